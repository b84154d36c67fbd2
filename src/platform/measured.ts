/** More than twice what any field takes. */
export const TEXT_MAX = 10_000;

/** Every text from outside comes through here before any rule or pattern sees it; what is cut off is too long for all. */
export const measured = (text: string): string => text.slice(0, TEXT_MAX);

export function measuredForm(form: FormData): FormData {
  const result = new FormData();
  for (const [name, value] of form)
    result.append(measured(name), typeof value === 'string' ? measured(value) : value);
  return result;
}
