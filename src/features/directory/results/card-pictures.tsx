import { Picture } from '#ui/picture.tsx';
import { DemoMark } from '../demo-mark.tsx';
import type { DetailedCard } from '../provider-card.ts';
import { CARD_SHOWCASE_PICTURES } from '../search.rules.ts';

/** For those without a banner: sun and swell in the colour of the page. */
const plainSea = (
  <svg
    aria-hidden
    viewBox="0 0 300 100"
    preserveAspectRatio="xMidYMid slice"
    className="block aspect-[3/1] w-full bg-accent-soft"
  >
    <circle cx="222" cy="56" r="26" className="fill-sun" />
    <g className="fill-accent">
      <path opacity=".25" d="M0 60q25-9 50 0t50 0 50 0 50 0 50 0 50 0v40H0z" />
      <path opacity=".35" d="M0 74q30-9 60 0t60 0 60 0 60 0 60 0v26H0z" />
      <path opacity=".6" d="M0 88q25-7 50 0t50 0 50 0 50 0 50 0 50 0v12H0z" />
    </g>
  </svg>
);

interface CardBannerProps {
  card: DetailedCard;
  sizes: string;
  eager: boolean;
}

export function CardBanner({ card, sizes, eager }: CardBannerProps) {
  return (
    <div className="relative">
      {card.banner ? (
        <Picture
          src={card.banner}
          alt=""
          sizes={sizes}
          widths={[320, 480, 640]}
          width={960}
          height={320}
          eager={eager}
          className="aspect-[3/1] w-full bg-accent-soft object-cover"
        />
      ) : (
        plainSea
      )}
      {card.demo && <DemoMark className="absolute top-3 left-4" />}
    </div>
  );
}

/** The first pictures of the work. They say nothing in words, so they are silent to screen readers. */
export function CardShowcase({ pictures, sizes }: { pictures: string[]; sizes: string }) {
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
