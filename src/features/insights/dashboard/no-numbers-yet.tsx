import { accountHome } from '#features/accounts/account-home.ts';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { MEASURES, SHOWN_DAYS, totalOfMeasure, type DayNumbers } from '../insights.rules.ts';
import type { NumbersView } from './get-dashboard.server.ts';

/** Nobody has seen the profile in all these days. */
export const isNew = (days: readonly DayNumbers[]): boolean =>
  MEASURES.every(({ kind }) => totalOfMeasure(days, kind, SHOWN_DAYS) === 0);

export function NoNumbersYet({ kind, completeness, listed }: Omit<NumbersView, 'days'>) {
  return (
    <section aria-labelledby="numbers-heading" className="grid gap-5">
      <h2 id="numbers-heading" className="sr-only">
        Your numbers
      </h2>
      <EmptyState
        title="No visitors to count yet"
        actions={
          <>
            <ButtonLink to={accountHome(kind)}>
              {completeness < 100 ? 'Complete my profile' : 'Look over my profile'}
            </ButtonLink>
            <ButtonLink to={paths.poster} variant="secondary">
              Print a poster
            </ButtonLink>
          </>
        }
      >
        <p>
          {listed ? 'As soon as people see your profile' : 'Once your profile is public'}, you find
          here how often, day by day. This helps to get there:
        </p>
        <ul className="mt-3 grid list-disc gap-1 pl-5 text-left">
          {completeness < 100 && (
            <li>
              Your profile is {completeness} % complete. Pictures and a few more words bring it
              further up in searches.
            </li>
          )}
          <li>Send your page to people you have worked for, and ask them for a review.</li>
          <li>Hang up a poster, and hand out cards with your code.</li>
        </ul>
      </EmptyState>
    </section>
  );
}
