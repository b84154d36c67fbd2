/** The results page for what a search form holds; what was left empty stays out of the address. */
export function searchAddress(
  path: string,
  filled: Iterable<readonly [string, FormDataEntryValue]>,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of filled) {
    const text = typeof value === 'string' ? value.trim() : '';
    if (text) query.append(name, text);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
