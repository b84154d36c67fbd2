export const fieldId = (form: string, name: string): string => `${form}-${name.replace('[]', '')}`;

/** To a field by its name, wherever the page is scrolled to. */
export function focusField(form: string, name: string): void {
  const field = document.getElementById(fieldId(form, name));
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
