import { Picture } from '#ui/picture.tsx';
import type { Profile } from './profile.ts';

/** The picture across the top, with the sea's edge below it; a quiet scene of our own where there is none. */
export function ProfileBanner({ profile: { banner } }: { profile: Profile }) {
  return (
    <div className="relative h-[clamp(10.5rem,31vw,26rem)] overflow-hidden bg-accent-soft">
      {banner ? (
        <Picture
          src={banner}
          alt=""
          sizes="100vw"
          widths={[480, 960, 1600, 2400]}
          width={1600}
          height={500}
          eager
          className="size-full object-cover"
        />
      ) : (
        <Lagoon />
      )}
      <svg
        aria-hidden
        viewBox="0 0 1440 48"
        preserveAspectRatio="none"
        className="absolute inset-x-0 -bottom-px h-[clamp(1rem,3vw,2.5rem)] w-full fill-page"
      >
        <path d="M0 48V20c180-26 330-22 520 0s330 24 520-2 300-14 400 2v28z" />
      </svg>
    </div>
  );
}

function Lagoon() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 1440 400"
      preserveAspectRatio="xMidYMax slice"
      className="size-full"
    >
      <circle cx="1010" cy="170" r="74" className="fill-sun" />
      {/* The hills stand before the sun, so they have a ground that hides it. */}
      <path d="M0 250q190-90 420-40t420-20 600 20v190H0z" className="fill-accent-soft" />
      <path d="M0 250q190-90 420-40t420-20 600 20v190H0z" className="fill-accent" opacity=".18" />
      <path d="M0 290q260-70 520-20t480-20 440 10v140H0z" className="fill-accent" opacity=".3" />
      <path d="M0 330q200-40 430-10t500-10 510 10v80H0z" className="fill-accent" opacity=".5" />
    </svg>
  );
}
