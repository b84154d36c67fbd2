/** The trail above a page, as search engines read it. */
export function breadcrumbsJsonLd(
  siteUrl: string,
  trail: readonly { label: string; to: string }[],
): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: siteUrl + to,
    })),
  };
}
