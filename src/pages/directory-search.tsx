import { home } from '#messages';
import { BrowseSection } from '#features/home/browse-section.tsx';
import { loadBrowse } from '#features/home/load-home.server.ts';
import { SearchSection } from '#features/directory/form/search-section.tsx';
import { useSearchTab } from '#features/directory/form/use-search-tab.ts';
import { COUNTRY } from '#platform/pack.ts';
import { servicesContext } from '#platform/services.server.ts';
import type { Route } from './+types/directory-search';
import { metaOf } from './page-meta.ts';

export { cachedPage as handle } from './page-access.ts';

export const meta = metaOf(() => ({
  title: home.searchPage,
  description: home.searchPageAbout(COUNTRY.name),
}));

export async function loader({ context }: Route.LoaderArgs) {
  return { browse: await loadBrowse(context.get(servicesContext)) };
}

export default function DirectorySearch({ loaderData }: Route.ComponentProps) {
  const tab = useSearchTab();
  return (
    <SearchSection tab={tab} heading="h1">
      <BrowseSection browse={loaderData.browse} kind={tab.kind} />
    </SearchSection>
  );
}
