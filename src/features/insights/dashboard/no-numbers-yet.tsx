import { accountHome } from '#features/accounts/account-home.ts';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { DashboardView } from './get-dashboard.server.ts';

/** For a profile that nobody has seen in all these days: what brings the first visitors. */
export function NoNumbersYet({ kind, completeness, standing }: DashboardView) {
  return (
    <section aria-labelledby="numbers-heading" className="grid gap-5">
      <h2 id="numbers-heading" className="text-heading">
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
          {standing.listed ? 'As soon as people see your profile' : 'Once your profile is public'},
          you find here how often, day by day. This helps to get there:
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
