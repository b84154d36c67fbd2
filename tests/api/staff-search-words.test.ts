import { beforeAll, describe, expect, it } from 'vitest';
import { searchWordsActs } from '#features/moderation/search-words/change-synonyms.server.ts';
import { tradeActs } from '#features/moderation/search-words/change-trades.server.ts';
import { loadSearchWords } from '#features/moderation/search-words/search-words-desk.server.ts';
import { deskAction } from '#pages/admin/desk-action.server.ts';
import { countMisses, sweepMisses } from '#features/directory/count-misses.server.ts';
import { searchWords } from '#platform/db/tables/search.ts';
import { createApp } from '#server/app.ts';
import { createPageCache } from '../../src/server/page-cache.ts';
import { openBrowser } from './browser.ts';
import { signUpIn } from './new-account.ts';
import { provideApp } from '../support/request.ts';
import { ask, logOf, newStaff } from './staff.ts';

describe('the words of search', () => {
  const { request, services } = provideApp();
  let staff: Awaited<ReturnType<typeof newStaff>>;
  beforeAll(async () => {
    await signUpIn(openBrowser(request), services(), 'specialist');
    staff = await newStaff(services());
  });

  const load = (query = '') => loadSearchWords(services(), new URLSearchParams(query));
  const send = async (fields: Record<string, string>) =>
    (
      await deskAction(ask(services(), staff.session, '/admin/search', fields), {
        ...searchWordsActs,
        ...tradeActs,
      })
    ).data;
  const find = async (word: string) => (await load(`?search=${word}`)).synonyms.rows;
  const found = async (words: string) => {
    const answer = await request(`/api/search/specialist.php?skills=${words}&occupation=${words}`);
    return ((await answer.json()) as { results: { fullName: string }[] }).results.map(
      ({ fullName }) => fullName,
    );
  };
  const knows = async (word: string) =>
    (await services().db.select().from(searchWords)).some((row) => row.word === word);

  it('begin with those of a new installation', async () => {
    const { synonyms, pages } = await load();
    expect(synonyms.rows).toHaveLength(20);
    expect(synonyms.total).toBeGreaterThan(500);
    expect(pages).toBe(Math.ceil(synonyms.total / 20));
    expect((await load('?search=punta+GORDA')).synonyms.rows.map(({ term }) => term)).toContain(
      'pg',
    );
  });

  it('take effect with the next search: added, changed, removed', async () => {
    expect(await found('mosaiquito')).toEqual([]);
    const added = await send({ intent: 'add', term: 'Mosaiquíto', means: 'Tile setter' });
    expect(added.done).toBeDefined();
    expect(await found('mosaiquito')).toEqual(['Elena Tzul']);
    expect(await knows('mosaiquito')).toBe(true);

    const [row] = await find('mosaiquito');
    const id = String(row!.id);
    await send({ intent: 'change', id, term: 'mosaiquito', means: 'glass blower' });
    expect(await found('mosaiquito')).toEqual([]);
    await send({ intent: 'change', id, term: 'azulejito', means: 'tile setter' });
    expect(await found('azulejito')).toEqual(['Elena Tzul']);
    expect([await knows('mosaiquito'), await knows('azulejito')]).toEqual([false, true]);

    expect((await send({ intent: 'remove', id })).done).toBeDefined();
    expect(await found('azulejito')).toEqual([]);
    expect((await send({ intent: 'remove', id })).failure).toMatch(/not exist any more/);
    expect((await logOf(services())).slice(0, 4).map(({ action }) => action)).toEqual([
      'synonym.remove',
      'synonym.change',
      'synonym.change',
      'synonym.add',
    ]);
  });

  it('do not wait for kept answers', async () => {
    const cache = createPageCache(services());
    const app = createApp({
      services: services(),
      cache,
      renderPage: async (asked) => {
        const fields = Object.fromEntries(new URL(asked.url).searchParams);
        await send(fields);
        return new Response('a page');
      },
    });
    const bindings = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
    const search = async () =>
      (await (await app.request('/api/search/specialist.php?occupation=losa', {}, bindings)).json())
        .totalCount;
    expect(await search()).toBe(0);
    const add = new URLSearchParams({ intent: 'add', term: 'losa', means: 'tile setter' });
    const headers = { 'Sec-Fetch-Site': 'same-origin' };
    await app.request(`/admin/search?${add}`, { method: 'POST', headers }, bindings);
    expect(await search()).toBe(1);
  });

  it('keep a word that a provider uses when its synonym goes', async () => {
    await send({ intent: 'add', term: 'bathrooms', means: 'tiles' });
    const row = (await find('bathrooms')).find(({ term }) => term === 'bathrooms');
    await send({ intent: 'remove', id: String(row!.id) });
    expect(await knows('bathrooms')).toBe(true);
  });

  it('are refused when they are there already, or make no sense', async () => {
    const taken = await send({ intent: 'add', term: 'PG', means: 'punta gorda' });
    expect(taken).toMatchObject({ field: 'term', typed: { term: 'PG' } });
    expect(taken.failure).toMatch(/There is an entry/);
    expect(await send({ intent: 'add', term: '', means: 'x' })).toMatchObject({ field: 'term' });
    expect(await send({ intent: 'add', term: 'x', means: 'x' })).toMatchObject({ field: 'means' });
  });

  describe('that were looked for in vain', () => {
    beforeAll(async () => {
      const words = ['Zorb', 'zorb', 'Kabanya', 'kabanya', 'kabanya', 'one two three four'];
      await countMisses(services().db, [
        ...words.map((typed) => ({ kind: 'specialist' as const, typed })),
        { kind: 'business', typed: 'zorb' },
      ]);
    });
    const misses = async () =>
      (await load()).misses.rows.map(({ kind, query, count }) => `${kind} ${query} ${count}`);

    it('are shown by how often', async () => {
      expect((await misses()).slice(0, 2)).toEqual(['specialist kabanya 3', 'specialist zorb 2']);
    });

    it('become a synonym, once', async () => {
      const fields = { intent: 'explain', id: 'specialist kabanya', term: 'kabanya' };
      expect(await send({ ...fields, means: '' })).toMatchObject({ field: 'means' });
      expect((await send({ ...fields, means: 'tile setter' })).done).toBeDefined();
      expect(await found('kabanya')).toEqual(['Elena Tzul']);
      expect(await misses()).not.toContain('specialist kabanya 3');
      expect((await send({ ...fields, means: 'tile setter' })).failure).toMatch(/not in the list/);
    });

    it('add to a synonym that is there', async () => {
      await countMisses(services().db, [{ kind: 'specialist', typed: 'kabanya' }]);
      const fields = { intent: 'explain', id: 'specialist kabanya', term: 'kabanya' };
      await send({ ...fields, means: 'stone mason, tile setter' });
      expect((await find('kabanya'))[0]!.means).toEqual(['tile setter', 'stone mason']);
    });

    it('add no more to it than a synonym may mean', async () => {
      const eight = 'one, two, three, four, five, six, seven, eight';
      await send({ intent: 'add', term: 'kabanyito', means: eight });
      await countMisses(services().db, [{ kind: 'business', typed: 'kabanyito' }]);
      const fields = { intent: 'explain', id: 'business kabanyito', term: 'kabanyito' };
      const refused = await send({ ...fields, means: 'eight, nine' });
      expect(refused).toMatchObject({ field: 'means', typed: { means: 'eight, nine' } });
      expect(refused.failure).toMatch(/at most 8/i);
      expect(await misses()).toContain('business kabanyito 1');
      expect((await send({ ...fields, means: 'eight' })).done).toBeDefined();
      const [row] = await find('kabanyito');
      const again = { intent: 'change', id: String(row!.id), term: row!.term };
      expect((await send({ ...again, means: row!.means.join() })).done).toBeDefined();
    });

    it('are kept as long as they are not too many, the oldest that came once go first', async () => {
      const once = async () => (await misses()).filter((miss) => miss.endsWith(' 1'));
      expect(await once()).toEqual(['specialist one two three four 1', 'business zorb 1']);
      await countMisses(services().db, [{ kind: 'business', typed: 'newest' }]);
      await sweepMisses(services().db, 3);
      expect(await once()).toHaveLength(3);
      await sweepMisses(services().db, 1);
      expect(await misses()).toEqual(['specialist zorb 2', 'business newest 1']);
      // Those that came at once are of one age.
      const together = ['one', 'two', 'three'].map((typed) => ({ kind: 'both', typed }) as const);
      await countMisses(services().db, together);
      await sweepMisses(services().db, 2);
      expect(await once()).toHaveLength(2);
      // Who looks twice for everything fills it no further, and takes nobody's place who looked once.
      const twice = [...together, ...together];
      await countMisses(services().db, twice);
      await sweepMisses(services().db, 2);
      expect((await misses()).length - (await once()).length).toBe(2);
      await countMisses(services().db, [{ kind: 'specialist', typed: 'zorb' }]);
      await sweepMisses(services().db, 1);
      await countMisses(services().db, [{ kind: 'business', typed: 'zorb' }]);
    });

    it('are dismissed one by one', async () => {
      expect((await send({ intent: 'dismiss', id: 'specialist zorb' })).done).toBeDefined();
      expect(await misses()).toContain('business zorb 1');
      expect(await misses()).not.toContain('specialist zorb 2');
      expect((await send({ intent: 'dismiss', id: 'specialist zorb' })).failure).toBeDefined();
      expect((await send({ intent: 'dismiss', id: 'nonsense' })).failure).toBeDefined();
    });
  });

  describe('that lead to trades', () => {
    const trades = async (sentence: string) => {
      await services().directoryVersion.look();
      const answer = await request(`/api/search/find?q=${encodeURIComponent(sentence)}`);
      const { understood } = (await answer.json()) as {
        understood: { trades: { name: string }[] };
      };
      return understood.trades.map(({ name }) => name);
    };
    const changed = async () => (await load()).trades.changed;

    it('are added and taken away, and each change can be undone', async () => {
      expect(await trades('zumbidora')).toEqual([]);
      const phrase = { intent: 'add-phrase', id: 'plumber', phrase: 'Zumbidóra' };
      expect((await send(phrase)).done).toBeDefined();
      expect(await trades('zumbidora')).toEqual(['Plumber']);
      expect(await send(phrase)).toMatchObject({ field: 'phrase' });
      const [added] = (await changed()).phrases;
      expect(added).toMatchObject({ trade: 'plumber', phrase: 'zumbidora', takenAway: false });
      expect((await send({ intent: 'undo-phrase', id: String(added!.id) })).done).toBeDefined();
      expect(await trades('zumbidora')).toEqual([]);
      expect((await send({ intent: 'undo-phrase', id: String(added!.id) })).failure).toBeDefined();

      await send({ intent: 'take-phrase', id: 'tire-shop', phrase: 'puncture' });
      await services().directoryVersion.look();
      const [row] = (await load('?trade=tire+shop')).trades.rows;
      expect(row!.phrases).not.toContain('puncture');
      expect(
        await send({ intent: 'take-phrase', id: 'tire-shop', phrase: 'tire shop' }),
      ).toMatchObject({ failure: 'A trade keeps its name.' });
      await send({ intent: 'add-phrase', id: 'tire-shop', phrase: 'puncture' });
      expect((await changed()).phrases).toEqual([]);
      expect((await logOf(services())).slice(0, 4).map(({ action }) => action)).toEqual([
        'trade.add-phrase',
        'trade.take-phrase',
        'trade.undo',
        'trade.add-phrase',
      ]);
    });

    it('a trade is added, found and taken away', async () => {
      const trade = {
        intent: 'add-trade',
        name: 'Zorb pilot',
        category: 'Hospitality and Tourism',
      };
      expect(await send({ ...trade, category: 'Nonsense' })).toMatchObject({ field: 'category' });
      expect(await send({ ...trade, name: 'Plumber' })).toMatchObject({ field: 'name' });
      expect(await send({ ...trade, name: 'a, b' })).toMatchObject({ field: 'name' });
      expect((await send(trade)).done).toBeDefined();
      expect(await trades('zorb pilot')).toEqual(['Zorb pilot']);
      await send({ intent: 'take-trade', id: 'zorb-pilot' });
      expect(await trades('zorb pilot')).not.toContain('Zorb pilot');
      await send({ intent: 'take-trade', id: 'locksmith' });
      expect(await trades('locksmith')).not.toContain('Locksmith');
      expect((await changed()).trades).toEqual([expect.objectContaining({ trade: 'locksmith' })]);
      // Added again by hand and taken away again, it does not come back with the pack.
      await send({ ...trade, name: 'Locksmith' });
      expect(await trades('locksmith')).toContain('Locksmith');
      await send({ intent: 'take-trade', id: 'locksmith' });
      expect(await trades('locksmith')).not.toContain('Locksmith');
      await send({ intent: 'undo-trade', id: 'locksmith' });
      expect(await trades('locksmith')).toContain('Locksmith');
      expect((await send({ intent: 'undo-trade', id: 'locksmith' })).failure).toBeDefined();
      // One of the pack that was taken away, added anew and taken away again does not come back.
      await send({ intent: 'take-trade', id: 'locksmith' });
      expect(await trades('locksmith')).not.toContain('Locksmith');
      await send({ ...trade, name: 'Locksmith' });
      expect(await trades('locksmith')).toContain('Locksmith');
      await send({ intent: 'take-trade', id: 'locksmith' });
      expect(await trades('locksmith')).not.toContain('Locksmith');
      await send({ intent: 'undo-trade', id: 'locksmith' });
      expect(await trades('locksmith')).toContain('Locksmith');
    });

    it('are changed once by a double click, which is told what it did', async () => {
      const acts: Record<string, string>[] = [
        { intent: 'add-phrase', id: 'plumber', phrase: 'zumbidora' },
        { intent: 'take-phrase', id: 'tire-shop', phrase: 'puncture' },
        { intent: 'take-trade', id: 'locksmith' },
      ];
      for (const fields of acts) {
        const answers = await Promise.all([fields, fields, fields, fields].map(send));
        expect(answers.some(({ done }) => done)).toBe(true);
        // One that comes when it is done already is told so, beside the field.
        expect(answers.filter(({ done, field }) => !done && !field)).toEqual([]);
      }
      const { phrases, trades: gone } = await changed();
      expect(phrases.map(({ phrase }) => phrase)).toEqual(['puncture', 'zumbidora']);
      expect(gone.map(({ trade }) => trade)).toEqual(['locksmith']);
      for (const { id } of phrases) await send({ intent: 'undo-phrase', id: String(id) });
      await send({ intent: 'undo-trade', id: 'locksmith' });
    });

    it('take in what was looked for in vain, in one step', async () => {
      await countMisses(services().db, [{ kind: 'both', typed: 'bashai leak' }]);
      const fields = { intent: 'miss-to-trade', id: 'both bashai leak', phrase: 'bashai' };
      expect(await send({ ...fields, trade: 'Nobody' })).toMatchObject({ field: 'trade' });
      expect((await send({ ...fields, trade: 'plumber' })).done).toBeDefined();
      expect(await trades('bashai')).toEqual(['Plumber']);
      expect((await load()).misses.rows.map(({ query }) => query)).not.toContain('bashai leak');
    });

    it('include the synonyms of the same desk', async () => {
      expect(await trades('kwallamo')).toEqual([]);
      await send({ intent: 'add', term: 'kwallamo', means: 'plumber' });
      expect(await trades('kwallamo')).toEqual(['Plumber']);
    });
  });
});
