import { useEffect, useRef, useState } from 'react';
import { Pause, Play } from 'lucide-react';
import { home } from '#messages';
import { classes } from '#ui/classes.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { readSession, writeSession } from '#ui/session-store.ts';

export type Shape = 'landscape' | 'portrait';

/** Windows taller than wide show the upright picture. */
export const UPRIGHT = '(max-aspect-ratio: 1/1)';

interface HeroVideoProps {
  /** One that staff have uploaded; without it, the pack's. */
  own?: string | undefined;
}

/** The poster comes to life, late and quietly; if it cannot, nothing is missed. */
export function HeroVideo({ own }: HeroVideoProps) {
  const welcome = useVideoWelcome();
  const [broken, setBroken] = useState(false);
  return welcome && !broken ? <Film own={own} onBreak={() => setBroken(true)} /> : null;
}

/** Whoever stopped it once does not have to do it again, wherever they go and whenever they reload. */
const PAUSED = 'hero-paused';

function Film({ own, onBreak }: HeroVideoProps & { onBreak: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [shown, setShown] = useState(false);
  const [paused, setPaused] = useState(() => readSession(PAUSED) === true);
  const [file] = useState(() => own ?? pickFile());

  useEffect(() => {
    const film = video.current;
    if (!film || paused) return;
    // Nobody watches a film that is scrolled away.
    const watch = new IntersectionObserver(([entry]) => {
      // Refused play (battery saver) leaves the poster; the button still offers it. Scrolled away in time is no refusal.
      if (entry?.isIntersecting)
        film.play().catch(({ name }: Error) => {
          if (name === 'NotAllowedError') setPaused(true);
        });
      else film.pause();
    });
    watch.observe(film);
    return () => {
      watch.disconnect();
      film.pause();
    };
  }, [paused]);

  const toggle = () => {
    setPaused(!paused);
    writeSession(PAUSED, paused ? null : true);
  };
  return (
    <>
      <video
        ref={video}
        src={file}
        muted
        loop
        playsInline
        preload={paused ? 'none' : 'auto'}
        aria-hidden
        tabIndex={-1}
        onPlaying={() => setShown(true)}
        onError={onBreak}
        className={classes(
          'absolute inset-0 size-full object-cover transition-opacity duration-300',
          !shown && 'opacity-0',
        )}
      />
      <IconButton
        label={paused ? home.playVideo : home.pauseVideo}
        variant="raised"
        onClick={toggle}
        className="absolute right-4 bottom-4 z-10 sm:right-6 sm:bottom-6"
      >
        {paused ? (
          <Play aria-hidden className="size-5" />
        ) : (
          <Pause aria-hidden className="size-5" />
        )}
      </IconButton>
    </>
  );
}

function pickFile(): string {
  const webm = document.createElement('video').canPlayType('video/webm; codecs="vp9"') !== '';
  const shape: Shape = matchMedia(UPRIGHT).matches ? 'portrait' : 'landscape';
  return `/hero/${shape}.${webm ? 'webm' : 'mp4'}`;
}

const CALM = '(prefers-reduced-motion: reduce)';
const IDLE_AT_LATEST_MS = 3000;

/** True once the page is loaded and idle, unless the visitor wants less motion or less data, or has a line for neither. */
function useVideoWelcome(): boolean {
  const [welcome, setWelcome] = useState(false);
  useEffect(() => {
    const calm = matchMedia(CALM);
    if (calm.matches || hasLittleData()) return;
    const stop = whenIdle(() => setWelcome(true));
    const leave = () => setWelcome(false);
    calm.addEventListener('change', leave);
    return () => {
      stop();
      calm.removeEventListener('change', leave);
    };
  }, []);
  return welcome;
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

function hasLittleData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/** Calls back after `load`, when nothing else is to be done; the returned function calls it off. */
function whenIdle(callback: () => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const start = () => signal.aborted || callback();
  const rest = () => {
    // Safari does not tell when it is idle.
    if (!('requestIdleCallback' in window)) setTimeout(start, 500);
    else requestIdleCallback(start, { timeout: IDLE_AT_LATEST_MS });
  };
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true, signal });
  return () => stopped.abort();
}
