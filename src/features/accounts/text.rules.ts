/** As every field says it: 'Description is too long (max 500 characters).' */
export function tooLong(label: string, max: number): string {
  return `${label} ${isOrAre(label)} too long (max ${max} characters).`;
}

export const requiredMessage = (label: string): string => `${label} ${isOrAre(label)} required.`;

/** Skills and services are several, an address is one. */
const isOrAre = (label: string) => (/[^s]s$/.test(label) ? 'are' : 'is');
