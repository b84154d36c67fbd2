import { useEffect, useRef, useState } from 'react';
import { VideoNote, VideoNoteLink } from './video-note.tsx';
import type { VideoSource } from './video-source.rules.ts';

interface VideoFileProps {
  source: Extract<VideoSource, { kind: 'file' }>;
  name: string;
  poster: string | null;
}

/** The browser's own player; nothing is loaded before somebody presses play. */
export function VideoFile({ source, name, poster }: VideoFileProps) {
  const [broken, setBroken] = useState(false);
  const player = useRef<HTMLVideoElement>(null);
  // It may have failed before anybody listened.
  useEffect(() => {
    const { networkState, error } = player.current!;
    if (error || networkState === HTMLMediaElement.NETWORK_NO_SOURCE) setBroken(true);
  }, []);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- providers upload none */}
      <video
        ref={player}
        controls
        playsInline
        preload="none"
        poster={poster ?? undefined}
        aria-label={`Video of ${name}`}
        onError={() => setBroken(true)}
        className="aspect-video w-full rounded-card bg-deep object-cover"
      >
        <source src={source.url} type={source.type} onError={() => setBroken(true)} />
      </video>
      {source.site && !broken && <VideoNote>The video plays from {source.site}.</VideoNote>}
      <VideoNote aloud>
        {broken && (
          <>
            The video cannot be played right now.{' '}
            <VideoNoteLink href={source.url}>
              Open the file{source.site && ` at ${source.site}`}
            </VideoNoteLink>
          </>
        )}
      </VideoNote>
    </>
  );
}
