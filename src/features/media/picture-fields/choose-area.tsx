import { ImagePlus } from 'lucide-react';

/** The dashed area of an empty place. It is a label, so a click anywhere opens the input. */
export function ChooseArea({ id, words }: { id: string; words: string }) {
  return (
    <label htmlFor={id} className="picture-area picture-choose" data-needs-script>
      <span className="picture-sign">
        <ImagePlus aria-hidden className="size-7" />
      </span>
      <span>
        <span className="font-semibold text-accent">{words}</span>
        <span aria-hidden className="picture-by-mouse">
          , drop or paste it here
        </span>
      </span>
    </label>
  );
}
