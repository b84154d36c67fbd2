import { MARK } from '#platform/pack.ts';
import type { Site } from '#platform/site.ts';

export function Logo({ name, logo }: Pick<Site, 'name' | 'logo'>) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2.5">
      {logo ? (
        <img src={logo.src} width={logo.width} height={logo.height} alt="" className="shrink-0" />
      ) : (
        <LogoMark />
      )}
      <span
        className={
          logo?.spellsName
            ? 'sr-only'
            : 'line-clamp-2 font-heading text-[min(1.5rem,7.5vw)] leading-none font-extrabold tracking-[-0.035em] wrap-normal'
        }
      >
        {name}
      </span>
    </span>
  );
}

/** What the country's own drawing is, over reef waves; readable from 24 px. */
function LogoMark() {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className="shrink-0 size-8">
      <path className="fill-specialist" fillRule="evenodd" d={MARK} />
      <path
        className="stroke-specialist"
        fill="none"
        strokeWidth="2.6"
        strokeLinecap="round"
        d="M3 24.8q3.25-2.8 6.5 0t6.5 0 6.5 0 6.5 0"
      />
      <path
        className="stroke-mango"
        fill="none"
        strokeWidth="2.6"
        strokeLinecap="round"
        d="M6.25 29.7q3.25-2.8 6.5 0t6.5 0 6.5 0"
      />
    </svg>
  );
}
