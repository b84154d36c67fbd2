import { asc } from 'drizzle-orm';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { contactAction, loadContact } from '#pages/contact.server.ts';
import { keepStamp, stampForm } from '#features/messages/bot-check.server.ts';
import { sendContactMessage } from '#features/messages/send-message.server.ts';
import { contactMessages } from '#platform/db/tables/messages.ts';
import { servicesContext } from '#platform/services.server.ts';
import { clientContext, sessionContext } from '#platform/session-context.server.ts';
import { provideServices } from '../support/test-services.ts';
import { mailsTo } from './browser.ts';
import { inLine } from './crowd/at-once.ts';

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
    const ask = (path: string, fields?: Record<string, string>) => {
      const context = new RouterContextProvider();
      context.set(servicesContext, services());
      context.set(clientContext, `198.51.100.${++clients}`);
      const url = `http://localhost${path}`;
      const body = fields && new URLSearchParams(fields);
      const request = new Request(url, body ? { method: 'POST', body } : {});
      return { request, context };
    };
    const post = (fields: Record<string, string>) => contactAction(ask('/contact', fields));

    it('begin with what the address asks for', () => {
      const { topic, start } = loadContact(ask('/contact?topic=report&profile=juan-7f3k9q'));
      expect(topic).toBe('abuse-report');
      expect(start.message).toContain('Which one (name or link): juan-7f3k9q\n');
      expect(loadContact(ask('/contact?topic=<b>&profile=<b>'))).toMatchObject({
        topic: null,
        start: { name: '', email: '', message: '' },
      });
    });

    it('know who is signed in', () => {
      const asked = ask('/contact');
      const account = { id: 1, kind: 'specialist', email: 'e@gmail.com', name: 'Elena' } as const;
      asked.context.set(sessionContext, { id: 1, account });
      expect(loadContact(asked).start).toMatchObject({ name: 'Elena', email: 'e@gmail.com' });
    });

    it('come back with everything that was typed', async () => {
      const typed = { name: 'Ana', email: 'ana', message: 'One\r\ntwo', stamp: 'x' };
      const { data, init } = await post(typed);
      expect(init?.status).toBe(400);
      expect(data).toMatchObject({
        values: { name: 'Ana', email: 'ana', message: 'One\ntwo' },
        errors: { email: 'Please enter a valid email address.' },
      });
      const good = { ...typed, email: 'ana@gmail.com' };
      const refused = await post(good);
      expect(refused.data).toMatchObject({
        values: { email: 'ana@gmail.com' },
        failure: expect.stringMatching(/once more/) as string,
      });
      const again = await post({ ...good, stamp: refused.data.stamp! });
      expect(again.data).toEqual({ sent: true });
    });

    it('say so when there were too many', async () => {
      const { stamp } = (await post({ name: 'Ana', email: 'x', message: 'x' })).data;
      const all = [];
      for (let i = 0; i < 4; i++)
        all.push(await post({ name: 'Bo', email: 'bo@x.bz', message: `No ${i}`, stamp: stamp! }));
      expect(all.map(({ init }) => init?.status)).toEqual([undefined, undefined, undefined, 429]);
      expect(all[3]!.data).toMatchObject({ values: { message: 'No 3' } });
    });
  });
});
