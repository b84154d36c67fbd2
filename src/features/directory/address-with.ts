/** An address that asks for something; what is empty stays out of it. */
export function addressWith(
  path: string,
  asked: Iterable<readonly [name: string, value: unknown]>,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of asked) {
    const isText = typeof value === 'string' || typeof value === 'number';
    const text = isText ? String(value).trim() : '';
    if (text) query.append(name, text);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
