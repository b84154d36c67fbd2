import type { MouseEvent } from 'react';
import { Maximize2 } from 'lucide-react';
import { classes } from '#ui/classes.ts';
import { Picture } from '#ui/picture.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { largePicture } from './large-picture.ts';

interface ShowcasePictureProps {
  src: string;
  caption: string;
  wide: boolean;
  onEnlarge: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A link to the large picture, so that it opens even before scripts arrive. */
export function ShowcasePicture({ src, caption, wide, onEnlarge }: ShowcasePictureProps) {
  return (
    <li className={wide ? 'col-span-2' : undefined}>
      <a
        href={largePicture(src)}
        onClick={onEnlarge}
        className="group relative block overflow-hidden rounded-card bg-surface-2"
      >
        <VisuallyHidden>Enlarge: </VisuallyHidden>
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
