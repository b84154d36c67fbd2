import { describe, expect, it } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import { sendCode } from '#features/accounts/send-code.server.ts';
import { ensureAdmin } from '#features/accounts/ensure-admin.server.ts';
import { findSession } from '#features/accounts/session.server.ts';
import { signIn } from '#features/accounts/sign-in.server.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { createLog } from '#platform/log.server.ts';
import { createApp } from '#server/app.ts';
import { codeFor, mailsTo, openBrowser } from './browser.ts';
import { signUpIn } from './new-account.ts';
import { askPage } from './pages.ts';
import { provideApp } from '../support/request.ts';
import { businessEntry, specialistEntry } from '../support/signup-entries.ts';
import { listTargets } from '../support/input/targets.ts';
import { samplePicture } from '../support/input/hostile-pictures.ts';

const { request, services } = provideApp();
const { email, password } = specialistEntry;

describe('guessing accounts', () => {
  it('is not helped by sign-in and reset, which answer alike', async () => {
    await signUpIn(openBrowser(request), services(), 'specialist');
    const signInAs = async (typed: string) => {
      const form = { email: typed, password: 'Wrong-pass1' };
      const { status, said } = await askPage(services(), null, '/login', { form });
      return { status, said: { ...(said as object), email: '' } };
    };
    expect(await signInAs(email)).toEqual(await signInAs('nobody@gmail.com'));
    const resetFor = async (typed: string) => {
      const answer = await openBrowser(request).postJson('/api/reset_password_request.php', {
        email: typed,
      });
      return [answer.status, await answer.text(), Object.fromEntries(answer.headers)];
    };
    const [known, unknown] = [await resetFor(email), await resetFor('nobody@gmail.com')];
    expect(known.slice(0, 2)).toEqual(unknown.slice(0, 2));
    expect(Object.keys(known[2]!)).toEqual(Object.keys(unknown[2]!));
  });

  it('learns nothing about addresses that could not sign up, such as those of staff', async () => {
    const staff = { email: 'staff@kanek.example', password: 'Jabiru-stork-2025' };
    await ensureAdmin(services().db, staff);
    const look = async (typed: string) => {
      const browser = openBrowser(request, '192.0.2.10');
      return (await browser.postForm('/api/verify/email_check.php', { email: typed })).json();
    };
    expect(await look(staff.email)).toEqual({ email_taken: false });
    expect(await look(email)).toEqual({ email_taken: true });
  });
});

describe('racing signups', () => {
  it('give one account to one of twenty, and leave no file behind', async () => {
    const picture = new Blob([new Uint8Array(await samplePicture('png'))]);
    const entry = {
      ...businessEntry,
      email: 'race@gmail.com',
      businessName: 'Race Bakery',
      businessPhone: '822-0777',
      profilePic: picture,
    };
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const browser = openBrowser(request, `198.51.100.${index + 1}`);
        return signUpIn(browser, services(), 'business', entry).then(
          () => 'done',
          (error: Error) => error.message,
        );
      }),
    );
    const refusals = new Set(outcomes.filter((each) => each !== 'done'));
    expect(outcomes.filter((each) => each === 'done')).toHaveLength(1);
    expect([...refusals].every((each) => / is already (in use|taken)\.$/.test(each))).toBe(true);
    const { rows } = await services().database.pool.query(
      "select (select count(*) from accounts where email = 'race@gmail.com')::int as accounts, (select count(*) from media)::int as pictures",
    );
    const files = new Set<string>();
    for await (const { key } of services().storage.list('pictures')) files.add(key.split('/')[2]!);
    expect({ ...rows[0], files: files.size }).toEqual({ accounts: 1, pictures: 1, files: 1 });
  });
});

describe('mail bombing', () => {
  it('sends at most three codes of the many asked for within an hour', async () => {
    const to = 'bombed@gmail.com';
    // What was asked for in the past would be too late to be sent.
    const start = Date.parse('2099-11-15T12:00:00Z');
    const ask = (number: number) => {
      const clock = { now: () => new Date(start + number * 17_500) };
      const client = `203.0.113.${number % 250}`;
      const wanted = { purpose: 'signup', email: to, client, browser: null } as const;
      return sendCode({ ...services(), clock }, wanted).then(
        () => 'sent',
        (error: Error) => error.message.slice(0, 17),
      );
    };
    const answers: string[] = [];
    for (let number = 0; number < 200; number++) answers.push(await ask(number));
    const sent = answers.filter((each) => each === 'sent').length;
    expect(sent).toBe(3);
    expect(new Set(answers)).toEqual(new Set(['sent', 'Too many attempts']));
    expect(await mailsTo(services(), to, sent)).toHaveLength(sent);
  });

  it('tells five changes of a password within an hour, and allows no more', async () => {
    const to = 'to-and-fro@gmail.com';
    const owner = openBrowser(request);
    await signUpIn(owner, services(), 'specialist', {
      email: to,
      phone: '622-0144',
      workEmail: '',
    });
    const token = owner.cookies.get('session')!;
    const session = await findSession(services().db, new Date(), services().env, token);
    const words = [password, 'Hummingbird8'];
    const statuses: number[] = [];
    for (let turn = 0; turn < 7; turn++) {
      const form = { intent: 'change-password', current: words[0]!, next: words[1]! };
      const { status } = await askPage(services(), session, '/account', { form });
      statuses.push(status);
      if (status === 200) words.reverse();
    }
    expect(statuses).toEqual([...Array<number>(5).fill(200), 429, 429]);
    const mails = await mailsTo(services(), to, 6);
    expect(mails.filter(({ subject }) => /password was changed/.test(subject!))).toHaveLength(5);
  });
});

describe('limits', () => {
  it('hold against hundreds of addresses that a client only claims to have', async () => {
    const lookUp = (index: number) => {
      const headers = {
        'Sec-Fetch-Site': 'same-origin',
        'Content-Type': 'application/x-www-form-urlencoded',
        'X-Forwarded-For': `10.1.${index >> 8}.${index & 255}`,
      };
      const init = { method: 'POST', headers, body: 'phone=600-0000' };
      return request('/api/verify/email_check.php', init, '203.0.113.200');
    };
    const statuses: number[] = [];
    for (let from = 0; from < 200; from += 50) {
      const batch = Array.from({ length: 50 }, async (_, i) => lookUp(from + i));
      statuses.push(...(await Promise.all(batch)).map(({ status }) => status));
    }
    const [perMinute] = LIMITS.lookupsPerClient;
    expect(statuses.filter((status) => status === 200)).toHaveLength(perMinute.times);
    expect(statuses.filter((status) => status === 429)).toHaveLength(200 - perMinute.times);
  });

  it('let one client read 120 profiles or lists a minute, and this machine as many as it likes', async () => {
    const read = async (address: string) => {
      const path = '/api/search/get_business_profile.php?id=nobody-000000';
      const answers = Array.from({ length: 130 }, async () => request(path, {}, address));
      return (await Promise.all(answers)).map(({ status }) => status);
    };
    const stranger = await read('203.0.113.50');
    expect(stranger.filter((status) => status === 429)).toHaveLength(10);
    expect(await read('127.0.0.1')).not.toContain(429);
  });

  it('let one client read 120 sitemaps a minute', async () => {
    const read = async (_: unknown, index: number) =>
      (await request(index % 2 ? '/sitemap.xml' : '/sitemaps/pages.xml', {}, '203.0.113.52'))
        .status;
    const statuses = await Promise.all(Array.from({ length: 130 }, read));
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  it.each(['around?kind=specialist&words=', 'suggest?q='])(
    'let one client ask 240 times a minute beside its searches: %s',
    async (path) => {
      const ask = async (_: unknown, index: number) =>
        (await request(`/api/search/${path}qq${index}`, {}, '203.0.113.51')).status;
      const answers = await Promise.all(Array.from({ length: 250 }, ask));
      expect(answers.filter((status) => status === 429)).toHaveLength(10);
    },
  );

  it('evaluate few of many passwords, whichever accounts are tried', async () => {
    const guess = (account: string, client: string) =>
      signIn(services(), {
        email: account,
        password: 'Wrong-pass1',
        client,
        userAgent: null,
      }).then(
        () => 'in',
        (error: Error) => error.message,
      );
    const spray = await Promise.all(
      Array.from({ length: 50 }, (_, index) => guess(`person${index}@gmail.com`, '203.0.113.90')),
    );
    const evaluated = (said: string) => said === 'Invalid email or password.';
    expect(spray.filter(evaluated)).toHaveLength(30);
    const one = await Promise.all(Array.from({ length: 50 }, () => guess(email, '203.0.113.91')));
    expect(one.filter(evaluated)).toHaveLength(5);
  });
});

describe('forged requests', () => {
  const unsafe = [
    ...endpoints.filter(({ method }) => method === 'POST').map(({ path }) => path),
    ...listTargets()
      .filter(({ methods }) => methods.includes('POST') && methods.includes('GET'))
      .map(({ path }) => path.replace(/:\w+\??|\*/g, 'x')),
  ];
  /** Mail programs post there from nowhere; without the proof in its link it changes nothing. */
  const PROVES_ITSELF = '/unsubscribe';
  /** Programs post there from nowhere, and it changes nothing. */
  const FOR_PROGRAMS = '/mcp';
  const NOWHERE = 'no header at all';
  const forgeries: [string, Record<string, string>][] = [
    ['a form of another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
    [
      'text/plain of another site',
      { 'Content-Type': 'text/plain', Origin: 'https://evil.example' },
    ],
    [NOWHERE, {}],
    ['a page without an origin', { Origin: 'null' }],
  ];

  it.each(forgeries)('from %s are refused at every address', async (from, headers) => {
    const init = { method: 'POST', headers, body: '{"email":"a@gmail.com"}' };
    const answers = await Promise.all(
      unsafe.map(async (path) => `${path}: ${(await request(path, init)).status}`),
    );
    const expected = unsafe.map((path) => {
      if (path === PROVES_ITSELF) return `${path}: 200`;
      // It gets as far as its body, which is not said to be JSON.
      return `${path}: ${path === FOR_PROGRAMS && from === NOWHERE ? 415 : 403}`;
    });
    expect(answers).toEqual(expected);
    for (const method of ['PUT', 'PATCH', 'DELETE'])
      expect((await request('/account', { ...init, method })).status).toBe(403);
  });
});

describe('a session', () => {
  it('is never one that somebody planted, and a new one at each sign-in', async () => {
    const planted = `session=${'A'.repeat(43)}`;
    expect((await request('/api/account/data.zip', { headers: { Cookie: planted } })).status).toBe(
      401,
    );
    const form = { email, password };
    const tokens = await Promise.all(
      [1, 2].map(async () => {
        const { cookies } = await askPage(services(), null, '/login', { form, cookie: planted });
        return /session=([^;]+)/.exec(cookies.join())![1];
      }),
    );
    expect(new Set([...tokens, 'A'.repeat(43)]).size).toBe(3);
  });
});

describe('the log', () => {
  it('has one line for each request and each sign-in, whatever was sent, and no secret', async () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => lines.push(line) });
    const app = createApp({
      services: { ...services(), log },
      renderPage: () => Promise.resolve(new Response('a page')),
    });
    const hostile = '%0d%0a%7b%22msg%22%3a%22forged%22%7d%1b%5b31m%00';
    const send = (path: string, init: RequestInit = {}) =>
      Promise.resolve(
        app.request(path, init, { incoming: { socket: { remoteAddress: '127.0.0.1' } } }),
      );
    const headers = { 'Sec-Fetch-Site': 'same-origin', 'User-Agent': 'x\tforged' };
    const answers = await Promise.all([
      send(`/${hostile}`),
      send(`/api/${hostile}?token=tell-nobody`),
      send('/api/account/data.zip', { headers: { Cookie: 'session=tell-nobody' } }),
      send('/api/reset_password_submit.php', {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, verification_code: '765432', new_password: 'Tell-nobody1' }),
      }),
    ]);
    const attempt = { email, client: '203.0.113.95', userAgent: null };
    await signIn({ ...services(), log }, { ...attempt, password: 'Tell-nobody1' }).catch(() => {});
    await signIn({ ...services(), log }, { ...attempt, password });

    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true);
    const logged = entries.filter(({ msg }) => msg === 'request').map((entry) => entry.requestId);
    const answered = answers.map((answer) => answer.headers.get('X-Request-Id'));
    expect(logged).toHaveLength(answered.length);
    expect(new Set(logged)).toEqual(new Set(answered));
    expect(entries.slice(answers.length).map(({ msg, email: shown }) => [msg, shown])).toEqual([
      ['sign-in refused', 'el***@gmail.com'],
      ['password accepted', 'el***@gmail.com'],
    ]);
    expect(lines.join('')).not.toMatch(/tell-nobody|765432|Mangrove7|elena\.tzul/i);
  });
});

describe('a code', () => {
  it('is good for its own purpose alone', async () => {
    const browser = openBrowser(request, '192.0.2.30');
    const to = 'purpose@gmail.com';
    await browser.postJson('/api/verify/send_code.php', { email: to });
    const code = await codeFor(services(), to);
    const reset = await browser.postJson('/api/reset_password_submit.php', {
      email: to,
      verification_code: code,
      new_password: 'Hummingbird8',
    });
    expect(reset.status).toBe(400);
    const verified = await browser.postJson('/api/verify/verify_code.php', { code, email: to });
    expect(verified.status).toBe(200);
  });
});
