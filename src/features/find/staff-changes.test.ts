import { expect, it } from 'vitest';
import { listed } from './find-words.ts';
import { makeReady, packWords } from './load-find-words.server.ts';
import { withStaffChanges, type StaffChanges } from './staff-changes.ts';

const pack = packWords();
const changed = (changes: Partial<StaffChanges>) =>
  withStaffChanges(pack, { trades: [], phrases: [], ...changes });

it('the pack stays as it is where staff changed nothing', () => {
  const { trades } = changed({
    trades: [{ trade: 'plumber', name: null, category: null }],
    phrases: [{ trade: 'welder', phrase: 'zumbidora', takenAway: false }],
  });
  const { welder, ...others } = trades;
  expect(changed({})).toEqual(pack);
  expect(welder).not.toBe(pack.trades.welder);
  // The same objects, except where a related one was taken away: they are not read again.
  const same = Object.entries(others).filter(([id, trade]) => trade === pack.trades[id]);
  expect(same.length).toBeGreaterThan(Object.keys(others).length * 0.9);
});

it('a phrase leads to its trade, or does so no more', () => {
  const { trades } = changed({
    phrases: [
      { trade: 'plumber', phrase: 'zumbidora', takenAway: false },
      { trade: 'plumber', phrase: 'se me tapo el inodoro', takenAway: true },
      { trade: 'nobody', phrase: 'x', takenAway: false },
    ],
  });
  const needs = listed(trades.plumber!.needs);
  expect(needs).toContain('zumbidora');
  expect(needs).not.toContain('se me tapó el inodoro');
  expect(trades).not.toHaveProperty('nobody');
});

it('nobody is sent to a trade that was taken away', () => {
  const { words, understand } = makeReady(
    changed({ trades: [{ trade: 'plumber', name: null, category: null }] }),
  );
  expect(understand('sink leaks').trades.map(({ id }) => id)).not.toContain('plumber');
  const related = Object.values(words.trades).flatMap((trade) => listed(trade.related));
  expect(related).not.toContain('plumber');
});

it('a new trade is understood by its name', () => {
  const { understand } = makeReady(
    changed({ trades: [{ trade: 'zorb-pilot', name: 'Zorb pilot', category: 'Engineering' }] }),
  );
  expect(understand('zorb pilot wanted').trades[0]).toMatchObject({ name: 'Zorb pilot' });
});
