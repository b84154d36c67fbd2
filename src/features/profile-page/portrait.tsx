import { Avatar } from '#ui/avatar.tsx';
import { classes } from '#ui/classes.ts';
import { Picture } from '#ui/picture.tsx';
import type { Profile } from './profile.ts';

/** Half over the banner. People are round, businesses square, as everywhere. */
export function Portrait({ profile: { kind, name, portrait } }: { profile: Profile }) {
  const shape = kind === 'specialist' ? 'rounded-full' : 'rounded-sheet';
  return (
    <div
      className={classes(
        '-mt-18 size-30 shrink-0 overflow-hidden bg-surface p-1.5 shadow-mid sm:-mt-20 sm:size-40 lg:-mt-24 lg:size-48',
        shape,
      )}
    >
      {portrait ? (
        <Picture
          src={portrait}
          alt={kind === 'specialist' ? `Portrait of ${name}` : `Logo of ${name}`}
          sizes="(min-width: 64rem) 192px, (min-width: 40rem) 160px, 120px"
          widths={[192, 320, 480]}
          width={192}
          height={192}
          eager
          className={classes(
            'size-full object-cover',
            kind === 'specialist' ? 'rounded-full' : 'rounded-[1.2rem]',
          )}
        />
      ) : (
        <Avatar
          name={name}
          shape={kind === 'specialist' ? 'round' : 'square'}
          className="size-full! text-title!"
        />
      )}
    </div>
  );
}
