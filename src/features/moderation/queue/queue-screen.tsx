import { useState } from 'react';
import { Link, useActionData } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { REVIEWED_WITHIN_HOURS } from '#features/profiles/profile.rules.ts';
import { AdminHeading } from '../frame/admin-heading.tsx';
import { DECIDED } from './decision.rules.ts';
import { NewsLine } from './news-line.tsx';
import type { DecisionAnswer, QueueView } from './queue-view.ts';
import { ShortcutHelp } from './shortcut-help.tsx';
import { UndoForm } from './undo-form.tsx';
import { useShortcuts } from './use-shortcuts.ts';
import { WaitingRow } from './waiting-row.tsx';

const KEYS = [
  ['j', 'Next profile'],
  ['k', 'Previous profile'],
  ['Enter', 'Open it'],
  ['?', 'This help'],
] as const;

/** Everything that waits for a decision, oldest first. */
export function QueueScreen({ queue }: { queue: QueueView }) {
  const { news, waiting, total, decided, now } = queue;
  const answer = useActionData<DecisionAnswer>();
  const [help, setHelp] = useState(false);
  useShortcuts({ j: () => move(1), k: () => move(-1), '?': () => setHelp(true) });
  return (
    <div className="grid max-w-[64rem] gap-6">
      <AdminHeading
        title="Review queue"
        note={`New and changed profiles, oldest first. We promise an answer within ${REVIEWED_WITHIN_HOURS} hours.`}
        actions={
          <ShortcutHelp
            keys={KEYS}
            open={help}
            onOpen={() => setHelp(true)}
            onClose={() => setHelp(false)}
          />
        }
      />
      {queue.offerSecondFactor && (
        <Alert title="Protect your account with a second factor" role="none">
          A code of an app on your phone keeps others out, even if they learn your password.{' '}
          <Link
            to={paths.adminSecurity}
            className="inline-block min-h-6 font-semibold text-accent underline underline-offset-4"
          >
            Set it up
          </Link>
        </Alert>
      )}
      {answer?.failure && <Alert tone="danger">{answer.failure}</Alert>}
      <NewsLine news={news} />
      {waiting.length > 0 ? (
        <section aria-labelledby="waiting-heading" className="grid gap-3">
          <h2 id="waiting-heading" className="text-subheading">
            {total === 1 ? '1 profile waits' : `${total} profiles wait`}
          </h2>
          <ol className="card divide-y divide-line">
            {waiting.map((each) => (
              <WaitingRow key={each.slug} waiting={each} now={now} />
            ))}
          </ol>
          {total > waiting.length && (
            <p className="text-small text-ink-3">
              These are the first {waiting.length}. The others follow as these are decided.
            </p>
          )}
        </section>
      ) : (
        <EmptyState title="Nobody is waiting">
          Every profile has its answer. New ones appear here.
        </EmptyState>
      )}
      {decided.length > 0 && (
        <section aria-labelledby="decided-heading" className="grid gap-3">
          <h2 id="decided-heading" className="text-subheading">
            Just decided
          </h2>
          <ul className="card divide-y divide-line">
            {decided.map((each) => (
              <li
                key={each.actId}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5"
              >
                <p className="min-w-0">
                  <span className="font-semibold">{each.name}</span> was {DECIDED[each.decision]}
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

/** To the next or the last link of the list, from wherever the focus is. */
function move(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-queue-link]')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? 0 : Math.min(Math.max(at + step, 0), links.length - 1);
  links[next]?.focus();
}
