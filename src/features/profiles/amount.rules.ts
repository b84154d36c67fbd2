/** In groups of three, as in `1,250`, `1.250` and `1 250`: what is behind a sign otherwise is cents. */
const WHOLE = /^(?:\d+|[1-9]\d{0,2}(?:(?:,\d{3})+|(?:\.\d{3})+|(?:\s\d{3})+))$/;

/** A whole amount of money; what is none stays as it was typed, to be refused. */
export function readAmount(typed: string): number | string {
  const text = typed.trim();
  return WHOLE.test(text) ? Number(text.replace(/\D/g, '')) : text;
}
