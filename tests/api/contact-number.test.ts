import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contactAnswer } from '#api/visitor-calls.ts';
import { pauseProfile } from '#features/editor/own-profile-state.server.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { openBrowser, type Browser } from './browser.ts';
import { signUpIn } from './new-account.ts';
import { provideApp } from '../support/request.ts';

const CHROME =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const pretty = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

describe('the number behind a card', () => {
  const { request, services } = provideApp();
  const owner = openBrowser(request);
  let id: string;
  let accountId: number;
  let clients = 0;
  const visitor = () => openBrowser(request, `198.51.100.${++clients}`);

  beforeAll(async () => {
    await signUpIn(owner, services(), 'specialist');
    const { rows } = await services().database.pool.query('select slug, account_id from profiles');
    id = rows[0].slug;
    accountId = Number(rows[0].account_id);
  });

  beforeEach(async () => {
    await services().events.flush();
    await services().db.execute(sql`delete from profile_event_days`);
  });

  const ask = (asked: object = {}, who: Browser = visitor(), agent = CHROME) =>
    who.send('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': agent },
      body: JSON.stringify({ id, by: 'call', ...asked }),
    });
  const counted = async () => {
    await services().events.flush();
    const { rows } = await services().database.pool.query(
      'select kind from profile_event_days, generate_series(1, count)',
    );
    return rows.map(({ kind }) => kind as string).toSorted();
  };
  const change = (set: ReturnType<typeof sql>) =>
    services().db.execute(sql`update profiles set ${set} where account_id = ${accountId}`);
  const listedWays = async () => {
    const found = await (await request('/api/search/specialist.php')).json();
    return found.results[0].contact_by;
  };

  it('begins a chat in the language of the page, where that is one of ours', async () => {
    const words = async (language: string) => {
      const body = JSON.stringify({ id, by: 'whatsapp' });
      const headers = { 'Content-Type': 'application/json', 'User-Agent': CHROME };
      const path = `/api/contact?language=${language}`;
      const answer = await visitor().send(path, { method: 'POST', headers, body });
      const { href } = (await answer.json()) as { href: string };
      return new URL(href).searchParams.get('text');
    };
    expect(await words('es')).toMatch(/^Hola, Elena: encontré su perfil/);
    expect(await words('bzj')).toMatch(/^Gud day Elena, Ah fain yu profail/);
    expect(await words('fr')).toMatch(/^Hello Elena, I found your profile/);
  });

  it('is told to whoever taps Call or WhatsApp, and counted as a tap', async () => {
    const who = visitor();
    const answers = [await ask({}, who), await ask({ by: 'whatsapp' }, who)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const told = await Promise.all(answers.map((answer) => answer.json()));
    for (const each of told) expect(contactAnswer.strict().safeParse(each).error).toBeUndefined();
    await expect(pretty(told)).toMatchFileSnapshot('golden/contact-number.json');
    expect(await counted()).toEqual(['call', 'whatsapp']);
    // Nothing changed that anybody must see at once.
    expect(who.cookies.size).toBe(0);
  });

  it('is described', async () => {
    const { paths } = await (await request('/api/openapi.json')).json();
    await expect(pretty(paths['/api/contact'])).toMatchFileSnapshot('golden/openapi-contact.json');
  });

  it('is not counted for robots, nor for the owner', async () => {
    expect((await ask({}, visitor(), 'curl/8.5.0')).status).toBe(200);
    expect((await ask({}, owner)).status).toBe(200);
    expect(await counted()).toEqual([]);
  });

  it('is not to be had where there is none, or none for WhatsApp', async () => {
    const { rows } = await services().database.pool.query('select phone from profiles');
    const { phone } = rows[0];
    expect(await listedWays()).toEqual(['call', 'whatsapp']);
    await change(sql`whatsapp = false`);
    expect((await ask({ by: 'whatsapp' })).status).toBe(404);
    expect((await ask()).status).toBe(200);
    expect(await listedWays()).toEqual(['call']);
    // A landline.
    await change(sql`whatsapp = true, phone = '+5012220101'`);
    expect((await ask({ by: 'whatsapp' })).status).toBe(404);
    expect(await (await ask()).json()).toEqual({ number: '222-0101', href: 'tel:+5012220101' });
    await change(sql`phone = null`);
    expect((await ask()).status).toBe(404);
    expect(await listedWays()).toEqual([]);
    await change(sql`phone = ${phone}`);
  });

  it('is hidden with its profile, however that is hidden', async () => {
    await change(sql`listed = false, review_status = 'rejected'`);
    expect((await ask()).status).toBe(404);
    await change(sql`listed = true, review_status = 'approved'`);
    await pauseProfile(services(), accountId);
    const answer = await ask();
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { error: 'There is no number to be had.', code: 'noNumber' },
    ]);
    expect(await counted()).toEqual([]);
    await change(sql`listed = true, paused_at = null`);
  });

  it('is asked for by an id and a way that can be', async () => {
    const status = async (asked: object) => (await ask(asked)).status;
    expect(await status({ id: 'nobody-here-234567' })).toBe(404);
    expect(await status({ id: "'; drop table profiles; --" })).toBe(404);
    expect(await status({ id: 'x\0' })).toBe(400);
    expect(await status({ id: 7 })).toBe(400);
    expect(await status({ by: 'email' })).toBe(400);
  });

  it('is told so many times to each client', async () => {
    const one = visitor();
    for (let i = 0; i < LIMITS.numbersPerClient[0].times; i++)
      expect((await ask({}, one)).status).toBe(200);
    const refused = await ask({}, one);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await ask()).status).toBe(200);
  });
});
