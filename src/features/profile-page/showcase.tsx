import { useState, type MouseEvent } from 'react';
import { classes } from '#ui/classes.ts';
import type { Lightbox as LightboxComponent } from './lightbox.tsx';
import type { Profile } from './profile.ts';
import { ShowcasePicture } from './showcase-picture.tsx';

interface Open {
  Lightbox: typeof LightboxComponent;
  start: number;
  opener: HTMLElement;
}

/** Pictures of the work, which open on the whole screen. */
export function Showcase({ profile }: { profile: Profile }) {
  const { kind, showcase, name } = profile;
  const [open, setOpen] = useState<Open | null>(null);
  const pictures = showcase.map((src, index) => ({
    src,
    caption: `Picture ${index + 1} of ${showcase.length} by ${name}`,
  }));

  // Few visitors enlarge a picture, so its script comes with the first who does; without it the link leads there.
  const enlarge = (event: MouseEvent<HTMLAnchorElement>, start: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const opener = event.currentTarget;
    import('./lightbox.tsx').then(
      ({ Lightbox }) => setOpen({ Lightbox, start, opener }),
      () => location.assign(opener.href),
    );
  };

  return (
    <section>
      <h2 className="text-heading">Showcase</h2>
      {pictures.length === 0 ? (
        <p className="mt-3 text-ink-2">This {kind} has not added pictures of their work yet.</p>
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
