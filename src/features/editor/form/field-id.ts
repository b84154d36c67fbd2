export const fieldId = (name: string): string => `editor-${name}`;

/** To a field by its name, wherever the page is scrolled to. */
export function focusField(name: string): void {
  const field = document.getElementById(fieldId(name));
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
