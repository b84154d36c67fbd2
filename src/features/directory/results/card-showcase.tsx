import { Picture } from '#ui/picture.tsx';
import { CARD_SHOWCASE_PICTURES } from '../search.rules.ts';

interface CardShowcaseProps {
  pictures: readonly string[] | undefined;
  sizes: string;
}

/** The first pictures of the work. They say nothing in words, so they are silent to screen readers. */
export function CardShowcase({ pictures = [], sizes }: CardShowcaseProps) {
  if (pictures.length === 0) return null;
  return (
    <div className="grid grid-cols-3 gap-1.5">
      {pictures.slice(0, CARD_SHOWCASE_PICTURES).map((src) => (
        // The picture's sources would take cells of the grid.
        <span key={src}>
          <Picture
            src={src}
            alt=""
            sizes={sizes}
            widths={[96, 192, 320]}
            width={192}
            height={144}
            className="aspect-[4/3] w-full rounded-control bg-surface-2 object-cover"
          />
        </span>
      ))}
    </div>
  );
}
