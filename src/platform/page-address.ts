import { addressWithout } from '#platform/language.ts';

/** The router asks for the data of `/page` at `/page.data`, and of `/` and `/page/` at `/_.data` and `/page/_.data`. */
export const withoutData = (pathname: string): string =>
  pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '');

/**
 * The address a person sees, without the language in front. The router asks for a page's data at `/page.data?_routes=…`,
 * and sends the forms of a page that has others below it to `/page?index`.
 */
export function pageAddress(request: Request): { pathname: string; search: string } {
  const url = new URL(request.url);
  url.searchParams.delete('_routes');
  url.searchParams.delete('index', '');
  return { pathname: addressWithout(withoutData(url.pathname)), search: url.search };
}
