import { Spinner } from '#ui/spinner.tsx';

interface PicturePreviewProps {
  url: string;
  alt: string;
  busy: boolean;
}

/** In the shape that the page will show it in. */
export function PicturePreview({ url, alt, busy }: PicturePreviewProps) {
  return (
    <span className="picture-preview" aria-busy={busy || undefined}>
      <img src={url} alt={alt} draggable={false} decoding="async" />
      {busy && (
        <span className="picture-working">
          <Spinner />
        </span>
      )}
    </span>
  );
}
