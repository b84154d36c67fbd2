import { useState } from 'react';
import { SearchSection } from '#features/search/form/search-section.tsx';
import type { Route } from './+types/directory-search';
import { pageMeta } from './page-meta.ts';

export { publicPage as handle } from './page-access.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Search the directory',
    description: 'Search specialists and businesses all over Belize by category, place and word.',
  });
}

export default function DirectorySearch() {
  const [kind, setKind] = useState<'specialist' | 'business'>('specialist');
  return <SearchSection kind={kind} onKind={setKind} heading="h1" />;
}
