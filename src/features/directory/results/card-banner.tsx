import { Picture } from '#ui/picture.tsx';
import { DemoMark } from '../demo-mark.tsx';

interface CardBannerProps {
  src: string | null | undefined;
  demo: boolean;
  sizes: string;
  /** On the first screen. */
  eager: boolean;
}

export function CardBanner({ src, demo, sizes, eager }: CardBannerProps) {
  return (
    <div className="relative">
      {src ? (
        <Picture
          src={src}
          alt=""
          sizes={sizes}
          widths={[320, 480, 640]}
          width={960}
          height={320}
          eager={eager}
          className="aspect-[3/1] w-full bg-accent-soft object-cover"
        />
      ) : (
        <PlainSea />
      )}
      {demo && <DemoMark className="absolute top-3 right-3" />}
    </div>
  );
}

/** For those without a banner: sun and swell in the colour of the page. */
function PlainSea() {
  return (
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
}
