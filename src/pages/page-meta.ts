import type { MetaDescriptor } from 'react-router';
import { DESCRIPTOR, type Site } from '#platform/site.ts';

interface PageMeta {
  title: string;
  description: string;
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** Title and description as search engines and tabs show them; the name of the site comes from its settings. */
export function pageMeta(matches: Matches, { title, description }: PageMeta): MetaDescriptor[] {
  const site = siteOf(matches);
  return [
    { title: site ? `${title} · ${site.name}` : title },
    { name: 'description', content: description || DESCRIPTOR },
  ];
}

export function siteOf(matches: Matches): Site | null {
  const root = matches.find((match) => match?.id === 'root');
  return (root?.loaderData as { site: Site } | undefined)?.site ?? null;
}
