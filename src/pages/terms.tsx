import { LegalPage } from '#features/legal/legal-page.tsx';
import { readTerms } from '#features/legal/legal-text.server.ts';
import { servicesContext } from '#platform/services.server.ts';
import type { Route } from './+types/terms';
import { pageMeta } from './page-meta.ts';

export { cachedPage as handle } from './page-access.ts';

export function loader({ context }: Route.LoaderArgs) {
  return readTerms(context.get(servicesContext).env);
}

/** The text does not change while somebody reads. */
export const shouldRevalidate = () => false;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Terms of Service',
    description:
      'What Merchants and Clients can expect from the directory and from each other: free, no commissions, honest profiles and reviews.',
  });
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalPage text={loaderData} />;
}
