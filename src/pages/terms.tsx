import { LegalPage } from '#features/legal/legal-page.tsx';
import { OPERATOR } from '#features/legal/operator.ts';
import { termsSections } from '#features/legal/terms/terms-sections.ts';
import type { Route } from './+types/terms';
import { pageMeta, siteOf } from './page-meta.ts';

export { cachedPage as handle } from './page-access.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Terms of Service',
    description:
      'What Merchants and Clients can expect from the directory and from each other: free, no commissions, honest profiles and reviews.',
  });
}

export default function Terms({ matches }: Route.ComponentProps) {
  const site = siteOf(matches)!;
  return (
    <LegalPage
      title="Terms of Service"
      summary={
        <p>
          {site.name} is a free directory, operated by {OPERATOR}. Merchants tell the truth about
          themselves, Clients about their experience, and what the two agree on is between them.
          These lines only help to read the terms; what counts are the sections below.
        </p>
      }
      sections={termsSections(site)}
    />
  );
}
