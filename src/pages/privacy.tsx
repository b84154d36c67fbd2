import { LegalPage } from '#features/legal/legal-page.tsx';
import { readPrivacyPolicy } from '#features/legal/legal-text.server.ts';
import { servicesContext } from '#platform/services.server.ts';
import type { Route } from './+types/privacy';
import { pageMeta } from './page-meta.ts';

export { cachedPage as handle } from './page-access.ts';

export function loader({ context }: Route.LoaderArgs) {
  return readPrivacyPolicy(context.get(servicesContext).env);
}

/** The text does not change while somebody reads. */
export const shouldRevalidate = () => false;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Privacy Policy',
    description:
      'What we keep about you and why, who sees it, which cookies there are, and how you delete everything. No tracking, no advertising.',
  });
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalPage text={loaderData} />;
}
