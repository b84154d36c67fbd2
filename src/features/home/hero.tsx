import type { ReactNode } from 'react';
import { Store, UserRound } from 'lucide-react';
import { frame, home } from '#messages';
import { Link } from '#ui/link.tsx';
import { HERO_FILM, homeTexts } from '#platform/pack.ts';
import { pageHref } from '#platform/language.ts';
import { paths } from '#platform/paths.ts';
import { sitePictureUrl } from '#platform/site-picture.rules.ts';
import { descriptor, type Site } from '#platform/site.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { classes } from '#ui/classes.ts';
import { HeroVideo, UPRIGHT, type Shape } from './hero-video.tsx';

interface HeroProps {
  site: Site | undefined;
  onJump?: (kind: ProviderKind) => void;
  children: ReactNode;
}

/** The whole first screen. Its picture is a dusk in both themes, so its letters are light in both. */
export function Hero({ site, onJump, children }: HeroProps) {
  return (
    <section
      id="home"
      tabIndex={-1}
      aria-labelledby="home-title"
      data-theme="dark"
      className="relative isolate flex min-h-[calc(100svh-var(--header-height))] overflow-clip bg-linear-to-b from-[#08333f] via-[#31797a] to-[#083d4c] text-white"
    >
      <Poster picture={site?.hero} />
      {(site?.film ?? (HERO_FILM && !site?.hero)) && (
        <HeroVideo key={site?.film} own={site?.film} />
      )}
      <div
        aria-hidden
        className="absolute inset-0 bg-linear-to-b from-deep/55 to-transparent to-65% landscape:bg-linear-to-r landscape:from-deep/65"
      />
      <div className="container-page relative pt-[clamp(2.5rem,9svh,7rem)] pb-24 landscape:my-auto landscape:pt-10 landscape:pb-[16svh]">
        <p className="font-semibold text-mango">{descriptor()}</p>
        <h1 id="home-title" className="mt-3 max-w-[11em] text-hero font-extrabold text-white">
          {homeTexts.heroTitle}
        </h1>
        <p className="mt-4 max-w-[25em] text-lead text-white">{site?.tagline ?? frame.tagline}</p>
        <div className="mt-7 flex flex-wrap gap-3 max-[26rem]:grid">
          <SearchJump kind="specialist" onJump={onJump} className="bg-mango">
            <UserRound aria-hidden className="size-5" />
            {home.findSpecialist}
          </SearchJump>
          <SearchJump kind="business" onJump={onJump} className="bg-white">
            <Store aria-hidden className="size-5" />
            {home.findBusiness}
          </SearchJump>
        </div>
        <div className="mt-7 max-w-3xl">{children}</div>
      </div>
    </section>
  );
}

/** What the visitor sees first, and all that she sees where no video plays. */
function Poster({ picture }: { picture: string | undefined }) {
  const sources = sourcesOf(picture);
  const { srcSet, sizes } = sources.at(-1)!;
  return (
    <picture className="contents">
      {sources.slice(0, -1).map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      <img
        src={picture ? sitePictureUrl(picture, 1280) : '/hero/landscape-1280.webp'}
        srcSet={srcSet}
        sizes={sizes}
        alt=""
        {...(!picture && { width: 1920, height: 1080 })}
        fetchPriority="high"
        className="absolute inset-0 size-full object-cover"
      />
    </picture>
  );
}

type PictureWidth = Parameters<typeof sitePictureUrl>[1];
type AddressOf = (width: PictureWidth, format: 'avif' | 'webp') => string;

/** One that staff have uploaded has no second shape, and comes to life only with a film of theirs. */
function sourcesOf(picture: string | undefined) {
  if (picture)
    return formsOf((...form) => sitePictureUrl(picture, ...form), [720, 1080, 1280, 1920], '100vw');
  const ofShape =
    (shape: Shape): AddressOf =>
    (width, format) =>
      `/hero/${shape}-${width}.${format}`;
  return [
    // On a phone a tenth more than there is to see would take twice as long to be decoded.
    ...formsOf(ofShape('portrait'), [720, 1080], '90vw', UPRIGHT),
    ...formsOf(ofShape('landscape'), [1280, 1920], '100vw'),
  ];
}

const formsOf = (
  addressOf: AddressOf,
  widths: readonly PictureWidth[],
  sizes: string,
  media?: string,
) =>
  (['avif', 'webp'] as const).map((format) => ({
    media,
    type: `image/${format}`,
    srcSet: widths.map((width) => `${addressOf(width, format)} ${width}w`).join(', '),
    sizes,
  }));

/** In the size that will be shown, before the page is read to where it stands. */
export const heroPreloads = (picture: string | undefined) =>
  sourcesOf(picture)
    .filter(({ type }) => type === 'image/avif')
    .map(({ type, srcSet, sizes, media = `not all and ${UPRIGHT}` }) => ({
      tagName: 'link' as const,
      rel: 'preload',
      as: 'image',
      type,
      fetchPriority: 'high',
      imageSrcSet: srcSet,
      imageSizes: sizes,
      ...(!picture && { media }),
    }));

interface SearchJumpProps {
  kind: ProviderKind;
  /** Where the search stands on the same page: opens its tab. */
  onJump?: ((kind: ProviderKind) => void) | undefined;
  className: string;
  children: ReactNode;
}

/** To the search section, with the right tab open. */
function SearchJump({ kind, onJump, className, children }: SearchJumpProps) {
  const to = paths.section('search');
  const look = classes(
    'inline-flex min-h-14 items-center justify-center gap-2.5 rounded-control px-6 py-3 text-lead leading-tight font-semibold text-deep transition hover:brightness-105 active:translate-y-px',
    className,
  );
  return onJump ? (
    <a href={pageHref(to)} onClick={() => onJump(kind)} className={look}>
      {children}
    </a>
  ) : (
    <Link to={to} state={{ searchFor: kind }} className={look}>
      {children}
    </Link>
  );
}
