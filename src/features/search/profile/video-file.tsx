import { useState } from 'react';
import type { VideoSource } from './video-source.rules.ts';

interface VideoFileProps {
  source: Extract<VideoSource, { kind: 'file' }>;
  name: string;
  poster: string | null;
}

/** The browser's own player; nothing is loaded before somebody presses play. */
export function VideoFile({ source, name, poster }: VideoFileProps) {
  const [broken, setBroken] = useState(false);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- providers upload none */}
      <video
        controls
        playsInline
        preload="none"
        poster={poster ?? undefined}
        aria-label={`Video of ${name}`}
        className="aspect-video w-full rounded-card bg-deep object-cover"
      >
        <source src={source.url} type={source.type} onError={() => setBroken(true)} />
      </video>
      <p role="status" className="text-small text-ink-2 not-empty:mt-3">
        {broken && (
          <>
            The video cannot be played right now.{' '}
            <a
              href={source.url}
              className="font-medium text-accent underline underline-offset-4 hover:text-accent-strong"
            >
              Open the file
            </a>
          </>
        )}
      </p>
    </>
  );
}
