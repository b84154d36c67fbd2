import { profile as messages } from '#messages';
import { useState, type MouseEvent } from 'react';
import { Maximize2 } from 'lucide-react';
import { classes } from '#ui/classes.ts';
import { inWidth, Picture } from '#ui/picture.tsx';
import type { Profile } from './profile.ts';

interface Open {
  Lightbox: Awaited<ReturnType<typeof loadLightbox>>['Lightbox'];
  start: number;
  opener: HTMLElement;
}

const loadLightbox = () => import('./lightbox.tsx');

/** Pictures of the work, which open on the whole screen. */
export function Showcase({ profile }: { profile: Profile }) {
  const { kind, showcase, name } = profile;
  const [open, setOpen] = useState<Open | null>(null);
  const pictures = showcase.map((src, index) => ({
    src,
    caption: messages.pictureBy(index + 1, showcase.length, name),
  }));

  // Few visitors enlarge a picture, so its script comes with the first who does; without it the link leads there.
  const enlarge = (event: MouseEvent<HTMLAnchorElement>, start: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const opener = event.currentTarget;
    loadLightbox().then(
      ({ Lightbox }) => setOpen({ Lightbox, start, opener }),
      () => location.assign(opener.href),
    );
  };

  return (
    <section>
      <h2 className="text-heading">{messages.showcase}</h2>
      {pictures.length === 0 ? (
        <p className="mt-3 text-ink-2">{messages.noPictures[kind]}</p>
      ) : (
        <ul
          className={classes(
            'mt-5 grid grid-cols-2 gap-3 sm:gap-4',
            kind === 'business' && 'one-by-one',
          )}
        >
          {pictures.map((picture, index) => (
            <ShowcasePicture
              key={picture.src}
              {...picture}
              // In an odd number the first one leads, so that no place stays empty.
              wide={index === 0 && pictures.length % 2 === 1}
              onEnlarge={(event) => enlarge(event, index)}
            />
          ))}
        </ul>
      )}
      {open && (
        <open.Lightbox
          start={open.start}
          opener={open.opener}
          pictures={pictures}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}

interface ShowcasePictureProps {
  src: string;
  caption: string;
  wide: boolean;
  onEnlarge: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A link to the large picture, so that it opens even before scripts arrive. */
function ShowcasePicture({ src, caption, wide, onEnlarge }: ShowcasePictureProps) {
  return (
    <li className={wide ? 'col-span-2' : undefined}>
      <a
        href={inWidth(src, 1600)}
        onClick={onEnlarge}
        className="group relative block overflow-hidden rounded-card bg-surface-2"
      >
        <span className="sr-only">{`${messages.enlarge} `}</span>
        <Picture
          src={src}
          alt={caption}
          sizes={`(min-width: 64rem) ${wide ? 46 : 23}rem, ${wide ? 100 : 50}vw`}
          widths={[320, 640, 960, 1280]}
          width={960}
          height={wide ? 540 : 720}
          className={classes(
            'w-full object-cover transition duration-300 group-hover:scale-[1.03]',
            wide ? 'aspect-video' : 'aspect-4/3',
          )}
        />
        <Maximize2
          aria-hidden
          className="absolute right-3 bottom-3 size-9 rounded-full bg-surface p-2.5 text-ink shadow-low"
        />
      </a>
    </li>
  );
}
