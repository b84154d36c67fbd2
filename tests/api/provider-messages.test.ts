import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { stampForm } from '#features/messages/bot-check.server.ts';
import { sendProviderMessage } from '#features/messages/send-message.server.ts';
import { profileEvents } from '#platform/db/tables/events.ts';
import { contactMessages } from '#platform/db/tables/messages.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { mailsTo, openBrowser } from './browser.ts';
import { signUpIn } from './new-account.ts';
import { askPage } from './pages.ts';
import { provideApp } from '../support/request.ts';
import { businessEntry, specialistEntry } from '../support/signup-entries.ts';

const HOUR = 60 * 60_000;

describe('messages to a provider', () => {
  const { services, request } = provideApp();
  const ids = { specialist: '', business: '' };
  let clients = 0;
  let visitors = 0;

  beforeAll(async () => {
    await signUpIn(openBrowser(request), services(), 'specialist');
    await signUpIn(openBrowser(request), services(), 'business');
    await services().db.update(profiles).set({ workEmailConfirmedAt: new Date() });
    for (const { kind, slug } of await services().db.select().from(profiles)) ids[kind] = slug;
  });

  const at = (ms: number) => ({ ...services(), clock: { now: () => new Date(ms) } });
  const form = (changed: Record<string, string> = {}) => ({
    name: 'Ana Pech',
    email: `ana${++visitors}@gmail.com`,
    message: 'Can you come on Monday?',
    kind: 'specialist' as const,
    id: ids.specialist,
    client: `192.0.2.${++clients}`,
    stamp: stampForm(at(Date.now() - 10_000)),
    trap: '',
    ...changed,
  });
  const send = (changed?: Record<string, string>, when = services()) =>
    sendProviderMessage(when, form(changed)).then(
      () => 'sent',
      (error: Error) => error.message,
    );
  const counted = () => services().db.select().from(profileEvents);
  const forget = () => services().database.pool.query('delete from rate_limits');

  it('reach the work email, and the answer reaches the visitor', async () => {
    expect(await send({ email: ' Ana@gmail.com ', message: 'One\r\ntwo\0' })).toBe('sent');
    const [mail] = await mailsTo(services(), specialistEntry.workEmail);
    expect(mail).toMatchObject({
      subject: 'Message from Ana Pech through Kanek',
      replyTo: [{ address: 'Ana@gmail.com' }],
    });
    expect(mail!.text).toContain('> One\n> two');
    expect(mail!.html).toContain('One<br />two');
    expect(mail!.text).not.toContain(specialistEntry.email);
  });

  it('reach the account email of those without a work email', async () => {
    expect(await send({ kind: 'business', id: ids.business })).toBe('sent');
    const mails = await mailsTo(services(), businessEntry.email, 2);
    expect(mails.at(-1)!.subject).toBe('Message from Ana Pech through Kanek');
  });

  it('are counted and not kept', async () => {
    const events = await counted();
    expect(events.map(({ kind }) => kind)).toEqual(['message', 'message']);
    expect(await services().db.select().from(contactMessages)).toEqual([]);
    const { pool } = services().database;
    await expect
      .poll(async () => {
        const { rows } = await pool.query("select data::text from pgboss.job where name = 'mail'");
        return rows;
      })
      .toEqual([]);
    const { rows } = await pool.query('select * from rate_limits');
    // By what no hash can spell.
    expect(JSON.stringify(rows)).not.toMatch(/Ana Pech|@|come on Monday/i);
  });

  it('go out once when a page is sent again, also at the same moment', async () => {
    const before = (await counted()).length;
    const same = { email: 'again@gmail.com', message: 'Only once' };
    const said = await Promise.all([send(same), send(same), send(same)]);
    expect(said).toEqual(['sent', 'sent', 'sent']);
    expect(await counted()).toHaveLength(before + 1);
    expect(await send({ ...same, message: 'And another' })).toBe('sent');
    expect(await counted()).toHaveLength(before + 2);
  });

  it('are refused when something is missing, wrong or sent by a program', async () => {
    const before = (await counted()).length;
    expect(await send({ name: ' ' })).toBe('Full name is required.');
    expect(await send({ email: 'ana@gmail' })).toBe('Please enter a valid email address.');
    expect(await send({ message: 'x'.repeat(501) })).toMatch(/^Message is too long/);
    expect(await send({ stamp: stampForm(services()) })).toMatch(/^That was very quick/);
    expect(await send({ stamp: 'forged' })).toMatch(/open for a long time/);
    expect(await send({ trap: 'https://spam.example' })).toMatch(/people do not see/);
    expect(await counted()).toHaveLength(before);
  });

  it('are limited by client, by email and by provider, also all at once', async () => {
    await forget();
    const twelve = (changed: (i: number) => Record<string, string>) =>
      Promise.all(Array.from({ length: 12 }, (_, i) => send({ message: `${i}`, ...changed(i) })));
    const sent = (said: string[]) => said.filter((each) => each === 'sent').length;
    expect(sent(await twelve(() => ({ client: '203.0.113.5' })))).toBe(5);
    expect(sent(await twelve(() => ({ email: 'one@gmail.com' })))).toBe(5);
    const rest = await twelve(() => ({}));
    expect(sent(rest)).toBe(5);
    expect(rest.find((each) => each !== 'sent')).toMatch(/^Elena has been sent many messages/);
    expect(await send({ kind: 'business', id: ids.business })).toBe('sent');
    const later = at(Date.now() + HOUR + 60_000);
    expect(await send({ message: 'Later' }, later as never)).toBe('sent');
    await forget();
  });

  it('are lost whole when the mail cannot be queued, and can be sent again', async () => {
    const before = (await counted()).length;
    const queue = { ...services().queue, send: () => Promise.reject(new Error('queue is away')) };
    const lost = { email: 'lost@gmail.com' };
    expect(await send(lost, { ...services(), queue })).toBe('queue is away');
    expect(await counted()).toHaveLength(before);
    expect(await send(lost)).toBe('sent');
    expect(await counted()).toHaveLength(before + 1);
  });

  describe('on the page', () => {
    const post = async (fields: Record<string, string>, id = ids.specialist) => {
      const client = `198.51.100.${++clients}`;
      const path = `/specialist/${id}/message`;
      const { status, said } = await askPage(services(), null, path, { form: fields, client });
      return { status, said: said as { stamp: string } };
    };
    const load = async (kind: 'specialist' | 'business', id: string) =>
      askPage(services(), null, `/${kind}/${encodeURIComponent(id)}/message`);

    it('shows whom it is for, and no address', async () => {
      const { status, loaded } = await load('specialist', ids.specialist);
      expect(status).toBe(200);
      expect((loaded as { provider: object }).provider).toEqual({
        kind: 'specialist',
        id: ids.specialist,
        name: 'Elena Tzul',
        shortName: 'Elena',
        headline: 'Tile setter',
        location: 'San Ignacio',
        portrait: null,
        demo: false,
      });
      expect(JSON.stringify(loaded)).not.toContain('@');
    });

    it('is there only for those whom visitors see, under their own kind', async () => {
      const status = async (...to: Parameters<typeof load>) => (await load(...to)).status;
      expect(await status('business', ids.specialist)).toBe(404);
      expect(await status('specialist', 'nobody-234567')).toBe(404);
      expect(await status('specialist', "x'; drop")).toBe(404);
      const { db } = services();
      const whose = eq(profiles.slug, ids.specialist);
      await db.update(profiles).set({ listed: false, pausedAt: new Date() }).where(whose);
      expect(await status('specialist', ids.specialist)).toBe(404);
      expect(await send()).toMatch(/no longer there/);
      await db.update(profiles).set({ listed: true, pausedAt: null }).where(whose);
      expect(await status('specialist', ids.specialist)).toBe(200);
    });

    it('keeps what was typed until it is right, then thanks', async () => {
      const typed = { name: 'Ana', email: 'ana', message: 'One\r\ntwo', stamp: 'x' };
      const wrong = await post(typed);
      expect(wrong.status).toBe(400);
      expect(wrong.said).toMatchObject({
        values: { name: 'Ana', email: 'ana', message: 'One\ntwo' },
        errors: { email: 'Please enter a valid email address.' },
      });
      const good = { ...typed, email: 'ana.page@gmail.com', stamp: wrong.said.stamp };
      expect((await post(good)).said).toEqual({ sent: true });
      expect((await post(good, 'nobody-234567')).status).toBe(404);
    });
  });
});
