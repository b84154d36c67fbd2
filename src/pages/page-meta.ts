import type { MetaDescriptor } from 'react-router';
import { addressIn, languageNow, listedLanguages, pageHref } from '#platform/language.ts';
import { COUNTRY } from '#platform/pack.ts';
import type { HeaderAccount } from '#ui/frame/account-links.tsx';
import { descriptor, type Site } from '#platform/site.ts';

interface PageMeta {
  title: string;
  description: string;
  /** Where the page is at home, if not at the address it was opened by. */
  canonical?: string;
  /** What others see when the page is shared. */
  image?: { path: string; alt: string };
  /** False keeps a page out of search engines. */
  index?: boolean;
  /** Where programs are told of whoever is new on the page. */
  feed?: string;
  jsonLd?: readonly object[];
}

type Matches = readonly ({ id: string; pathname?: string; loaderData?: unknown } | undefined)[];

const SHARE_SIZE = { width: '1200', height: '630' };

/** Title and description as search engines, tabs and shared links show them. */
export function pageMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
  const { title, index = true, jsonLd = [] } = page;
  const description = page.description || descriptor();
  const site = siteOf(matches);
  if (!site) return [{ title }, { name: 'description', content: description }];

  const path = page.canonical ?? matches.at(-1)?.pathname ?? '/';
  const address = site.url + pageHref(path);
  const image = page.image ?? { path: '/pictures/share.png', alt: `${site.name}, ${descriptor()}` };
  const properties: Record<string, string> = {
    'og:site_name': site.name,
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:locale': `${languageNow()}_${COUNTRY.code}`,
    'og:image': site.url + image.path,
    'og:image:width': SHARE_SIZE.width,
    'og:image:height': SHARE_SIZE.height,
    'og:image:alt': image.alt,
  };
  return [
    { title: title === descriptor() ? `${site.name} · ${title}` : `${title} · ${site.name}` },
    { name: 'description', content: description },
    ...(index
      ? [{ tagName: 'link', rel: 'canonical', href: address }, ...alternates(site, path)]
      : [{ name: 'robots', content: 'noindex, follow' }]),
    ...(page.feed
      ? [{ tagName: 'link', rel: 'alternate', type: 'application/atom+xml', href: page.feed }]
      : []),
    ...Object.entries(properties).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...jsonLd.map((each) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...each },
    })),
  ] as MetaDescriptor[];
}

/** Where search engines find the same page in the languages that they know. */
const alternates = ({ url, languages }: Site, path: string) =>
  listedLanguages(languages).map(([hrefLang, language]) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: url + addressIn(language, path),
  }));

/** For a page that always says the same of itself. */
export const metaOf =
  (page: () => PageMeta) =>
  ({ matches }: { matches: Matches }) =>
    pageMeta(matches, page());

export const siteOf = (matches: Matches): Site | null => rootOf(matches)?.site ?? null;

/** Who is signed in: known to pages that are made for one person, never in those that are cached. */
export const accountOf = (matches: Matches): HeaderAccount | null =>
  rootOf(matches)?.account ?? null;

const rootOf = (matches: Matches) =>
  matches.find((match) => match?.id === 'root')?.loaderData as
    | { site: Site; account: HeaderAccount | null }
    | undefined;
