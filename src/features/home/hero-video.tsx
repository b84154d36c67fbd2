import { useEffect, useRef, useState } from 'react';
import { Pause, Play } from 'lucide-react';
import { classes } from '#ui/classes.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { readSession, writeSession } from '#ui/session-store.ts';
import { UPRIGHT, videoFile } from './hero-files.ts';
import { useVideoWelcome } from './use-video-welcome.ts';

/** The poster comes to life, late and quietly; if it cannot, nothing is missed. */
export function HeroVideo() {
  const welcome = useVideoWelcome();
  const [broken, setBroken] = useState(false);
  return welcome && !broken ? <Film onBreak={() => setBroken(true)} /> : null;
}

/** Whoever stopped it once does not have to do it again, wherever they go and whenever they reload. */
const PAUSED = 'hero-paused';

function Film({ onBreak }: { onBreak: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [shown, setShown] = useState(false);
  const [paused, setPaused] = useState(() => readSession(PAUSED) === true);
  const [file] = useState(pickFile);

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
        label={paused ? 'Play video' : 'Pause video'}
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
  const shape = matchMedia(UPRIGHT).matches ? 'portrait' : 'landscape';
  return videoFile(shape, webm ? 'webm' : 'mp4');
}
