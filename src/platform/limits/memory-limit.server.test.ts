import { expect, it } from 'vitest';
import { createMemoryLimit } from './memory-limit.server.ts';

it('allows each client so many uses, and forgets them when the time is over', () => {
  const allows = createMemoryLimit({ name: 'test', times: 2, seconds: 60 });
  const at = (seconds: number) => new Date(1_000_000 + seconds * 1000);
  expect([1, 2, 3].map(() => allows(at(0), 'a'))).toEqual([true, true, false]);
  expect(allows(at(30), 'b')).toBe(true);
  expect(allows(at(59), 'a')).toBe(false);
  expect(allows(at(60), 'a')).toBe(true);
  expect(allows(at(60), 'a')).toBe(true);
  // The clock is set back by an hour.
  expect([1, 2, 3].map(() => allows(at(60 - 3600), 'a'))).toEqual([true, true, false]);
});

it('closes to nobody who comes anew, however many have come before', () => {
  const allows = createMemoryLimit({ name: 'test', times: 2, seconds: 60 });
  const now = new Date(1_000_000);
  const clients = Array.from({ length: 120_000 }, (_, index) => `client ${index}`);
  expect(clients.filter((client) => !allows(now, client))).toEqual([]);
  // The latest of them are still known.
  expect([1, 2].map(() => allows(now, clients.at(-1)!))).toEqual([true, false]);
});
