import { LegalPage } from '#features/legal/legal-page.tsx';
import { readPrivacyPolicy, readTerms } from '#features/legal/legal-text.server.ts';
import { servicesContext } from '#platform/services.server.ts';
import type { Route } from './+types/legal-text';
import { pageMeta } from './page-meta.ts';

export { cachedPage as handle } from './page-access.ts';

export const loader = ({ pattern, context }: Route.LoaderArgs) =>
  (pattern.includes('terms') ? readTerms : readPrivacyPolicy)(context.get(servicesContext).env);

/** The text does not change while somebody reads. */
export const shouldRevalidate = () => false;

/** By the name of the route. */
const META = {
  terms: {
    title: 'Terms of Service',
    description:
      'What Merchants and Clients can expect from the directory and from each other: free, no commissions, honest profiles and reviews.',
  },
  privacy: {
    title: 'Privacy Policy',
    description:
      'What we keep about you and why, who sees it, which cookies there are, and how you delete everything. No tracking, no advertising.',
  },
};

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, META[matches.at(-1)!.id as keyof typeof META]);
}

export default function LegalText({ loaderData }: Route.ComponentProps) {
  return <LegalPage text={loaderData} />;
}
