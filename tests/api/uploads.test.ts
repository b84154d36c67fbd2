import { afterEach, describe, expect, it } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import { findProved, proveEmail } from '#features/signup/signup-proof.server.ts';
import { systemClock } from '#platform/clock.server.ts';
import { HELD_BYTES, LIMITS, type Limit } from '#platform/limits/limits.ts';
import { spend } from '#platform/limits/spend.server.ts';
import { createApp } from '#server/app.ts';
import { openBrowser, type Browser } from './browser.ts';
import { signUpIn } from './new-account.ts';
import { provideApp } from '../support/request.ts';

const MEGABYTE = 1024 * 1024;
const SIGNUP = '/api/verify/db_insert1.php';
const FORM = 'multipart/form-data; boundary=b';

/** A body that comes as it is asked for, and knows how much of it was. */
function sending(bytes: number, pieceBytes = 64 * 1024) {
  const told = { read: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (told.read >= bytes) return controller.close();
        const piece = new Uint8Array(Math.min(pieceBytes, bytes - told.read)).fill(120);
        told.read += piece.length;
        controller.enqueue(piece);
      },
    },
    { highWaterMark: 0 },
  );
  return { body, told };
}

/** A body of which so much has come, and the rest never does. */
function holding(bytes: number) {
  const { promise: whenRead, resolve } = Promise.withResolvers<void>();
  const { promise: end, resolve: leave } = Promise.withResolvers<void>();
  let sent = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (sent < bytes) {
          const piece = new Uint8Array(Math.min(MEGABYTE, bytes - sent));
          sent += piece.length;
          return controller.enqueue(piece);
        }
        resolve();
        await end;
        controller.error(new Error('left'));
      },
    },
    { highWaterMark: 0 },
  );
  return { body, whenRead, leave };
}

const realNow = systemClock.now.bind(systemClock);
afterEach(() => void (systemClock.now = realNow));

describe('an upload', () => {
  const { request, services } = provideApp();
  const post = (browser: Browser, path: string, body: BodyInit, type = FORM) =>
    browser.send(path, {
      method: 'POST',
      headers: { 'Content-Type': type },
      body,
      duplex: 'half',
    } as RequestInit);
  const proved = (email: string, address?: string) => {
    const browser = openBrowser(request, address);
    browser.cookies.set('signup-proof', proveEmail(services(), email).value);
    return browser;
  };

  it('is not read from anybody who may not send it, at any endpoint that is not for all', async () => {
    const closed = endpoints.filter(
      ({ method, access }) => method === 'POST' && access !== 'public',
    );
    expect(closed.length).toBeGreaterThan(2);
    for (const { path } of closed) {
      const { body, told } = sending(MEGABYTE);
      const answer = await post(openBrowser(request), path, body);
      expect([path, answer.status, told.read]).toEqual([path, 401, 0]);
    }
  });

  it.each([
    ['nobody', undefined],
    ['a proof of his own making', '1.2.3'],
    ['half a proof', `${Date.now() + 60_000}`],
    ['a proof with odd letters', `${Date.now() + 60_000}.ä.${'ü'.repeat(43)}`],
  ])('of a signup is not read from %s', async (_who, cookie) => {
    const browser = openBrowser(request);
    if (cookie) browser.cookies.set('signup-proof', encodeURIComponent(cookie));
    const { body, told } = sending(MEGABYTE);
    const answer = await post(browser, SIGNUP, body);
    expect([answer.status, told.read]).toEqual([403, 0]);
    expect(await answer.json()).toEqual({
      success: false,
      error: 'Please verify your email first.',
      code: 'emailUnverified',
      field: 'email',
    });
  });

  it('of a signup is not read once its proof is too old', async () => {
    const browser = proved('late@gmail.com');
    systemClock.now = () => new Date(realNow().getTime() + 31 * 60_000);
    const { body, told } = sending(MEGABYTE);
    expect((await post(browser, SIGNUP, body)).status).toBe(403);
    expect(told.read).toBe(0);
  });

  it('is not read beyond the limits of a proof, an account or a client', async () => {
    const { db, clock } = services();
    const useUp = async (limits: readonly Limit[], whose: string) => {
      for (let left = limits[0]!.times; left > 0; left--)
        await spend(db, clock.now(), limits, whose);
    };
    const refusal = async (browser: Browser, path: string) => {
      const { body, told } = sending(10);
      const answer = await post(browser, path, body);
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(await answer.json()).toMatchObject({ success: false });
      return [answer.status, told.read];
    };
    const often = proved('often@gmail.com', '203.0.113.1');
    const proof = often.cookies.get('signup-proof')!;
    await useUp(LIMITS.uploadsPerAccount, findProved(services(), proof)!);
    expect(await refusal(often, SIGNUP)).toEqual([429, 0]);
    await useUp(LIMITS.uploadsPerClient, '192.0.2.1');
    expect(await refusal(proved('another@gmail.com', '192.0.2.1'), SIGNUP)).toEqual([429, 0]);

    const owner = openBrowser(request);
    await signUpIn(owner, services(), 'specialist');
    const [{ id }] = (await services().database.pool.query('select id from accounts')).rows;
    await useUp(LIMITS.videosPerAccount, String(id));
    expect(await refusal(owner, '/api/profile/video')).toEqual([429, 0]);
    await useUp(LIMITS.uploadsPerAccount, String(id));
    expect(await refusal(owner, '/api/profile/save')).toEqual([429, 0]);
  });

  it('of a video is not read for the profile of somebody else', async () => {
    const owner = openBrowser(request);
    const fields = { email: 'filmed@gmail.com', workEmail: '', phone: '622-0188' };
    await signUpIn(owner, services(), 'specialist', fields);
    const { body, told } = sending(MEGABYTE);
    const answer = await post(owner, '/api/profile/video?profile=somebody-else', body, 'video/mp4');
    expect(await answer.json()).toMatchObject({ success: false, code: 'otherAccount' });
    expect([answer.status, told.read]).toEqual([403, 0]);
  });

  it('is read no further than it may be long, whether it says so or not', async () => {
    const { body, told } = sending(50 * MEGABYTE);
    const answer = await post(proved('long@gmail.com'), SIGNUP, body);
    expect(answer.status).toBe(413);
    expect(told.read).toBeLessThan(15 * MEGABYTE);
    const said = await proved('long@gmail.com').send(SIGNUP, {
      method: 'POST',
      headers: { 'Content-Type': FORM, 'Content-Length': String(50 * MEGABYTE) },
      body: 'x',
    });
    expect(said.status).toBe(413);
    const page = sending(MEGABYTE);
    expect((await post(openBrowser(request), '/contact', page.body)).status).toBe(413);
    expect(page.told.read).toBeLessThan(256 * 1024);
  });

  it('waits for room: what has come of all and of one client is bounded, and given back', async () => {
    const bytes = 12 * MEGABYTE;
    const held: ReturnType<typeof holding>[] = [];
    const answers: Promise<Response>[] = [];
    const hold = async (email: string, address: string) => {
      const each = holding(bytes);
      const answer = post(proved(email, address), SIGNUP, each.body);
      const refused = await Promise.race([each.whenRead, answer]);
      if (refused) return refused;
      held.push(each);
      answers.push(answer);
      return null;
    };
    const byOne = await fillUntilRefused((index) => hold(`a${index}@gmail.com`, '198.51.100.20'));
    expect(held.length).toBe(Math.floor(HELD_BYTES.uploads.each / bytes));
    expect([byOne.status, byOne.headers.get('Retry-After')]).toEqual([429, '10']);
    const byAll = await fillUntilRefused((index) =>
      hold(`b${index}@gmail.com`, `198.51.100.${30 + index}`),
    );
    expect(held.length).toBe(Math.floor(HELD_BYTES.uploads.all / bytes));
    expect([byAll.status, byAll.headers.get('Retry-After')]).toEqual([503, '10']);
    // A form has room of its own, so that nobody is kept from logging in.
    expect((await openBrowser(request).postForm('/contact', { name: 'x' })).status).toBe(200);

    for (const { leave } of held) leave();
    await Promise.allSettled(answers);
    await signUpIn(openBrowser(request, '198.51.100.20'), services(), 'business');
  });

  it('in countless pieces is not read to its end', async () => {
    for (const [path, bytes] of [
      ['/contact', 100_000],
      [SIGNUP, 2 * MEGABYTE],
    ] as const) {
      const { body, told } = sending(bytes, 1);
      const answer = await post(proved('pieces@gmail.com'), path, body);
      expect(answer.status).toBe(400);
      expect(told.read).toBeLessThan(2_000);
    }
  });

  it('is whole when it reaches a page, also in pieces of a byte', async () => {
    const app = createApp({
      services: services(),
      renderPage: async (asked) => new Response(`${asked.method} ${(await asked.text()).length}`),
    });
    const init = { method: 'POST', body: sending(900, 1).body, duplex: 'half' } as RequestInit;
    const headers = { 'Sec-Fetch-Site': 'same-origin' };
    const answer = await app.request(
      '/contact',
      { ...init, headers },
      { incoming: { socket: {} } },
    );
    expect(await answer.text()).toBe('POST 900');
  });
});

async function fillUntilRefused(hold: (index: number) => Promise<Response | null>) {
  for (let index = 0; index < 100; index++) {
    const refused = await hold(index);
    if (refused) return refused;
  }
  throw new Error('never refused');
}
