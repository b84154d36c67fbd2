import { Crop, Trash2 } from 'lucide-react';
import { buttonStyle } from '#ui/button-style.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { ChooseArea } from './choose-area.tsx';
import { PicturePreview } from './picture-preview.tsx';
import type { SlotProps } from './slot-props.ts';

export function SinglePicture({ id, label, disabled, state, isBusy, remove, adjust }: SlotProps) {
  const item = state.items[0];
  if (!item) return <ChooseArea id={id} words="Choose a picture" />;
  const busy = isBusy(item.id);
  const of = <VisuallyHidden>{label}</VisuallyHidden>;
  return (
    <div className="picture-card">
      <PicturePreview url={item.url} alt={`${label} preview`} busy={busy} />
      <p className="picture-name">{item.name}</p>
      <div className="picture-actions" data-needs-script>
        <label
          htmlFor={id}
          className={classes(
            buttonStyle({ variant: 'secondary', size: 'small' }),
            'picture-choose',
            disabled && 'opacity-60',
          )}
        >
          Replace
        </label>
        {item.file && (
          <Button
            variant="secondary"
            size="small"
            disabled={disabled || state.busy}
            onClick={() => void adjust(item)}
          >
            <Crop aria-hidden className="size-4.5 max-sm:hidden" />
            Adjust
            {of}
          </Button>
        )}
        <Button variant="quiet" size="small" disabled={disabled} onClick={() => remove(item.id)}>
          <Trash2 aria-hidden className="size-4.5 max-sm:hidden" />
          Remove
          {of}
        </Button>
      </div>
    </div>
  );
}
