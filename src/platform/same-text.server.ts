import { timingSafeEqual } from 'node:crypto';

/** Compares a proof from outside without telling by the time how much of it was right. It may be any text. */
export function isSameText(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
