import { forms } from '#messages';

export const tooLong = (label: string, max: number): string => forms.tooLong(label, max);

export function checkText(label: string, text: string, max: number): string | null {
  if (!text) return forms.required(label);
  return text.length > max ? tooLong(label, max) : null;
}

/** Only what is wrong of what was looked at, by field; null when nothing is. */
export function errorsIn<Name extends string>(looked: Readonly<Record<Name, string | null>>) {
  const wrong = Object.entries(looked).filter(([, message]) => message !== null);
  return wrong.length > 0 ? (Object.fromEntries(wrong) as Partial<Record<Name, string>>) : null;
}
