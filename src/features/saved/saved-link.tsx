import { Heart } from 'lucide-react';
import { frame } from '#messages';
import { useSaved } from '#features/directory/saving/saved-list.ts';
import { paths } from '#platform/paths.ts';
import { Link } from '#ui/link.tsx';

/** The heart in the bar, with how many there are. */
export function SavedLink() {
  const { length } = useSaved();
  return (
    <Link
      to={paths.saved}
      className="relative grid size-11 shrink-0 place-items-center rounded-full transition hover:bg-surface-2"
    >
      <Heart aria-hidden className="size-6" />
      <span className="sr-only">{frame.saved}</span>
      {length > 0 && (
        <span className="absolute top-0 right-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-tiny leading-none font-semibold text-accent-ink tabular-nums ring-2 ring-page">
          {length}
        </span>
      )}
    </Link>
  );
}
