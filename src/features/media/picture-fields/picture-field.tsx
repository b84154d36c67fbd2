import { useState, type ReactNode } from 'react';
import { ClipboardPaste } from 'lucide-react';
import { media } from '#messages';
import { Button } from '#ui/button.tsx';
import {
  PICTURE_SLOTS,
  slotLimits,
  type PictureSlot,
  type PictureWording,
} from '../picture.rules.ts';
import type { AdjustDialog } from './adjust-dialog.tsx';
import { readClipboard, useDropTarget } from './incoming-files.ts';
import { PictureInput, PictureMessage } from './picture-input.tsx';
import type { PictureItem, PictureState } from './picture-state.ts';
import { ShowcasePictures } from './showcase-pictures.tsx';
import { SinglePicture } from './single-picture.tsx';
import { usePictures } from './use-pictures.ts';
import './picture-fields.css';

interface PictureFieldProps {
  slot: PictureSlot;
  /** Form field name, also used as element id base. */
  name: string;
  label: string;
  /** Before what the slot takes. */
  hint?: string;
  wording?: PictureWording;
  state: PictureState;
  onChange: (state: PictureState) => void;
  disabled?: boolean;
  id?: string;
}

/** Pictures by button, drop or paste. Without scripts it is a plain file input. */
export function PictureField(props: PictureFieldProps): ReactNode {
  const { slot, name, label, wording, state, onChange } = props;
  const { hint = '', disabled = false, id = name } = props;
  const { items, error } = state;
  const { maxCount } = PICTURE_SLOTS[slot];
  const many = maxCount > 1;
  const full = many && items.length >= maxCount;
  const pictures = usePictures({ slot, wording, state, onChange });
  const { over, bind } = useDropTarget(pictures.take, disabled);
  const { adjusting, adjust, close } = useAdjustDialog(pictures.slipped);

  const isBusy = (itemId: string) =>
    pictures.isWorking(itemId) || (adjusting?.item.id === itemId && !adjusting.Dialog);
  /** The control that was used is gone: the keyboard stays with the field. */
  const staying =
    <Given extends unknown[]>(act: (...given: Given) => void) =>
    (...given: Given) => {
      act(...given);
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) document.getElementById(id)?.focus();
      });
    };
  const remove = staying(pictures.remove);
  const closeDialog = staying(close);
  const parts = { id, slot, label, disabled, state, isBusy, remove, adjust, move: pictures.move };
  const heading = { id: `${id}-label`, className: 'font-semibold text-ink', children: label };

  return (
    <>
      <div
        {...bind}
        className="picture-field"
        data-slot={slot}
        data-over={over || undefined}
        data-wrong={error !== null || undefined}
        // The place that a summary of errors leads to when there is nothing left to choose.
        {...(full && { id, tabIndex: -1, role: 'group', 'aria-labelledby': heading.id })}
      >
        <div className="flex flex-wrap justify-between gap-x-4 text-small">
          {full ? <span {...heading} /> : <label htmlFor={id} {...heading} />}
          {many && (
            <span className="shrink-0 text-ink-3 tabular-nums">
              {media.countOf(items.length, maxCount)}
            </span>
          )}
        </div>
        {!full && (
          <PictureInput
            id={id}
            name={name}
            slot={slot}
            disabled={disabled}
            invalid={error !== null}
            onFiles={pictures.take}
          />
        )}
        {many ? <ShowcasePictures {...parts} /> : <SinglePicture {...parts} />}
        <PictureMessage
          id={`${id}-error`}
          error={error}
          slip={pictures.slip}
          kept={items.length}
          onDismiss={staying(pictures.dismiss)}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4 text-small">
          <p id={`${id}-hint`} className="min-w-0 flex-[1_1_10rem] text-ink-3">
            {hint + slotLimits(slot)}
          </p>
          <Button
            variant="quiet"
            size="small"
            disabled={disabled}
            data-needs-script
            onClick={() => void readClipboard().then(pictures.take)}
            // For what was cut out on the screen of a desk; on a phone there is nothing to paste.
            className="-mr-3.5 shrink-0 pointer-coarse:hidden"
          >
            <ClipboardPaste aria-hidden className="size-4.5" />
            {media.paste}
            <span className="sr-only">{label}</span>
          </Button>
        </div>
        <p role="status" className="sr-only">
          {pictures.news}
        </p>
      </div>
      {adjusting?.Dialog && adjusting.item.file && (
        <adjusting.Dialog
          slot={slot}
          file={adjusting.item.file}
          onClose={closeDialog}
          onApply={(file, adjusted) => {
            pictures.adjust(adjusting.item, file, adjusted);
            closeDialog();
          }}
        />
      )}
    </>
  );
}

interface Adjusting {
  item: PictureItem;
  /** Null while it is on its way: few visitors need it, so it comes when it is asked for. */
  Dialog: typeof AdjustDialog | null;
}

function useAdjustDialog(onSlip: (slip: string) => void) {
  const [adjusting, setAdjusting] = useState<Adjusting | null>(null);
  const adjust = async (item: PictureItem) => {
    setAdjusting({ item, Dialog: null });
    try {
      const { AdjustDialog: Dialog } = await import('./adjust-dialog.tsx');
      setAdjusting({ item, Dialog });
    } catch {
      setAdjusting(null);
      onSlip(media.cannotAdjust);
    }
  };
  return { adjusting, adjust, close: () => setAdjusting(null) };
}
