import { measuredForm } from '#platform/measured.ts';

/** The text fields of a posted form. What cannot be read counts as left empty, and is told so beside its field. */
export async function readFields<Name extends string>(
  request: Request,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  const form = measuredForm(await request.formData().catch(() => new FormData()));
  const read = (name: Name) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, string>;
}
