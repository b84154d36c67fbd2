import type { FormId } from '../signup-form.rules.ts';

/** Both forms of the landing page stand in one document. */
export const fieldId = (form: FormId, name: string): string => `${form}-${name.replace('[]', '')}`;

export function focusField(form: FormId, name: string): void {
  const field = document.getElementById(fieldId(form, name));
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
