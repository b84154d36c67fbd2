import { ChevronLeft, ChevronRight, ExternalLink, Lightbulb } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { staff, staffQueue } from '#messages';
import { ProfilePreview } from '#features/editor/preview/profile-preview.tsx';
import { paths } from '#platform/paths.ts';
import { staffPaths } from '#platform/staff-paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { linkStyle } from '#ui/text-link.tsx';
import { DeskHeading, DeskCard } from '../desk/desk-heading.tsx';
import { ChangeList } from './change-list.tsx';
import { ClockBadge } from './clock-badge.tsx';
import { DecisionCard, NewsLine } from './decision-card.tsx';
import type { ItemView } from './get-item.server.ts';
import { useShortcuts } from './shortcuts.tsx';
import type { Hint } from './find-hints.server.ts';

export function ItemScreen({ item, siteName }: { item: ItemView; siteName: string }) {
  const { slug, name, kind, status, since, now, news, listed, previous, next, place, total } = item;
  const navigate = useNavigate();
  const go = (to: string | null) => to && void navigate(staffPaths.queueItem(to));
  const shortcutHelp = useShortcuts([
    ['a', staffQueue.approve, () => press('approve')],
    ['r', staffQueue.rejectKey, () => unfold('reject')],
    ['s', staffQueue.suspendKey, () => unfold('suspend')],
    ['j', staffQueue.nextProfile, () => go(next)],
    ['k', staffQueue.previousProfile, () => go(previous)],
  ]);
  return (
    <div className="grid gap-5" data-accent={kind}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Link
          to={paths.admin}
          className="inline-flex min-h-11 items-center gap-1 font-semibold text-accent hover:text-accent-strong"
        >
          <ChevronLeft aria-hidden className="size-5" />
          {staff.desks.queue}
        </Link>
        <div className="flex flex-wrap items-center gap-2">
          {shortcutHelp}
          {place > 0 && (
            <span className="px-1 text-small text-ink-2 tabular-nums">
              {staffQueue.placeOf(place, total)}
            </span>
          )}
          <Step to={previous} label={staffQueue.previousProfile} icon={ChevronLeft} />
          <Step to={next} label={staffQueue.nextProfile} icon={ChevronRight} />
        </div>
      </div>
      <NewsLine news={news} />
      <DeskHeading
        title={name}
        actions={
          listed && (
            <ButtonLink to={paths[kind](slug)} target="_blank" variant="secondary" size="small">
              <ExternalLink aria-hidden className="size-4.5" />
              {staffQueue.publicPage}
            </ButtonLink>
          )
        }
      >
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small">
          {since !== null && <ClockBadge since={since} now={now} />}
          <span>{staffQueue.states[status]}</span>
          <span>{listed ? staffQueue.isSeen : staffQueue.isNotSeen}</span>
          <span dir="auto" className="wrap-anywhere">
            {item.loginEmail}
          </span>
          <span>{staffQueue.signedUp(item.signedUpAt)}</span>
        </p>
      </DeskHeading>
      <div className="queue-item">
        <div className="grid content-start gap-5">
          <DecisionCard key={`${slug} ${item.stamp}`} item={item} />
          <HintList hints={item.hints} />
          <ChangeList item={item} />
        </div>
        <section aria-labelledby="preview-heading" className="queue-preview">
          <h2 id="preview-heading" className="text-subheading">
            {staffQueue.asVisitorsSeeIt}
          </h2>
          {/* A picture of the page: the same words, and links to the pictures, stand in the list of changes. */}
          <div
            className="queue-preview-page card"
            role="group"
            aria-labelledby="preview-heading"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
            tabIndex={0}
          >
            <div inert>
              <ProfilePreview shown={item.shown} siteName={siteName} />
            </div>
          </div>
        </section>
      </div>
    </div>
  );
}

function Step(props: { to: string | null; label: string; icon: typeof ChevronLeft }) {
  const { to, label, icon: Icon } = props;
  const look = 'grid size-11 place-items-center rounded-full border border-control';
  const icon = <Icon aria-hidden className="size-5" />;
  if (!to) return <span className={`${look} opacity-40`}>{icon}</span>;
  return (
    <Link to={staffPaths.queueItem(to)} aria-label={label} className={`${look} hover:bg-surface-2`}>
      {icon}
    </Link>
  );
}

const press = (decision: string) =>
  document.querySelector<HTMLButtonElement>(`button[data-decision=${decision}]`)?.click();

function unfold(decision: string): void {
  const form = document.querySelector<HTMLDetailsElement>(`details[data-decision=${decision}]`);
  if (!form) return;
  form.open = true;
  form.querySelector('select')?.focus();
}

function HintList({ hints }: { hints: readonly Hint[] }) {
  if (hints.length === 0) return null;
  return (
    <DeskCard
      title={
        <>
          <Lightbulb aria-hidden className="size-5.5 text-coral" />
          {staffQueue.worthALook}
        </>
      }
    >
      <ul className="grid gap-2">
        {hints.map(({ id, text, others }) => (
          <li key={id} data-hint={id} dir="auto">
            {text}{' '}
            {others?.map(({ slug, name }, index) => (
              <span key={slug}>
                {index > 0 && ', '}
                <Link to={staffPaths.queueItem(slug)} dir="auto" className={linkStyle}>
                  {name}
                </Link>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </DeskCard>
  );
}
