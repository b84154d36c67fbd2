import { paths } from '#platform/paths.ts';
import type { Site } from '#platform/site.ts';

/** The site itself, and how machines may search it. */
export function websiteJsonLd({ name, url }: Site): object {
  return {
    '@type': 'WebSite',
    '@id': `${url}/`,
    url: `${url}/`,
    name,
    inLanguage: 'en',
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${url}${paths.specialists}?keywords={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
