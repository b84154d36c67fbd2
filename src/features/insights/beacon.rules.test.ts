import { expect, it } from 'vitest';
import { beacon, BEACON_MAX_IDS } from './beacon.rules.ts';

const isRight = (sent: unknown) => beacon.safeParse(sent).success;
const many = (count: number) => Array.from({ length: count }, () => 'a');

it('takes from browsers only what they can know', () => {
  const ids = ['maria-castillo-7f3k9q'];
  expect(isRight({ kind: 'view', ids })).toBe(true);
  expect(isRight({ kind: 'message', ids })).toBe(false);
  expect(isRight({ kind: 'view', ids: [] })).toBe(false);
  expect(isRight({ kind: 'listing', ids: [] })).toBe(false);
  expect(isRight({ kind: 'search', ids: [] })).toBe(true);
  expect(isRight({ kind: 'view', ids: ['x\u0000'] })).toBe(false);
  expect(isRight({ kind: 'search', ids: many(BEACON_MAX_IDS) })).toBe(true);
  expect(isRight({ kind: 'search', ids: many(BEACON_MAX_IDS + 1) })).toBe(false);
});
