import { useId, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Ellipsis } from 'lucide-react';
import { useClosingDetails } from '#ui/frame/use-closing-details.ts';
import { classes } from '#ui/classes.ts';
import { staff } from '#messages';
import { mayDo, type StaffRole } from '#platform/staff-roles.rules.ts';
import { AT_THUMB, DESK_GROUPS, DESKS, deskAt, type Desk } from '../desks.ts';
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
      <DeskGroups desks={desksOf(role)} className="admin-nav-list">
        {(section) => (
          <Link
            to={section.path}
            aria-current={isCurrent(section) ? 'page' : undefined}
            className="flex min-h-9 items-center gap-3 rounded-control px-3 font-medium text-ink-2 transition hover:bg-surface-2 hover:text-ink focus-visible:-outline-offset-2 aria-[current]:bg-accent-soft aria-[current]:text-accent-strong"
          >
            <section.icon aria-hidden className="size-5 shrink-0" />
            {staff.desks[section.name]}
            <CountBadge {...waitingAt([section], counts)} className="ml-auto" />
          </Link>
        )}
      </DeskGroups>
    </nav>
  );
}

const place =
  'relative flex min-h-14 w-full flex-col items-center justify-center gap-0.5 text-tiny font-semibold text-ink-2 transition hover:text-ink focus-visible:-outline-offset-3 aria-[current]:text-accent';

export function AdminBottomBar({ role, counts }: AdminNavProps) {
  const desks = desksOf(role);
  const atThumb = desks.filter(({ name }) => AT_THUMB.includes(name));
  const more = desks.filter(({ name }) => !AT_THUMB.includes(name));
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
                {...waitingAt([section], counts)}
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
              <CountBadge {...waitingAt(more, counts)} className="absolute top-1 left-1/2 ml-1.5" />
            </summary>
            <div onClick={closeAfterChoice} className="admin-more">
              <DeskGroups desks={more} className="admin-more-list">
                {(section) => (
                  <Link
                    to={section.path}
                    aria-current={current(section)}
                    className="flex min-h-12 items-center gap-2.5 rounded-control px-2.5 leading-tight font-medium transition hover:bg-surface-2 focus-visible:-outline-offset-2 aria-[current]:bg-accent-soft aria-[current]:text-accent-strong"
                  >
                    <section.icon aria-hidden className="size-5 shrink-0 text-ink-2" />
                    {staff.desks[section.name]}
                    <CountBadge {...waitingAt([section], counts)} className="ml-auto" />
                  </Link>
                )}
              </DeskGroups>
            </div>
          </details>
        </li>
      </ul>
    </nav>
  );
}

interface DeskGroupsProps {
  desks: readonly Desk[];
  className: string;
  children: (section: Desk) => ReactNode;
}

/** The desks below their headings; a heading without desks is not shown. */
function DeskGroups({ desks, className, children }: DeskGroupsProps) {
  const id = useId();
  return DESK_GROUPS.map((group) => {
    const here = desks.filter((section) => section.group === group);
    if (here.length === 0) return null;
    return (
      <div key={group} className="admin-group">
        <p id={`${id}-${group}`} className="admin-group-name">
          {staff.deskGroups[group]}
        </p>
        <ul aria-labelledby={`${id}-${group}`} className={className}>
          {here.map((section) => (
            <li key={section.path}>{children(section)}</li>
          ))}
        </ul>
      </div>
    );
  });
}

const MOST = 99;

interface Waiting {
  number: number;
  words: string;
}

/** How much waits at these desks together. */
function waitingAt(desks: readonly Desk[], counts: StaffCounts | undefined): Waiting {
  const counted = desks.flatMap(({ count }) => (count ? [count] : []));
  const number = counted.reduce((sum, count) => sum + (counts?.[count] ?? 0), 0);
  return { number, words: staff.counted[counted[0] ?? 'waiting'] };
}

/** Nothing is shown when nothing waits. */
function CountBadge({ number, words, className }: Waiting & { className: string }) {
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
      <span className="sr-only"> {words}</span>
    </span>
  );
}

function useIsCurrent(): (section: Desk) => boolean {
  const { pathname } = useLocation();
  const here = deskAt(pathname.replace(/(^|[^/])\/+$/, '$1') || '/');
  return (section) => section === here;
}
