import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { settingsActs } from '#features/moderation/settings/change-settings.server.ts';
import { loadSettingsDesk, loadStorm } from '#features/moderation/settings/settings-desk.server.ts';
import { deskAction } from '#pages/admin/desk-action.server.ts';
import { createApp } from '#server/app.ts';
import { createPageCache } from '#server/page-cache.ts';
import { fillDemo } from '../support/fill-demo.ts';
import { drawPage } from '../support/drawn-pages.ts';
import { provideServices } from '../support/test-services.ts';
import { ask, logOf, newStaff } from './staff.ts';

const services = provideServices();
let staff: Awaited<ReturnType<typeof newStaff>>;
let app: ReturnType<typeof createApp>;
let profile: string;

beforeAll(async () => {
  const { db } = services();
  await fillDemo(services());
  // The best rated take no emergency calls, the others do.
  await db.execute(sql`update profiles set facts = case when rating_sum > 0
    then facts - 'emergency' else facts || '{"emergency": true}' end`);
  const { rows } = await db.execute<{ slug: string }>(
    sql`select slug from profiles where kind = 'specialist' limit 1`,
  );
  profile = `/specialist/${rows[0]!.slug}`;
  staff = await newStaff(services());
  const cache = createPageCache(services());
  const cachedPages = ['/', '/find', '/specialists-results', '/specialist/:id'];
  app = createApp({ services: services(), renderPage: drawPage, cache, cachedPages });
});

const desk = () => loadSettingsDesk(services(), new URLSearchParams());
async function send(form: Record<string, string>) {
  const asked = ask(services(), staff.session, '/admin/settings', form);
  return (await deskAction(asked, settingsActs)).data;
}
async function switchOn(typed: Record<string, string> = {}) {
  const { fields } = await desk();
  const shown = fields
    .filter(({ group }) => group === 'storm')
    .flatMap(({ key, value }) => [
      [key, value],
      [`was-${key}`, value],
    ]);
  const form = { intent: 'save', id: 'storm', group: 'storm', ...Object.fromEntries(shown) };
  return send({ ...form, STORM_UNTIL: '24', ...typed });
}
const switchOff = () => send({ intent: 'storm-off', id: 'storm' });
const page = async (path: string) => {
  const bindings = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
  return (await app.request(path, {}, bindings)).text();
};
const isShownOn = async (path: string) => (await page(path)).includes('class="storm-notice"');
const cardsOf = async (path: string) => {
  const text = await page(path);
  return (JSON.parse(text) as { results: { id: string; facts?: { emergency?: true } }[] }).results;
};

describe('storm mode', () => {
  it('shows its notice on every page at once, cached ones too, and costs nothing before', async () => {
    const paths = ['/', '/es', '/specialists-results', '/find?q=plumber', profile, '/offline'];
    for (const path of paths) expect([path, await isShownOn(path)]).toEqual([path, false]);
    expect(await page('/')).not.toContain('storm');
    const { done } = await switchOn({ STORM_TEXT_ES: 'Viene el huracán.' });
    expect(done).toMatch(/^Storm mode is on until /);
    for (const path of paths) expect([path, await isShownOn(path)]).toEqual([path, true]);
    expect(await page('/')).toContain('Warning of a hurricane or flood.');
    expect(await page('/')).toContain('href="tel:936"');
    expect(await page('/es')).toContain('Viene el huracán.');
    expect(await page('/bzj')).toContain('herikayn');
    expect(await page('/find?q=plumber')).toContain('/find?q=plumber&amp;emergency=yes');
    await switchOff();
    for (const path of paths) expect([path, await isShownOn(path)]).toEqual([path, false]);
  });

  it('lets those who take emergency calls come first, in results and in what a sentence finds', async () => {
    const search = '/api/search/specialist.php?limit=6';
    const find = '/api/search/find?q=plumber&limit=3';
    const [best, ...others] = (await cardsOf(find)).map(({ id }) => id);
    await services().db.execute(sql`update profiles set facts = case when slug = ${best}
      then facts - 'emergency' else facts || '{"emergency": true}' end
      where slug in ${[best, ...others]}`);
    await services().directoryVersion.look();
    expect((await cardsOf(find))[0]!.id).toBe(best);
    expect((await cardsOf(search)).some(({ facts }) => facts?.emergency)).toBe(false);
    await switchOn();
    expect((await cardsOf(search)).every(({ facts }) => facts?.emergency)).toBe(true);
    expect((await cardsOf(find))[0]!.facts?.emergency).toBe(true);
    expect((await cardsOf(find))[0]!.id).not.toBe(best);
    const byName = await cardsOf(`${search}&sort=name`);
    expect(byName.every(({ facts }) => facts?.emergency)).toBe(false);
    await switchOff();
  });

  it('ends by itself', async () => {
    await switchOn({ STORM_UNTIL: '6' });
    expect(await isShownOn('/')).toBe(true);
    const later = new Date(Date.now() + 6 * 60 * 60_000 + 1_000);
    vi.useFakeTimers({ now: later, toFake: ['Date'] });
    try {
      expect(await isShownOn('/')).toBe(false);
      expect(loadStorm(services(), 'admin')).toBeNull();
    } finally {
      vi.useRealTimers();
    }
    await switchOff();
  });

  it('is in the log, can be undone, and is told to all staff but ended by admins alone', async () => {
    await switchOn();
    expect((await logOf(services()))[0]).toMatchObject({
      action: 'setting.change',
      objectId: 'STORM_UNTIL',
    });
    expect(loadStorm(services(), 'reviewer')).toMatchObject({ mayEnd: false });
    expect(loadStorm(services(), 'admin')).toMatchObject({ mayEnd: true });
    const session = { ...staff.session, account: { ...staff.session.account, role: 'editor' } };
    const asked = ask(services(), session as typeof staff.session, '/admin', {
      intent: 'storm-off',
    });
    expect((await deskAction(asked, settingsActs)).data.failure).toBeTruthy();
    const [last] = (await desk()).changes;
    expect(last!.before).toBe('off');
    expect((await send({ intent: 'undo', id: String(last!.id) })).done).toBe('Undone.');
    expect(await isShownOn('/')).toBe(false);
  });

  it('refuses what is no end, and texts that are too long or odd', async () => {
    const refused: Record<string, string>[] = [
      { STORM_UNTIL: 'tomorrow' },
      { STORM_UNTIL: '9999' },
      { STORM_TEXT: 'a'.repeat(241) },
      { STORM_TEXT: '<b>run</b>' },
    ];
    for (const typed of refused) expect((await switchOn(typed)).failure).toBeTruthy();
    expect(await isShownOn('/')).toBe(false);
  });
});
