import { Ellipsis } from 'lucide-react';
import { Link } from 'react-router';
import { useClosingDetails } from '#ui/frame/use-closing-details.ts';
import { ADMIN_SECTIONS, type AdminSection } from '../admin-sections.ts';
import { CountBadge } from './count-badge.tsx';
import { useIsCurrent } from './use-is-current.ts';
import type { StaffCounts } from './staff-counts.ts';

const atThumb = ADMIN_SECTIONS.filter((section) => section.atThumb);
const more = ADMIN_SECTIONS.filter((section) => !section.atThumb);
const place =
  'relative flex min-h-14 w-full flex-col items-center justify-center gap-0.5 text-tiny font-semibold text-ink-2 transition hover:text-ink focus-visible:-outline-offset-3 aria-[current]:text-accent';

/** The phone's sections: the four for every day, and the rest one tap further. */
export function AdminBottomBar({ counts }: { counts: StaffCounts | undefined }) {
  const { menu, closeAfterChoice } = useClosingDetails();
  const isCurrent = useIsCurrent();
  const current = (section: AdminSection) => (isCurrent(section) ? 'page' : undefined);
  return (
    <nav aria-label="Sections" className="admin-bottom" data-bottom-bar data-print="off">
      <ul className="grid grid-cols-5">
        {atThumb.map((section) => (
          <li key={section.id}>
            <Link to={section.path} aria-current={current(section)} className={place}>
              <section.icon aria-hidden className="size-5.5" />
              {section.title}
              <CountBadge
                section={section}
                counts={counts}
                className="absolute top-1 left-1/2 ml-1.5"
              />
            </Link>
          </li>
        ))}
        <li>
          <details ref={menu} className="group">
            <summary className={place} data-current={more.some(isCurrent) || undefined}>
              <Ellipsis aria-hidden className="size-5.5" />
              More
            </summary>
            <ul onClick={closeAfterChoice} className="admin-more">
              {more.map((section) => (
                <li key={section.id}>
                  <Link
                    to={section.path}
                    aria-current={current(section)}
                    className="flex min-h-12 items-center gap-3 rounded-control px-3 font-medium transition hover:bg-surface-2 focus-visible:-outline-offset-2 aria-[current]:text-accent"
                  >
                    <section.icon aria-hidden className="size-5 shrink-0 text-ink-2" />
                    {section.title}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        </li>
      </ul>
    </nav>
  );
}
