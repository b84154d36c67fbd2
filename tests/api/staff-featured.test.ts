import { beforeAll, describe, expect, it } from 'vitest';
import { demoProviders } from '#features/demo/demo-providers.server.ts';
import { featuredActs } from '#features/moderation/featured/change-featured.server.ts';
import { loadFeaturedDesk } from '#features/moderation/featured/featured-desk.server.ts';
import { deskAction } from '#pages/admin/desk-action.server.ts';
import { FEATURED_COUNT } from '#features/directory/featured.rules.ts';
import { fillDemo } from '../support/fill-demo.ts';
import { provideServices } from '../support/test-services.ts';
import { ask, logOf, newStaff } from './staff.ts';

describe('the featured desk', () => {
  const provided = provideServices();
  const NOW = new Date('2026-03-09T18:00:00Z');
  const services = () => ({ ...provided(), clock: { now: () => NOW } });
  let staff: Awaited<ReturnType<typeof newStaff>>;
  beforeAll(async () => {
    await fillDemo(services(), demoProviders(NOW));
    staff = await newStaff(services());
  });

  const load = (query = '') => loadFeaturedDesk(services(), new URLSearchParams(query));
  const send = async (fields: Record<string, string>) =>
    (await deskAction(ask(services(), staff.session, '/admin/featured', fields), featuredActs))
      .data;
  const order = async () => (await load()).chosen.map(({ id }) => id);
  let ids: number[];

  it('finds listed profiles by a part of their name', async () => {
    const [first] = (await load()).shown;
    const { found } = await load(`?search=${encodeURIComponent(first!.name.toUpperCase())}`);
    expect(found[0]).toMatchObject({ id: first!.id, name: first!.name });
    expect((await load('?search=%25')).found).toEqual([]);
    const { kind, found: shops } = await load('?kind=business&search=e');
    expect([kind, shops.length]).toEqual(['business', 10]);
    ids = (await load()).shown.slice(0, 3).map(({ id }) => id);
  });

  it('adds at the end, in its days, and shows it on the home page', async () => {
    for (const id of ids)
      expect(await send({ intent: 'add', id: String(id), from: '', until: '2026-03-31' })).toEqual(
        expect.objectContaining({ done: expect.any(String) as string }),
      );
    const { chosen, shown } = await load();
    expect(chosen.map(({ id }) => id)).toEqual(ids);
    expect(chosen[0]).toMatchObject({ from: '2026-03-09', until: '2026-03-31', state: 'running' });
    expect(shown).toHaveLength(FEATURED_COUNT);
    expect(shown.slice(0, 3).map(({ id }) => id)).toEqual(ids);
    expect(new Set(shown.map(({ id }) => id)).size).toBe(FEATURED_COUNT);
    expect((await load(`?search=${encodeURIComponent(chosen[0]!.name)}`)).found).toEqual([]);
  });

  it('adds nobody twice, nobody unknown, and no days that make no sense', async () => {
    const id = String(ids[0]);
    expect((await send({ intent: 'add', id })).failure).toBe('This profile is chosen already.');
    expect((await send({ intent: 'add', id: '999999' })).failure).toMatch(/does not exist/);
    const wrong = await send({ intent: 'time', id, from: '2026-03-10', until: '2026-03-09' });
    expect(wrong).toMatchObject({ field: 'until', typed: { until: '2026-03-09' } });
  });

  it('moves up and down, and stays within the list', async () => {
    const [a, b, c] = ids.map(String) as [string, string, string];
    await send({ intent: 'up', id: c });
    expect(await order()).toEqual([a, c, b].map(Number));
    await send({ intent: 'down', id: a });
    expect(await order()).toEqual([c, a, b].map(Number));
    await send({ intent: 'up', id: c });
    await send({ intent: 'down', id: b });
    expect(await order()).toEqual([c, a, b].map(Number));
    expect((await logOf(services()))[2]).toMatchObject({
      action: 'profile.move-featured',
      objectKind: 'profile',
      objectId: a,
      before: { place: 1 },
      after: { place: 2 },
    });
  });

  it('keeps everybody once when many move at the same time', async () => {
    const moves = ids.flatMap((id) =>
      ['up', 'down', 'up'].map((intent) => send({ intent, id: String(id) })),
    );
    for (const { done } of await Promise.all(moves)) expect(done).toBeDefined();
    expect((await order()).toSorted((x, y) => x - y)).toEqual(ids.toSorted((x, y) => x - y));
  });

  it('changes the days: planned and past ones are not shown', async () => {
    const [first, second] = await order();
    await send({ intent: 'time', id: String(first), from: '2026-03-10', until: '' });
    const past = { from: '2026-03-01', until: '2026-03-08' };
    await send({ intent: 'time', id: String(second), ...past });
    const { chosen, shown } = await load();
    expect(chosen.slice(0, 2).map(({ state }) => state)).toEqual(['planned', 'over']);
    expect(shown.filter((each) => each.chosen)).toHaveLength(1);
  });

  it('removes, once, and logs everything', async () => {
    const id = String(ids[0]);
    const twice = await Promise.all([1, 2].map(() => send({ intent: 'remove', id })));
    expect(twice.flatMap(({ failure }) => failure ?? [])).toEqual([
      'This profile is not chosen any more.',
    ]);
    expect(await order()).toHaveLength(2);
    expect((await send({ intent: 'add', id, from: '', until: '' })).done).toBeDefined();
    const actions = (await logOf(services())).map(({ action }) => action);
    expect(actions.slice(0, 2)).toEqual(['profile.feature', 'profile.unfeature']);
    expect(actions.filter((action) => action === 'profile.feature')).toHaveLength(4);
  });
});
