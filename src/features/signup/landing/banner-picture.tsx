import type { ProviderKind } from '#platform/provider-kind.rules.ts';

interface BannerPictureProps {
  side: ProviderKind;
  className: string;
  /** Told when it is there, or will never be. */
  onSettled?: () => void;
}

const NARROW = '(max-width: 50rem)';
const file = (side: ProviderKind, width: number, format: 'avif' | 'webp') =>
  `/pictures/signup-${side}-${width}.${format}`;

/** The wide scene, or the middle of it on phones. */
export function BannerPicture({ side, className, onSettled }: BannerPictureProps) {
  return (
    <picture className="contents">
      <source media={NARROW} type="image/avif" srcSet={file(side, 800, 'avif')} />
      <source media={NARROW} srcSet={file(side, 800, 'webp')} />
      <source type="image/avif" srcSet={file(side, 1600, 'avif')} />
      <img
        src={file(side, 1600, 'webp')}
        alt=""
        width={1600}
        height={500}
        fetchPriority="high"
        onLoad={onSettled}
        onError={onSettled}
        className={className}
      />
    </picture>
  );
}
