import { Link } from 'react-router';
import { pictureUrl } from '#features/media/picture.rules.ts';
import { paths } from '#platform/paths.ts';
import { Avatar } from '#ui/avatar.tsx';
import { ClockBadge } from './clock-badge.tsx';
import type { WaitingView } from './queue-view.ts';

const NEWS: Record<WaitingView['news'], string> = {
  new: 'New',
  changed: 'Changed',
  suspended: 'Suspended, changed',
};

/** One that waits: who, what is new about it, and how long there is. */
export function WaitingRow({ waiting, now }: { waiting: WaitingView; now: number }) {
  const { slug, name, headline, location, kind, since, news, portrait } = waiting;
  return (
    <li
      data-accent={kind}
      className="relative flex items-center gap-3 px-4 py-3 transition hover:bg-surface-2 sm:gap-4 sm:px-5"
    >
      <Avatar
        name={name}
        src={portrait && pictureUrl(portrait, 96, 'webp')}
        shape={kind === 'business' ? 'square' : 'round'}
        size="small"
      />
      <div className="min-w-0 grow">
        <Link
          to={paths.adminQueueItem(slug)}
          data-queue-link
          dir="auto"
          className="block min-h-6 font-semibold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-accent"
        >
          {name}
        </Link>
        <p dir="auto" className="text-small text-ink-2">
          {headline}, {location}
        </p>
      </div>
      <div className="grid shrink-0 justify-items-end gap-1">
        <ClockBadge since={since} now={now} />
        <span className="text-tiny font-semibold text-accent">{NEWS[news]}</span>
      </div>
    </li>
  );
}
