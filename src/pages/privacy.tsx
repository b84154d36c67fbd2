import { LegalPage } from '#features/legal/legal-page.tsx';
import { OPERATOR } from '#features/legal/operator.ts';
import { privacySections } from '#features/legal/privacy/privacy-sections.ts';
import { servicesContext } from '#platform/services.server.ts';
import type { Route } from './+types/privacy';
import { pageMeta, siteOf } from './page-meta.ts';

export { cachedPage as handle } from './page-access.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { env } = context.get(servicesContext);
  return { sessionIdleDays: env.SESSION_IDLE_DAYS, sessionMaxDays: env.SESSION_MAX_DAYS };
}

/** Settings do not change while somebody reads. */
export const shouldRevalidate = () => false;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Privacy Policy',
    description:
      'What we keep about you and why, who sees it, which cookies there are, and how you delete everything. No tracking, no advertising.',
  });
}

export default function Privacy({ loaderData, matches }: Route.ComponentProps) {
  const site = siteOf(matches)!;
  return (
    <LegalPage
      title="Privacy Policy"
      summary={
        <p>
          {OPERATOR}, registered in Belize, keeps what providers publish and what is needed to run{' '}
          {site.name}, and nothing more. Visitors are not tracked, data is not sold, and whoever
          deletes an account deletes it at once and for good.
        </p>
      }
      sections={privacySections({ site, ...loaderData })}
    />
  );
}
