import type { MouseEvent, ReactNode } from 'react';
import { Crop, ImagePlus, Trash2 } from 'lucide-react';
import { media } from '#messages';
import { buttonStyle } from '#ui/button-style.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { PictureSlot } from '../picture.rules.ts';
import type { PictureItem, PictureState } from './picture-state.ts';

export interface SlotProps {
  id: string;
  slot: PictureSlot;
  label: string;
  disabled: boolean;
  state: PictureState;
  isBusy: (id: string) => boolean;
  remove: (id: string) => void;
  move: (id: string, to: number) => void;
  adjust: (item: PictureItem) => Promise<void>;
}

export function SinglePicture({ id, label, disabled, state, isBusy, remove, adjust }: SlotProps) {
  const item = state.items[0];
  if (!item) return <ChooseArea id={id} words={media.chooseOne} />;
  const busy = isBusy(item.id);
  const of = <span className="sr-only">{label}</span>;
  return (
    <div className="picture-card">
      <PicturePreview url={item.url} alt={media.preview(label)} busy={busy} />
      <p className="picture-name min-w-0 truncate text-small text-ink-2">{item.name}</p>
      <div className="picture-actions flex flex-wrap gap-2" data-needs-script>
        <label
          htmlFor={id}
          className={classes(
            buttonStyle({ variant: 'secondary', size: 'small' }),
            'picture-choose',
            disabled && 'opacity-60',
          )}
        >
          {media.replace}
        </label>
        {item.file && (
          <Button
            variant="secondary"
            size="small"
            disabled={disabled || state.busy}
            onClick={() => void adjust(item)}
          >
            <Crop aria-hidden className="size-4.5 max-sm:hidden" />
            {media.adjust}
            {of}
          </Button>
        )}
        <Button variant="quiet" size="small" disabled={disabled} onClick={() => remove(item.id)}>
          <Trash2 aria-hidden className="size-4.5 max-sm:hidden" />
          {media.remove}
          {of}
        </Button>
      </div>
    </div>
  );
}

/** The dashed area of an empty place. It is a label, so a click anywhere opens the input. */
export function ChooseArea({ id, words }: { id: string; words: string }) {
  return (
    <label htmlFor={id} className="picture-area picture-choose" data-needs-script>
      <span className="picture-sign grid size-14 place-items-center rounded-full bg-accent-soft text-accent">
        <ImagePlus aria-hidden className="size-7" />
      </span>
      <span>
        <span className="font-semibold text-accent">{words}</span>
        <span aria-hidden className="picture-by-mouse">
          {media.dropHere}
        </span>
      </span>
    </label>
  );
}

export function PicturePreview({ url, alt, busy }: { url: string; alt: string; busy: boolean }) {
  return (
    <span className="picture-preview" aria-busy={busy || undefined}>
      <img src={url} alt={alt} draggable={false} decoding="async" />
      {busy && (
        <span className="picture-working">
          <Spinner />
        </span>
      )}
    </span>
  );
}

interface MoveButtonProps {
  label: string;
  disabled: boolean;
  onMove: () => void;
  children: ReactNode;
}

export function MoveButton({ label, disabled, onMove, children }: MoveButtonProps) {
  const move = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (disabled) return;
    onMove();
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
