import { Link } from 'react-router';
import { staffQueue } from '#messages';
import { placeName } from '#platform/names.rules.ts';
import { staffPaths } from '#platform/staff-paths.ts';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { APPROVAL_HOURS } from '#features/profiles/approval-hours.rules.ts';
import { pictureUrl } from '#features/media/picture.rules.ts';
import { Avatar } from '#ui/avatar.tsx';
import { linkStyle } from '#ui/text-link.tsx';
import { FirstSteps } from '../first-steps/first-steps.tsx';
import { DeskHeading } from '../desk/desk-heading.tsx';
import { StormCard } from '../settings/storm-card.tsx';
import { NewsLine, UndoForm } from './decision-card.tsx';
import type { QueueView } from './queue-desk.server.ts';
import type { WaitingView } from './waiting.server.ts';
import { useShortcuts } from './shortcuts.tsx';
import { ClockBadge } from './clock-badge.tsx';

export function QueueScreen(queue: QueueView) {
  const { news, waiting, total, decided, isEmpty, now } = queue;
  const shortcutHelp = useShortcuts([
    ['j', staffQueue.nextProfile, () => move(1)],
    ['k', staffQueue.previousProfile, () => move(-1)],
    ['Enter', staffQueue.openIt],
  ]);
  return (
    <div className="grid max-w-[64rem] gap-6">
      <DeskHeading title={staffQueue.title} actions={shortcutHelp}>
        {staffQueue.lead(APPROVAL_HOURS)}
      </DeskHeading>
      {queue.storm && <StormCard {...queue.storm} />}
      {queue.steps && <FirstSteps steps={queue.steps} />}
      {queue.offerSecondFactor && (
        <Alert title={staffQueue.protect} role="none">
          {staffQueue.protectWhy}{' '}
          <Link to={staffPaths.security} className={linkStyle}>
            {staffQueue.setItUp}
          </Link>
        </Alert>
      )}
      <NewsLine news={news} />
      {waiting.length > 0 ? (
        <section aria-labelledby="waiting-heading" className="grid gap-3">
          <h2 id="waiting-heading" className="text-subheading">
            {staffQueue.profilesWait(total)}
          </h2>
          <ol className="card divide-y divide-line">
            {waiting.map((each) => (
              <WaitingRow key={each.slug} waiting={each} now={now} />
            ))}
          </ol>
          {total > waiting.length && (
            <p className="text-small text-ink-3">{staffQueue.theFirst(waiting.length)}</p>
          )}
        </section>
      ) : (
        <NobodyWaits isEmpty={isEmpty} />
      )}
      {decided.length > 0 && (
        <section aria-labelledby="decided-heading" className="grid gap-3">
          <h2 id="decided-heading" className="text-subheading">
            {staffQueue.justDecided}
          </h2>
          <ul className="card divide-y divide-line">
            {decided.map((each) => (
              <li
                key={each.actId}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5"
              >
                <p className="min-w-0">
                  <span className="font-semibold">{each.name}</span>
                  {staffQueue.afterName(staffQueue.decided[each.decision])}
                  <span dir="auto" className="block text-small text-ink-3">
                    {each.at}, {each.by}
                  </span>
                </p>
                <UndoForm decided={each} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function move(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-queue-link]')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? 0 : Math.min(Math.max(at + step, 0), links.length - 1);
  links[next]?.focus();
}

function WaitingRow({ waiting, now }: { waiting: WaitingView; now: number }) {
  const { slug, name, headline, location, kind, since, news, portrait } = waiting;
  return (
    <li data-accent={kind} className="queue-row transition hover:bg-surface-2">
      <Avatar
        name={name}
        src={portrait && pictureUrl(portrait, 96, 'webp')}
        kind={kind}
        size="small"
      />
      <div className="min-w-0 grow">
        <Link
          to={staffPaths.queueItem(slug)}
          data-queue-link
          dir="auto"
          className="block min-h-6 font-semibold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-accent"
        >
          {name}
        </Link>
        <p dir="auto" className="text-small text-ink-2">
          {headline}, {placeName(location)}
        </p>
      </div>
      <div className="queue-row-clock">
        <ClockBadge since={since} now={now} />
        <span className="text-tiny font-semibold text-accent">{staffQueue.news[news]}</span>
      </div>
    </li>
  );
}

/** Where nobody is in the directory yet, how the first come in. */
function NobodyWaits({ isEmpty }: Pick<QueueView, 'isEmpty'>) {
  if (!isEmpty)
    return <EmptyState title={staffQueue.nobodyWaits}>{staffQueue.allAnswered}</EmptyState>;
  return (
    <EmptyState
      title={staffQueue.nobodyYet}
      actions={
        <>
          <ButtonLink to={staffPaths.import}>{staffQueue.importList}</ButtonLink>
          <ButtonLink to={staffPaths.add} variant="secondary">
            {staffQueue.addOne}
          </ButtonLink>
          <ButtonLink to={staffPaths.invitations} variant="secondary">
            {staffQueue.invite}
          </ButtonLink>
        </>
      }
    >
      {staffQueue.nobodyYetHint}
    </EmptyState>
  );
}
