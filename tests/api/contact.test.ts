import { asc } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { keepStamp, stampForm } from '#features/messages/bot-check.server.ts';
import { sendContactMessage } from '#features/messages/send-message.server.ts';
import { contactMessages } from '#platform/db/tables/messages.ts';
import type { Session } from '#platform/session-context.server.ts';
import { provideServices } from '../support/test-services.ts';
import { mailsTo } from './browser.ts';
import { inLine } from './crowd/at-once.ts';
import { askPage } from './pages.ts';

const HOUR = 60 * 60_000;

describe('messages to us', () => {
  const services = provideServices({ STAFF_EMAIL: 'staff@example.bz' });
  let clients = 0;
  const at = (ms: number) => ({ ...services(), clock: { now: () => new Date(ms) } });
  /** A form that was handed out ten seconds before it is sent. */
  const form = (changed: Record<string, string | null> = {}) => ({
    name: 'María Castillo',
    email: 'maria@gmail.com',
    message: 'Hello',
    topic: null,
    client: `192.0.2.${++clients}`,
    stamp: stampForm(at(Date.now() - 10_000)),
    trap: '',
    ...changed,
  });
  const send = (changed?: Parameters<typeof form>[0], when = services()) =>
    sendContactMessage(when, form(changed) as Parameters<typeof sendContactMessage>[1]).then(
      () => 'sent',
      (error: Error) => error.message,
    );
  const kept = () => services().db.select().from(contactMessages).orderBy(asc(contactMessages.id));

  it('are kept and mailed to staff, who answer the visitor', async () => {
    const message = 'A video, please.\r\n\r\nThank you\0';
    expect(await send({ topic: 'video', message, email: ' Maria@gmail.com ' })).toBe('sent');
    expect(await kept()).toMatchObject([
      {
        topic: 'video',
        name: 'María Castillo',
        email: 'Maria@gmail.com',
        message: 'A video, please.\n\nThank you',
        status: 'new',
      },
    ]);
    const [mail] = await mailsTo(services(), 'staff@example.bz');
    expect(mail).toMatchObject({
      subject: 'Video upload from María Castillo',
      replyTo: [{ address: 'Maria@gmail.com' }],
    });
    expect(mail!.text).toContain('> A video, please.');
  });

  it('are kept once when a page is sent again', async () => {
    const before = (await kept()).length;
    const same = { email: 'again@gmail.com', message: 'Only once' };
    expect(await send(same)).toBe('sent');
    expect(await send(same)).toBe('sent');
    expect(await kept()).toHaveLength(before + 1);
  });

  it.runIf(process.env.TEST_ENGINE === 'server')(
    'are kept once when they are sent twice at once',
    async () => {
      const before = (await kept()).length;
      const press = () => send({ email: 'twice@gmail.com', message: 'Pressed twice' });
      await inLine(services(), 'lock table contact_messages in share mode', [press, press]);
      expect(await kept()).toHaveLength(before + 1);
    },
  );

  it('are refused when something is missing or wrong', async () => {
    const before = (await kept()).length;
    expect(await send({ name: ' ' })).toBe('Full name is required.');
    expect(await send({ email: 'maria@gmail' })).toBe('Please enter a valid email address.');
    expect(await send({ message: 'x'.repeat(501) })).toMatch(/^Message is too long/);
    expect(await kept()).toHaveLength(before);
  });

  it('are refused from programs: too fast, forged, from yesterday, or with the hidden field', async () => {
    const before = (await kept()).length;
    expect(await send({ stamp: stampForm(services()) })).toMatch(/^That was very quick/);
    for (const stamp of ['', '1.x', `${Date.now() - 10_000}.forged`, 'NaN.x', '9'.repeat(9_999)])
      expect(await send({ stamp })).toMatch(/open for a long time/);
    expect(await send({ stamp: stampForm(at(Date.now() - 25 * HOUR)) })).toMatch(/long time/);
    expect(await send({ trap: 'https://spam.example' })).toMatch(/people do not see/);
    expect(await kept()).toHaveLength(before);
  });

  it('need no second wait after a page that was open for too long', async () => {
    const old = stampForm(at(Date.now() - 25 * HOUR));
    const renewed = keepStamp(services(), old);
    expect(await send({ stamp: renewed, email: 'patient@gmail.com' })).toBe('sent');
    const good = stampForm(at(Date.now() - 10_000));
    expect(keepStamp(services(), good)).toBe(good);
  });

  it('are limited by client and by email, also all at once', async () => {
    const many = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        send({ client: '203.0.113.5', email: `many${i}@gmail.com` }),
      ),
    );
    expect(many.filter((said) => said === 'sent')).toHaveLength(5);
    const one = await Promise.all(
      Array.from({ length: 12 }, (_, i) => send({ email: 'one@gmail.com', message: `No ${i}` })),
    );
    expect(one.filter((said) => said === 'sent')).toHaveLength(3);
    expect(one.filter((said) => said.startsWith('Too many attempts.'))).toHaveLength(9);
    const later = at(Date.now() + HOUR + 60_000);
    expect(await send({ email: 'one@gmail.com', message: 'Later' }, later as never)).toBe('sent');
  });

  it('are lost together with their mail when the transaction fails', async () => {
    const before = (await kept()).length;
    const queue = { ...services().queue, send: () => Promise.reject(new Error('queue is away')) };
    const failing = { ...services(), queue };
    expect(await send({ email: 'lost@gmail.com' }, failing)).toBe('queue is away');
    expect(await kept()).toHaveLength(before);
  });

  describe('on the page', () => {
    const load = async (query: string, session: Session | null = null) =>
      (await askPage(services(), session, `/contact${query}`)).loaded;
    const post = async (fields: Record<string, string>) => {
      const client = `198.51.100.${++clients}`;
      const { status, said } = await askPage(services(), null, '/contact', {
        form: fields,
        client,
      });
      return { status, said: said as { stamp: string } };
    };

    it('begin with what the address asks for', async () => {
      expect(await load('?topic=report&profile=juan-7f3k9q')).toMatchObject({
        topic: 'abuse-report',
        start: {
          message: expect.stringContaining('Which one (name or link): juan-7f3k9q\n') as string,
        },
      });
      expect(await load('?topic=<b>&profile=<b>')).toMatchObject({
        topic: null,
        start: { name: '', email: '', message: '' },
      });
    });

    it('know who is signed in', async () => {
      const account = { id: 1, kind: 'specialist', email: 'e@gmail.com', name: 'Elena' } as const;
      expect(await load('', { id: 1, account })).toMatchObject({
        start: { name: 'Elena', email: 'e@gmail.com' },
      });
    });

    it('come back with everything that was typed', async () => {
      const typed = { name: 'Ana', email: 'ana', message: 'One\r\ntwo', stamp: 'x' };
      const wrong = await post(typed);
      expect(wrong.status).toBe(400);
      expect(wrong.said).toMatchObject({
        values: { name: 'Ana', email: 'ana', message: 'One\ntwo' },
        errors: { email: 'Please enter a valid email address.' },
      });
      const good = { ...typed, email: 'ana@gmail.com' };
      const refused = await post(good);
      expect(refused.said).toMatchObject({
        values: { email: 'ana@gmail.com' },
        failure: expect.stringMatching(/once more/) as string,
      });
      const again = await post({ ...good, stamp: refused.said.stamp });
      expect(again.said).toEqual({ sent: true });
    });

    it('say so when there were too many', async () => {
      const { stamp } = (await post({ name: 'Ana', email: 'x', message: 'x' })).said;
      const all = [];
      for (let i = 0; i < 4; i++)
        all.push(await post({ name: 'Bo', email: 'bo@x.bz', message: `No ${i}`, stamp }));
      expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
      expect(all[3]!.said).toMatchObject({ values: { message: 'No 3' } });
    });
  });
});
