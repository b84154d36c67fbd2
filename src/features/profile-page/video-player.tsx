import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { profile as messages } from '#messages';
import { Play } from 'lucide-react';
import { classes } from '#ui/classes.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { OutsideLink } from '#ui/outside-link.tsx';
import { Picture } from '#ui/picture.tsx';
import { linkStyle } from '#ui/text-link.tsx';
import type { VideoSource } from './video-source.rules.ts';

interface PlayerProps<Kind extends VideoSource['kind']> {
  source: Extract<VideoSource, { kind: Kind }>;
  name: string;
  poster: string | null;
}

/** The browser's own player; nothing is loaded before somebody presses play. */
export function VideoFile({ source, name, poster }: PlayerProps<'file'>) {
  const [broken, setBroken] = useState(false);
  const player = useRef<HTMLVideoElement>(null);
  // A poster cannot be lazy: it would race the pictures that are seen first.
  const hydrated = useHydrated();
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
        poster={(hydrated && poster) || undefined}
        aria-label={messages.videoOf(name)}
        onError={() => setBroken(true)}
        className="aspect-video w-full rounded-card bg-deep object-cover"
      >
        <source src={source.url} type={source.type} onError={() => setBroken(true)} />
      </video>
      {source.site && !broken && <VideoNote>{messages.playsFrom(source.site)}</VideoNote>}
      <VideoNote aloud>
        {broken && (
          <>
            {messages.cannotPlay}{' '}
            <VideoNoteLink href={source.url}>
              {source.site ? messages.openFileAt(source.site) : messages.openFile}
            </VideoNoteLink>
          </>
        )}
      </VideoNote>
    </>
  );
}

/** A door to another site's player: that site learns nothing of the visitor before she opens it. */
export function VideoFrame({ source, name, poster }: PlayerProps<'frame'>) {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (open) frame.current?.focus();
  }, [open]);
  const shape = classes(
    'relative block w-full overflow-hidden rounded-card bg-deep',
    source.tall ? 'mx-auto aspect-9/16 max-w-sm' : 'aspect-video',
  );
  if (open) {
    return (
      <>
        <iframe
          ref={frame}
          src={source.frameUrl}
          title={messages.videoOn(name, source.host)}
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          className={shape}
        />
        {/* Whether another site's player works is nothing that a page can find out. */}
        <VideoNote>
          {messages.doesNotPlay}{' '}
          <VideoNoteLink href={source.url}>{messages.watchItOn(source.host)}</VideoNoteLink>
        </VideoNote>
      </>
    );
  }
  const play = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <OutsideLink href={source.url} onClick={play} className={`group ${shape}`}>
      {poster && (
        <Picture
          src={poster}
          alt=""
          sizes="(min-width: 64rem) 45rem, 100vw"
          widths={[480, 960]}
          width={960}
          height={540}
          className="size-full object-cover opacity-45 transition group-hover:opacity-60"
        />
      )}
      <span className="absolute inset-0 grid place-content-center justify-items-center gap-4 text-center text-white">
        <span className="grid size-18 place-items-center rounded-full bg-accent text-accent-ink transition group-hover:scale-105">
          <Play aria-hidden className="ml-1 size-8 fill-current" />
        </span>
        <span className="rounded-control bg-deep px-3 py-1.5 text-small font-semibold">
          {messages.playFrom(source.host)}
        </span>
      </span>
    </OutsideLink>
  );
}

/** What is said below a player; aloud where it comes later. */
function VideoNote({ aloud, children }: { aloud?: boolean; children: ReactNode }) {
  return (
    <p
      role={aloud ? 'status' : undefined}
      className="text-small wrap-anywhere text-ink-2 not-empty:mt-3"
    >
      {children}
    </p>
  );
}

function VideoNoteLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <OutsideLink href={href} className={linkStyle}>
      {children}
    </OutsideLink>
  );
}
