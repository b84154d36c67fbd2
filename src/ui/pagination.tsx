import { ChevronLeft, ChevronRight } from 'lucide-react';
import { frame } from '#messages';
import { Link } from '#ui/link.tsx';
import { classes } from '#ui/classes.ts';

interface PaginationProps {
  page: number;
  totalPages: number;
  /** The address of a page, so that every step is a real link. */
  href: (page: number) => string;
  label?: string;
  className?: string | undefined;
}

const step =
  'grid h-11 min-w-11 place-items-center rounded-full max-[22rem]:min-w-9 px-1.5 font-semibold tabular-nums transition';

const rooms: Record<Room, string> = { all: '', wide: 'max-sm:hidden', narrow: 'sm:hidden' };

export function Pagination(props: PaginationProps) {
  const { page, totalPages, href, label = frame.pages, className } = props;
  if (totalPages < 2) return null;
  return (
    <nav aria-label={label} className={className} data-print="off">
      <ul className="flex flex-wrap items-center justify-center gap-0.5 sm:gap-1.5">
        <li>{arrow('prev')}</li>
        {pageList(page, totalPages).map((item) => (
          <li key={item.key} className={rooms[item.room]}>
            {item.page === null ? (
              <span aria-hidden className="grid w-6 place-items-center text-ink-3 sm:w-8">
                …
              </span>
            ) : (
              <Link
                to={href(item.page)}
                aria-label={frame.pageNumber(item.page)}
                aria-current={item.page === page ? 'page' : undefined}
                className={classes(
                  step,
                  item.page === page
                    ? 'bg-accent text-accent-ink'
                    : 'text-ink-2 hover:bg-surface-2 hover:text-ink',
                )}
              >
                {item.page}
              </Link>
            )}
          </li>
        ))}
        <li>{arrow('next')}</li>
      </ul>
    </nav>
  );

  function arrow(rel: 'prev' | 'next') {
    const target = rel === 'prev' ? page - 1 : page + 1;
    const Icon = rel === 'prev' ? ChevronLeft : ChevronRight;
    if (target < 1 || target > totalPages) {
      return (
        <span aria-hidden className={classes(step, 'text-ink-3 opacity-40')}>
          <Icon className="size-5" />
        </span>
      );
    }
    return (
      <Link
        to={href(target)}
        rel={rel}
        aria-label={rel === 'prev' ? frame.previousPage : frame.nextPage}
        className={classes(step, 'text-ink hover:bg-surface-2')}
      >
        <Icon aria-hidden className="size-5" />
      </Link>
    );
  }
}

/** Where an item has room: everywhere, or only on wide or narrow screens. */
type Room = 'all' | 'wide' | 'narrow';

interface PageItem {
  key: string;
  /** null stands for the pages left out. */
  page: number | null;
  room: Room;
}

/** Which pages to offer: the first, the last, the current one and, where there is room, its neighbours. */
function pageList(current: number, total: number): PageItem[] {
  const wide = pagesAround(current, total, 1);
  const narrow = pagesAround(current, total, 0);
  const items: PageItem[] = [];
  let lastWide = 0;
  let lastNarrow = 0;
  for (const page of wide) {
    const kept = narrow.includes(page);
    const wideGap = page > lastWide + 1;
    const narrowGap = kept && page > lastNarrow + 1;
    if (wideGap || narrowGap) {
      const room = wideGap && narrowGap ? 'all' : wideGap ? 'wide' : 'narrow';
      items.push({ key: `before-${page}`, page: null, room });
    }
    items.push({ key: `${page}`, page, room: kept ? 'all' : 'wide' });
    lastWide = page;
    if (kept) lastNarrow = page;
  }
  return items;
}

function pagesAround(current: number, total: number, neighbours: number): number[] {
  // Near an end the window is as long as it is in the middle, so that the row keeps its width.
  const length = neighbours * 2 + 3;
  const last = total - length + 1;
  const start = current - neighbours <= 3 ? 1 : Math.min(current - neighbours, last);
  const end = start === 1 ? length : start === last ? total : current + neighbours;
  const shown = (page: number) => page === 1 || page === total || (page >= start && page <= end);
  // A gap of a single page is that page.
  const fills = (page: number) => shown(page - 1) && shown(page + 1);
  const near = Array.from({ length: length + 4 }, (_, index) => start - 2 + index);
  const inside = near.filter((page) => page > 1 && page < total && (shown(page) || fills(page)));
  return [1, ...inside, total];
}
