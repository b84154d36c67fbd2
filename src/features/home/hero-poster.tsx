import { posterSet, UPRIGHT } from './hero-files.ts';

/** What the visitor sees first, and all that she sees where no video plays. */
export function HeroPoster() {
  return (
    <picture className="contents">
      <source
        media={UPRIGHT}
        type="image/avif"
        srcSet={posterSet('portrait', 'avif')}
        sizes="100vw"
      />
      <source
        media={UPRIGHT}
        type="image/webp"
        srcSet={posterSet('portrait', 'webp')}
        sizes="100vw"
      />
      <source type="image/avif" srcSet={posterSet('landscape', 'avif')} sizes="100vw" />
      <img
        src="/hero/landscape-1280.webp"
        srcSet={posterSet('landscape', 'webp')}
        sizes="100vw"
        alt=""
        width={1920}
        height={1080}
        fetchPriority="high"
        className="absolute inset-0 size-full object-cover"
      />
    </picture>
  );
}
