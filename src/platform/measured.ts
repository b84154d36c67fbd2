/** More than twice what any field takes. */
export const TEXT_MAX = 10_000;

/** Every text from outside comes through here before any rule or pattern sees it; what is cut off is too long for all. */
export const measured = (text: string, most = TEXT_MAX): string => text.slice(0, most);

/** `most` is for forms with a whole list in one field. */
export function measuredForm(form: FormData, most?: number): FormData {
  const result = new FormData();
  for (const [name, value] of form)
    result.append(measured(name), typeof value === 'string' ? measured(value, most) : value);
  return result;
}
