/** What was typed into a field of a form; nothing for one that is missing or holds a file. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
