interface GalleryPicture {
  /** Its number in /pictures/about-…. */
  number: number;
  alt: string;
}

const SIZES = '(min-width: 80rem) 24rem, (min-width: 48rem) 31vw, 46vw';

/** Three pictures: a wide one with two below it, or, with `row`, side by side from tablets on. */
export function Gallery({ pictures, row }: { pictures: readonly GalleryPicture[]; row?: boolean }) {
  return (
    <ul
      className={
        row ? 'grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-5' : 'grid grid-cols-2 gap-3 md:gap-4'
      }
    >
      {pictures.map(({ number, alt }, index) => {
        const wide = index === 0;
        const sizes = wide && !row ? '(min-width: 64rem) 35rem, 92vw' : SIZES;
        return (
          <li
            key={number}
            className={wide ? (row ? 'max-md:col-span-2' : 'col-span-2') : undefined}
          >
            <picture className="contents">
              <source type="image/avif" srcSet={files(number, 'avif')} sizes={sizes} />
              <img
                src={`/pictures/about-${number}-960.webp`}
                srcSet={files(number, 'webp')}
                sizes={sizes}
                alt={alt}
                width={960}
                height={640}
                loading="lazy"
                decoding="async"
                className="h-auto w-full rounded-card bg-surface-2"
              />
            </picture>
          </li>
        );
      })}
    </ul>
  );
}

const files = (number: number, format: 'avif' | 'webp'): string =>
  [480, 960].map((width) => `/pictures/about-${number}-${width}.${format} ${width}w`).join(', ');
