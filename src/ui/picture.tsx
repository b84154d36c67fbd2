const SIZED = /^(\/media\/[0-9a-f]+\/)\d+\.webp$/;

/** The same stored picture in another width; an address that is not ours stays as it is. */
export const inWidth = (src: string, width: number): string =>
  src.replace(SIZED, (_, folder: string) => `${folder}${width}.webp`);

interface PictureProps {
  /** An address of ours in any width; other addresses are shown as they are. */
  src: string;
  alt: string;
  /** How wide it is shown, as the browser's `sizes`. */
  sizes: string;
  widths: readonly number[];
  width: number;
  height: number;
  /** Pictures on the first screen load at once, all others when they come near. */
  eager?: boolean;
  className?: string;
}

/**
 * A stored picture in the width that suits the device, with its place kept free while it loads. The few browsers
 * without AVIF get one width: a second list would make pages a fifth larger for all.
 */
export function Picture({
  src,
  alt,
  sizes,
  widths,
  width,
  height,
  eager,
  className,
}: PictureProps) {
  const folder = SIZED.exec(src)?.[1];
  const image = (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  );
  if (!folder) return image;
  const avif = widths.map((each) => `${folder}${each}.avif ${each}w`).join(', ');
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {image}
    </picture>
  );
}
