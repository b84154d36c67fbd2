import { Link } from 'react-router';
import { ADMIN_SECTIONS } from '../admin-sections.ts';
import { CountBadge } from './count-badge.tsx';
import { useIsCurrent } from './use-is-current.ts';
import type { StaffCounts } from './staff-counts.ts';

/** The sections at the side of a wide screen. */
export function AdminNav({ counts }: { counts: StaffCounts | undefined }) {
  const isCurrent = useIsCurrent();
  return (
    <nav aria-label="Administration" className="admin-nav" data-print="off">
      <ul className="grid gap-1">
        {ADMIN_SECTIONS.map((section) => {
          const { id, path, title, icon: Icon, count } = section;
          return (
            <li key={id}>
              <Link
                to={path}
                aria-current={isCurrent(section) ? 'page' : undefined}
                className="flex min-h-11 items-center gap-3 rounded-control px-3 font-medium text-ink-2 transition hover:bg-surface-2 hover:text-ink focus-visible:-outline-offset-2 aria-[current]:bg-accent-soft aria-[current]:text-accent-strong"
              >
                <Icon aria-hidden className="size-5 shrink-0" />
                {title}
                {count && <CountBadge section={section} counts={counts} className="ml-auto" />}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
