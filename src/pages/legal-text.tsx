import { legal } from '#messages';
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
const TITLES = {
  terms: () => ({ title: legal.termsTitle, description: legal.termsDescription }),
  privacy: () => ({ title: legal.privacyTitle, description: legal.privacyDescription }),
};

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, TITLES[matches.at(-1)!.id as keyof typeof TITLES]());
}

export default function LegalText({ loaderData }: Route.ComponentProps) {
  return <LegalPage text={loaderData} />;
}
