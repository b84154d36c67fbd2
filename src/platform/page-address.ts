/** The address a person sees. The router asks for a page's data at `/page.data?_routes=…`. */
export function pageAddress(request: Request): { pathname: string; search: string } {
  const url = new URL(request.url);
  url.searchParams.delete('_routes');
  return { pathname: url.pathname.replace(/\.data$/, ''), search: url.search };
}
