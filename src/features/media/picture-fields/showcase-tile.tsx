import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import { ArrowLeft, ArrowRight, Crop, GripVertical, Trash2 } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import { PicturePreview } from './picture-preview.tsx';
import type { PictureItem } from './picture-state.ts';

interface ShowcaseTileProps {
  item: PictureItem;
  index: number;
  count: number;
  label: string;
  busy: boolean;
  disabled: boolean;
  adjustable: boolean;
  /** In the visitor's hand right now. */
  carried: boolean;
  onPickUp: (event: PointerEvent) => void;
  onMove: (to: number) => void;
  onAdjust: () => void;
  onRemove: () => void;
}

export function ShowcaseTile(props: ShowcaseTileProps) {
  const { item, index, count, label, busy, disabled, adjustable, carried } = props;
  const which = `picture ${index + 1}`;
  const movable = count > 1 && !disabled;
  return (
    <li className="picture-tile" data-place data-carried={carried || undefined}>
      <div
        className="picture-carry"
        data-movable={movable || undefined}
        onPointerDown={movable ? props.onPickUp : undefined}
      >
        <PicturePreview
          url={item.url}
          alt={`${label} preview ${index + 1} of ${count}`}
          busy={busy}
        />
        {movable && (
          <span className="picture-grip" data-grip data-needs-script>
            <GripVertical aria-hidden className="size-5" />
          </span>
        )}
      </div>
      <div className="picture-tools" data-needs-script>
        {count > 1 && (
          <>
            <MoveButton
              label={`Move earlier: ${which}`}
              to={index - 1}
              disabled={disabled || index === 0}
              onMove={props.onMove}
            >
              <ArrowLeft aria-hidden className="picture-arrow size-5" />
            </MoveButton>
            <MoveButton
              label={`Move later: ${which}`}
              to={index + 1}
              disabled={disabled || index === count - 1}
              onMove={props.onMove}
            >
              <ArrowRight aria-hidden className="picture-arrow size-5" />
            </MoveButton>
          </>
        )}
        {item.file && (
          <IconButton
            label={`Adjust ${which}`}
            disabled={disabled || !adjustable}
            onClick={props.onAdjust}
          >
            <Crop aria-hidden className="size-5" />
          </IconButton>
        )}
        <IconButton label={`Remove ${which}`} disabled={disabled} onClick={props.onRemove}>
          <Trash2 aria-hidden className="size-5" />
        </IconButton>
      </div>
    </li>
  );
}

interface MoveButtonProps {
  label: string;
  to: number;
  disabled: boolean;
  onMove: (to: number) => void;
  children: ReactNode;
}

function MoveButton({ label, to, disabled, onMove, children }: MoveButtonProps) {
  const move = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (disabled) return;
    onMove(to);
    // Its place in the page changes, and the browser drops the focus of what is moved.
    requestAnimationFrame(() => currentTarget.focus());
  };
  return (
    // Not `disabled`: at the end of the row it must keep the focus that brought it there.
    <IconButton
      label={label}
      aria-disabled={disabled || undefined}
      onClick={move}
      className="aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
    >
      {children}
    </IconButton>
  );
}
