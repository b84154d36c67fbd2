import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { profile as messages } from '#messages';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import { Picture } from '#ui/picture.tsx';
import { Spinner } from '#ui/spinner.tsx';

interface LightboxProps {
  pictures: { src: string; caption: string }[];
  start: number;
  /** Has the focus again afterwards: Safari does not focus what it clicks, so the browser alone cannot know. */
  opener: HTMLElement | null;
  onClose: () => void;
}

const arrows = () => [
  { label: messages.previousPicture, step: -1, Icon: ChevronLeft, place: 'left-4' },
  { label: messages.nextPicture, step: 1, Icon: ChevronRight, place: 'right-4' },
];

/** Pictures on the whole screen: arrows, Home, End and Escape by keyboard; fingers push the strip itself. */
export function Lightbox({ pictures, start, opener, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(start);
  const [lost, setLost] = useState<readonly string[]>([]);
  const captionId = useId();
  const many = pictures.length > 1;

  // A layout effect, so that it is closed before it leaves the page: while it is open nothing else takes the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    const { style, clientWidth } = document.documentElement;
    style.setProperty('--scrollbar', `${window.innerWidth - clientWidth}px`);
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    strip.current?.scrollTo({ left: start * strip.current.clientWidth, behavior: 'instant' });
    return () => {
      element?.close();
      opener?.focus();
    };
  }, [start, opener]);

  const go = (to: number) => {
    const index = (to + pictures.length) % pictures.length;
    setAt(index);
    strip.current?.scrollTo({ left: index * strip.current.clientWidth, behavior: 'instant' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: pictures.length - 1 }[
      event.key
    ];
    if (to === undefined || !many) return;
    event.preventDefault();
    go(to);
  };
  const noteSwipe = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    setAt(Math.round(scrollLeft / clientWidth));
  };

  return (
    <dialog
      ref={dialog}
      aria-labelledby={captionId}
      data-theme="dark"
      data-print="off"
      className="lightbox"
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => !event.currentTarget.open && onClose()}
    >
      <div
        ref={strip}
        role="region"
        aria-label={messages.pictures}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        className="lightbox-strip focus-visible:-outline-offset-4"
        onScroll={noteSwipe}
      >
        {pictures.map(({ src, caption }, index) => (
          <figure
            key={src}
            inert={index !== at}
            // A click beside the picture closes, as people expect of a dark room.
            onClick={(event) => event.target === event.currentTarget && onClose()}
            onErrorCapture={() => setLost((before) => [...before, src])}
            className="grid grid-cols-1 grid-rows-1 place-items-center px-2 pt-16 pb-20 text-ink-3 sm:px-20 [&>*]:col-start-1 [&>*]:row-start-1"
          >
            {lost.includes(src) ? (
              <p className="text-ink">{messages.pictureLost}</p>
            ) : (
              <>
                {/* Behind the picture, for the moment before it is there. */}
                <Spinner />
                <Picture
                  src={src}
                  alt={caption}
                  sizes="100vw"
                  widths={[640, 960, 1600]}
                  width={1600}
                  height={1200}
                  className="relative col-start-1 row-start-1 max-h-[calc(100dvh-9rem)] w-auto rounded-control object-contain"
                />
              </>
            )}
          </figure>
        ))}
      </div>
      <p
        id={captionId}
        role="status"
        className="absolute inset-x-16 bottom-6 text-center text-small text-ink"
      >
        {pictures[at]?.caption}
      </p>
      {many &&
        arrows().map(({ label, step, Icon, place }) => (
          <IconButton
            key={label}
            label={label}
            variant="raised"
            onClick={() => go(at + step)}
            className={`absolute bottom-4 ${place} sm:top-1/2 sm:bottom-auto`}
          >
            <Icon aria-hidden className="size-6" />
          </IconButton>
        ))}
      <IconButton
        label={messages.close}
        variant="raised"
        data-autofocus
        onClick={onClose}
        className="absolute top-4 right-4"
      >
        <X aria-hidden className="size-5" />
      </IconButton>
    </dialog>
  );
}
