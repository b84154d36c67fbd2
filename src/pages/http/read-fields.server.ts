import { measuredForm } from '#platform/measured.ts';
import { textOf } from '#ui/text-of.ts';

/** The text fields of a posted form. What cannot be read counts as left empty, and is told so beside its field. */
export async function readFields<Name extends string>(
  request: Request,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  const form = measuredForm(await request.formData().catch(() => new FormData()));
  const read = names.map((name) => [name, textOf(form, name)]);
  return Object.fromEntries(read) as Record<Name, string>;
}
