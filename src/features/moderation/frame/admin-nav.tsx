import { Link, useLocation } from 'react-router';
import { Ellipsis } from 'lucide-react';
import { useClosingDetails } from '#ui/frame/use-closing-details.ts';
import { classes } from '#ui/classes.ts';
import { staff } from '#messages';
import { mayDo, type StaffRole } from '#platform/staff-roles.rules.ts';
import { DESKS, deskAt, type Desk } from '../desks.ts';
import type { StaffCounts } from '../queue/waiting.server.ts';

interface AdminNavProps {
  /** Whose desks are shown; nobody's while it is not known. */
  role: StaffRole | undefined;
  counts: StaffCounts | undefined;
}

const desksOf = (role: StaffRole | undefined) => DESKS.filter(({ needs }) => mayDo(role, needs));

export function AdminNav({ role, counts }: AdminNavProps) {
  const isCurrent = useIsCurrent();
  return (
    <nav aria-label={staff.administration} className="admin-nav" data-print="off">
      <ul className="grid gap-1">
        {desksOf(role).map((section) => {
          const { path, name, icon: Icon, count } = section;
          return (
            <li key={path}>
              <Link
                to={path}
                aria-current={isCurrent(section) ? 'page' : undefined}
                className="flex min-h-11 items-center gap-3 rounded-control px-3 font-medium text-ink-2 transition hover:bg-surface-2 hover:text-ink focus-visible:-outline-offset-2 aria-[current]:bg-accent-soft aria-[current]:text-accent-strong"
              >
                <Icon aria-hidden className="size-5 shrink-0" />
                {staff.desks[name]}
                {count && <CountBadge section={section} counts={counts} className="ml-auto" />}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const place =
  'relative flex min-h-14 w-full flex-col items-center justify-center gap-0.5 text-tiny font-semibold text-ink-2 transition hover:text-ink focus-visible:-outline-offset-3 aria-[current]:text-accent';

export function AdminBottomBar({ role, counts }: AdminNavProps) {
  const desks = desksOf(role);
  const atThumb = desks.filter((section) => section.atThumb);
  const more = desks.filter((section) => !section.atThumb);
  const { menu, closeAfterChoice } = useClosingDetails();
  const isCurrent = useIsCurrent();
  const current = (section: Desk) => (isCurrent(section) ? 'page' : undefined);
  return (
    <nav aria-label={staff.sections} className="admin-bottom" data-bottom-bar data-print="off">
      <ul className="grid grid-cols-5">
        {atThumb.map((section) => (
          <li key={section.path}>
            <Link to={section.path} aria-current={current(section)} className={place}>
              <section.icon aria-hidden className="size-5.5" />
              {staff.desks[section.name]}
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
              {staff.more}
            </summary>
            <ul onClick={closeAfterChoice} className="admin-more">
              {more.map((section) => (
                <li key={section.path}>
                  <Link
                    to={section.path}
                    aria-current={current(section)}
                    className="flex min-h-12 items-center gap-3 rounded-control px-3 font-medium transition hover:bg-surface-2 focus-visible:-outline-offset-2 aria-[current]:text-accent"
                  >
                    <section.icon aria-hidden className="size-5 shrink-0 text-ink-2" />
                    {staff.desks[section.name]}
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

const MOST = 99;

interface CountBadgeProps {
  section: Desk;
  counts: StaffCounts | undefined;
  className?: string;
}

/** How much waits there; nothing is shown when nothing does. */
function CountBadge({ section: { count }, counts, className }: CountBadgeProps) {
  const number = count && counts?.[count];
  if (!number) return null;
  return (
    <span
      className={classes(
        'min-w-6 rounded-full bg-mango px-1.5 text-center text-tiny font-bold text-deep tabular-nums',
        className,
      )}
    >
      <span className="sr-only">, </span>
      {number > MOST ? `${MOST}+` : number}
      <span className="sr-only"> {staff.counted[count]}</span>
    </span>
  );
}

function useIsCurrent(): (section: Desk) => boolean {
  const { pathname } = useLocation();
  const here = deskAt(pathname.replace(/(?<!\/)\/+$/, '') || '/');
  return (section) => section === here;
}
