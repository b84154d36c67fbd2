import type { SpecialistResult } from '../search-wire.ts';

/** A text, or what stands for a missing one. */
export const or = (text: string | null | undefined, missing: string): string =>
  text?.trim() || missing;

export function nameOfSpecialist(result: Partial<SpecialistResult>): string {
  const parts = [result.first_name, result.last_name].filter(Boolean).join(' ');
  return or(result.fullName || parts, 'N/A');
}

/** "1 specialist", "24 specialists". */
export const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
