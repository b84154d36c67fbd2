import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { beforeEach, describe, expect, it } from 'vitest';
import { requestPasswordReset } from '#features/accounts/change-password.server.ts';
import { sweepCodes } from '#features/accounts/sweep-codes-job.server.ts';
import { stampForm } from '#features/messages/bot-check.server.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { isOver } from '#platform/limits/spend.server.ts';
import { mailJob } from '#platform/mail/mail-job.server.ts';
import { codeFor, mailsTo, openBrowser, type Browser } from './browser.ts';
import { signUpIn } from './new-account.ts';
import { renderPage } from './pages.ts';
import { provideApp } from '../support/request.ts';
import { specialistEntry } from '../support/signup-entries.ts';

const { request, services } = provideApp(undefined, renderPage);
const { password } = specialistEntry;

const INVALID = 'Invalid verification code.';
const TRIED_TOO_OFTEN = 'That was the wrong code too many times. Please ask for a new one.';
const EXPIRED = 'This code has expired. Please ask for a new one.';

let clients = 0;
const newBrowser = () => openBrowser(request, `198.51.${(++clients >> 8) + 100}.${clients & 255}`);

let people = 0;
/** Somebody with an account, in the browser that signed up. */
async function newOwner(workEmail = '') {
  const number = String(++people).padStart(4, '0');
  const email = `owner${number}@gmail.com`;
  const browser = newBrowser();
  await signUpIn(browser, services(), 'business', {
    email,
    businessName: `Bakery ${number}`,
    businessPhone: `822-${number}`,
    workEmail,
  });
  return { email, browser };
}

interface Said {
  said?: { done?: string; failure?: string; errors?: { code?: string }; step?: string };
}

/** What a page said to its form; going on somewhere else is a yes. */
async function heard(answer: Response): Promise<string> {
  if (answer.status === 302) return 'right';
  const { said } = (await answer.json()) as Said;
  return said?.errors?.code ?? said?.failure ?? 'right';
}

interface Way {
  /** A browser that asks, and the address that the code is mailed to. */
  begin: () => Promise<{ browser: Browser; email: string; mailsBefore: number }>;
  /** Another one that wants to prove the same address. */
  rival: (email: string) => Promise<Browser>;
  ask: (browser: Browser, email: string) => Promise<Response>;
  /** 'right', or what was said. */
  try: (browser: Browser, email: string, code: string) => Promise<string>;
}

const newAddress = () => `person${++people}@gmail.com`;
const askEmailChange = (browser: Browser, email: string) =>
  browser.postForm('/account', { intent: 'request-email', email, password });
const reviewForm = async (email: string) => {
  const [{ slug } = { slug: '' }] = await services().db.select().from(profiles).limit(1);
  const early = { ...services(), clock: { now: () => new Date(nowMs() - 10_000) } };
  const review = { stars: '5', text: 'Good bread, and early.', name: 'Ana', email };
  const path = `/business/${slug}/review`;
  return [path, { ...review, stamp: stampForm(early), website: '' }] as const;
};

const WAYS: Record<string, Way> = {
  'a signup': {
    begin: () => Promise.resolve({ browser: newBrowser(), email: newAddress(), mailsBefore: 0 }),
    rival: () => Promise.resolve(newBrowser()),
    ask: (browser, email) => browser.postJson('/api/verify/send_code.php', { email }),
    async try(browser, email, code) {
      const answer = await browser.postJson('/api/verify/verify_code.php', { email, code });
      return ((await answer.json()) as { error?: string }).error ?? 'right';
    },
  },
  'a reset': {
    async begin() {
      const { email } = await newOwner();
      return { browser: newBrowser(), email, mailsBefore: 1 };
    },
    rival: () => Promise.resolve(newBrowser()),
    ask: (browser, email) => browser.postJson('/api/reset_password_request.php', { email }),
    async try(browser, email, code) {
      const answer = await browser.postJson('/api/reset_password_submit.php', {
        email,
        verification_code: code,
        new_password: 'Hummingbird8',
      });
      const { status, message } = (await answer.json()) as { status: string; message: string };
      return status === 'success' ? 'right' : message;
    },
  },
  'a review': {
    async begin() {
      await newOwner();
      return { browser: newBrowser(), email: newAddress(), mailsBefore: 0 };
    },
    rival: () => Promise.resolve(newBrowser()),
    async ask(browser, email) {
      const [path, form] = await reviewForm(email);
      return browser.postForm(path, { ...form, intent: 'send-code' });
    },
    async try(browser, email, code) {
      const [path, form] = await reviewForm(email);
      return heard(await browser.postForm(path, { ...form, intent: 'publish', code }));
    },
  },
  'a change of email': {
    async begin() {
      const { browser } = await newOwner();
      return { browser, email: newAddress(), mailsBefore: 0 };
    },
    async rival(email) {
      const { browser } = await newOwner();
      await askEmailChange(browser, email);
      return browser;
    },
    ask: askEmailChange,
    async try(browser, _email, code) {
      return heard(await browser.postForm('/account', { intent: 'confirm-email', code }));
    },
  },
  'a work email': {
    async begin() {
      const email = newAddress();
      const { browser } = await newOwner(email);
      return { browser, email, mailsBefore: 0 };
    },
    async rival() {
      const { browser } = await newOwner(newAddress());
      await browser.postForm('/account', { intent: 'request-work-email' });
      return browser;
    },
    ask: (browser) => browser.postForm('/account', { intent: 'request-work-email' }),
    async try(browser, _email, code) {
      return heard(await browser.postForm('/account', { intent: 'confirm-work-email', code }));
    },
  },
};

const realNow = Date.now;
let ahead = 0;
const nowMs = () => realNow() + ahead;
const pass = (minutes: number) => (ahead += minutes * 60_000);
const forgetLimits = () => services().database.pool.query('delete from rate_limits');
const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000');

beforeEach(async () => {
  services().clock.now = () => new Date(nowMs());
  await forgetLimits();
});

it('for a new password may be typed on another device, a few times', async () => {
  const reset = WAYS['a reset']!;
  const { browser, email, mailsBefore } = await reset.begin();
  await reset.ask(browser, email);
  const code = await codeFor(services(), email, mailsBefore + 1);
  const tries = await Promise.all(
    Array.from({ length: 40 }, () => reset.try(newBrowser(), email, wrongOf(code))),
  );
  const [limit] = LIMITS.triesElsewhereOfAll;
  expect(tries.filter((said) => said === INVALID)).toHaveLength(limit.times);
  // Used up by strangers, that way is closed; the owner's own browser is not.
  expect(await reset.try(newBrowser(), email, code)).toMatch(/^Too many/);
  await forgetLimits();
  expect(await reset.try(newBrowser(), email, code)).toBe('right');
  expect(await reset.try(browser, email, code)).toBe(INVALID);
});

describe.each(Object.entries(WAYS))('the code of %s', (_name, way) => {
  it('works for whoever asked, after thirty wrong ones by strangers', async () => {
    const { browser, email, mailsBefore } = await way.begin();
    const strangers = await Promise.all(Array.from({ length: 6 }, () => way.rival(email)));
    await forgetLimits();
    // No code is open yet.
    for (const stranger of strangers)
      for (let tries = 0; tries < 5; tries++) await way.try(stranger, email, '123123');
    pass(2);
    expect((await way.ask(browser, email)).status).toBe(200);
    const { rowCount } = await services().database.pool.query(
      'select from email_codes where email = $1',
      [email],
    );
    const code = await codeFor(services(), email, mailsBefore + rowCount!);
    for (const stranger of strangers)
      for (let tries = 0; tries < 5; tries++)
        expect(await way.try(stranger, email, wrongOf(code))).not.toBe('right');
    // Nor do they get any further with the right one: it is not theirs.
    expect(await way.try(strangers[0]!, email, code)).not.toBe('right');
    expect(await way.try(browser, email, code)).toBe('right');
  });

  it('is not ended by a stranger who asks for one too', async () => {
    const { browser, email, mailsBefore } = await way.begin();
    expect((await way.ask(browser, email)).status).toBe(200);
    const code = await codeFor(services(), email, mailsBefore + 1);
    pass(2);
    const stranger = await way.rival(email);
    await way.ask(stranger, email);
    for (let tries = 0; tries < 6; tries++) await way.try(stranger, email, wrongOf(code));
    expect(await way.try(browser, email, code)).toBe('right');
  });

  it('is compared with five of a hundred guesses, fifty at once', async () => {
    const { browser, email, mailsBefore } = await way.begin();
    await way.ask(browser, email);
    const code = await codeFor(services(), email, mailsBefore + 1);
    for (let batch = 0; batch < 2; batch++)
      await Promise.all(Array.from({ length: 50 }, () => way.try(browser, email, wrongOf(code))));
    await forgetLimits();
    const { rows } = await services().database.pool.query(
      'select tries from email_codes where email = $1 and ended_at is null',
      [email],
    );
    expect(rows).toEqual([{ tries: 5 }]);
    expect(await way.try(browser, email, code)).toBe(TRIED_TOO_OFTEN);
  });

  it('says at the fifth wrong try that it is of no more use, to whoever asked for it alone', async () => {
    const { browser, email, mailsBefore } = await way.begin();
    await way.ask(browser, email);
    const wrong = wrongOf(await codeFor(services(), email, mailsBefore + 1));
    for (let tries = 0; tries < 4; tries++)
      expect(await way.try(browser, email, wrong)).toBe(INVALID);
    expect(await way.try(browser, email, wrong)).toBe(TRIED_TOO_OFTEN);
    expect(await way.try(newBrowser(), email, wrong)).not.toBe(TRIED_TOO_OFTEN);
  });

  it('says that it has expired, to whoever asked for it alone, and a new one works', async () => {
    const { browser, email, mailsBefore } = await way.begin();
    await way.ask(browser, email);
    const code = await codeFor(services(), email, mailsBefore + 1);
    expect(await way.try(browser, email, wrongOf(code))).toBe(INVALID);
    pass(11);
    expect(await way.try(browser, email, code)).toBe(EXPIRED);
    expect(await way.try(newBrowser(), email, code)).not.toBe(EXPIRED);
    await way.ask(browser, email);
    const next = await codeFor(services(), email, mailsBefore + 2);
    expect(await way.try(browser, email, next)).toBe('right');
  });
});

it('of a reset is not asked for in vain by whoever begins anew a moment later', async () => {
  const reset = WAYS['a reset']!;
  const { browser, email, mailsBefore } = await reset.begin();
  await reset.ask(browser, email);
  expect((await reset.ask(browser, email)).status).toBe(200);
  expect((await reset.ask(newBrowser(), email)).status).toBe(429);
  const code = await codeFor(services(), email, mailsBefore + 1);
  expect(await mailsTo(services(), email, mailsBefore + 1)).toHaveLength(mailsBefore + 1);
  expect(await reset.try(browser, email, code)).toBe('right');
});

it('of a reset that was tried too often is not said to be on its way', async () => {
  const reset = WAYS['a reset']!;
  const { browser, email, mailsBefore } = await reset.begin();
  await reset.ask(browser, email);
  const wrong = wrongOf(await codeFor(services(), email, mailsBefore + 1));
  for (let tries = 0; tries < 5; tries++) await reset.try(browser, email, wrong);
  expect((await reset.ask(browser, email)).status).toBe(429);
});

describe('the link in the mail of a reset', () => {
  it('works in another browser, whatever strangers have tried', async () => {
    const { email } = await newOwner();
    await newBrowser().postJson('/api/reset_password_request.php', { email });
    const mail = (await mailsTo(services(), email, 2)).at(-1)!;
    const link = new URL(/https?:\/\/\S+\/resetpassword\?\S+/.exec(mail.text!)![0]);
    const code = link.searchParams.get('code')!;
    for (let stranger = 0; stranger < 30; stranger++)
      await WAYS['a reset']!.try(newBrowser(), email, wrongOf(code));

    const phone = newBrowser();
    const opened = await phone.send(link.pathname + link.search);
    const { loaded } = (await opened.json()) as { loaded: { start: Record<string, string> } };
    const { key = '', ...start } = loaded.start;
    expect(start).toMatchObject({ step: 'password', email, code });
    const submit = (changed: object) =>
      phone.postJson('/api/reset_password_submit.php', {
        email,
        verification_code: code,
        new_password: 'Hummingbird8',
        ...changed,
      });
    // Strangers have used up what is left to those who only know the code.
    expect((await submit({})).status).toBe(429);
    expect((await submit({ link_key: key.replace(/.$/, '') })).status).toBe(429);
    expect((await submit({ link_key: key, verification_code: wrongOf(code) })).status).toBe(429);
    expect((await submit({ link_key: key })).status).toBe(200);
    expect((await submit({ link_key: key })).status).toBe(400);
  });

  it('works without scripts', async () => {
    const { email } = await newOwner();
    await newBrowser().postJson('/api/reset_password_request.php', { email });
    const mail = (await mailsTo(services(), email, 2)).at(-1)!;
    const { pathname, searchParams } = new URL(/https?:\/\/\S+\?\S+code=\S+/.exec(mail.text!)![0]);
    const answer = await newBrowser().postForm(pathname, {
      step: 'password',
      email,
      verification_code: searchParams.get('code')!,
      key: searchParams.get('key')!,
      new_password: 'Hummingbird8',
    });
    expect(await answer.json()).toMatchObject({ said: { step: 'done' } });
  });
});

describe('whether an email has an account', () => {
  const taken = /is already in use/;
  const doors: Record<string, (browser: Browser, email: string) => Promise<Response>> = {
    'the code of a signup': WAYS['a signup']!.ask,
    'the change of a login email': askEmailChange,
  };

  it.each(Object.entries(doors))('is told a few times an hour by %s', async (_door, ask) => {
    const { browser } = await newOwner();
    const known = await Promise.all(Array.from({ length: 4 }, () => newOwner()));
    await forgetLimits();
    const answers: string[] = [];
    for (let round = 0; round < 40; round++)
      answers.push(await (await ask(browser, known[round % 4]!.email)).text());
    expect(answers.filter((said) => taken.test(said)).length).toBeLessThanOrEqual(10);
    expect(answers.at(-1)).toMatch(/Too many attempts/);
    // And then the answer is the same for those who have none.
    const free = await (await ask(browser, newAddress())).text();
    expect(free).toMatch(/Too many attempts/);
  });

  it('is not told by the work that a reset takes', async () => {
    const statements: string[] = [];
    const db = drizzle(services().database.pool, {
      casing: 'snake_case',
      logger: { logQuery: (query) => void statements.push(query) },
    });
    const workFor = async (email: string) => {
      const asker = { client: `192.0.2.${++clients}`, browser: `browser ${clients}` };
      await requestPasswordReset({ ...services(), db }, { email, ...asker });
      return statements.splice(0);
    };
    const { email } = await newOwner();
    const nobody = newAddress();
    const work = await workFor(email);
    expect(work.filter((each) => each.startsWith('insert into "email_codes"'))).toHaveLength(1);
    expect(await workFor(nobody)).toEqual(work);
    await mailsTo(services(), email, 2);
    expect(await readdir(join(services().env.DATA_DIR, 'outbox'))).not.toContainEqual(
      expect.stringContaining(nobody),
    );
  });

  it('is not told by what is said to the codes of a reset', async () => {
    const { email } = await newOwner();
    const [known, nobody] = [newBrowser(), newBrowser()];
    const whose = [
      [known, email],
      [nobody, newAddress()],
    ] as const;
    const said = async (browser: Browser, to: string) => {
      const { ask, try: guess } = WAYS['a reset']!;
      expect((await ask(browser, to)).status).toBe(200);
      const soon = await guess(browser, to, '000001');
      pass(11);
      return [soon, await guess(browser, to, '000001')];
    };
    for (const [browser, to] of whose) expect(await said(browser, to)).toEqual([INVALID, EXPIRED]);
  });
});

describe('an account that a crowd tries to open', () => {
  const signInFrom = async (browser: Browser, email: string, typed: string) =>
    (await browser.postForm('/login', { email, password: typed })).status;

  it('evaluates few of their passwords, and lets its owner in wherever they are', async () => {
    const { email, browser } = await newOwner();
    await browser.postForm('/logout', {});
    const crowd = Array.from({ length: 40 }, newBrowser);
    await forgetLimits();
    const statuses: number[] = [];
    for (const stranger of crowd)
      for (let tries = 0; tries < 5; tries++)
        statuses.push(await signInFrom(stranger, email, 'Wrong-pass1'));
    const [anywhere] = LIMITS.signInsAnywhere;
    const evaluated = statuses.filter((status) => status === 401).length;
    expect(evaluated).toBeLessThanOrEqual(anywhere.times + crowd.length);
    expect(statuses.filter((status) => status === 429)).toHaveLength(200 - evaluated);
    // A right password is one try, from anywhere; the browser of before has more than one.
    expect(await signInFrom(newBrowser(), email, password)).toBe(302);
    for (let tries = 0; tries < 3; tries++)
      expect(await signInFrom(browser, email, 'Wrong-pass1')).toBe(401);
    expect(await signInFrom(browser, email, password)).toBe(302);
  });

  it('lets its owner in where a stranger shares their network', async () => {
    const { email, browser } = await newOwner();
    await browser.postForm('/logout', {});
    const neighbour = openBrowser(request, `198.51.${(clients >> 8) + 100}.${clients & 255}`);
    for (let tries = 0; tries < 40; tries++) await signInFrom(neighbour, email, 'Wrong-pass1');
    expect(await signInFrom(neighbour, email, password)).toBe(429);
    expect(await signInFrom(browser, email, password)).toBe(302);
  });

  it('knows the browsers of its owner, and no others', async () => {
    const [owner, other] = [await newOwner(), await newOwner()];
    const triesIn = async (device: string | undefined) => {
      await forgetLimits();
      const browser = newBrowser();
      if (device) browser.cookies.set('device', device);
      for (let tries = 0; tries < 31; tries++)
        await isOver(services().db, new Date(nowMs()), LIMITS.signInsAnywhere, owner.email);
      const statuses = [];
      for (let tries = 0; tries < 3; tries++)
        statuses.push(await signInFrom(browser, owner.email, 'Wrong-pass1'));
      return statuses;
    };
    const [mine, theirs] = [owner, other].map(({ browser }) => browser.cookies.get('device')!);
    const [name, proof] = mine!.split('.');
    const strange = [401, 429, 429];
    expect(await triesIn(mine)).toEqual([401, 401, 401]);
    for (const forged of [
      undefined,
      theirs,
      `${theirs!.split('.')[0]}.${proof}`,
      `${name}.${theirs!.split('.')[1]}`,
      name,
      `${name}.${'%C3%A9'.repeat(43)}`,
      `.${proof}`,
      '....',
    ])
      expect(await triesIn(forged)).toEqual(strange);
    // One browser may serve several people.
    await signInFrom(other.browser, owner.email, password);
    expect(await triesIn(other.browser.cookies.get('device'))).toEqual([401, 401, 401]);
  });

  it('lets nobody in without end, however right the password is', async () => {
    const { email, browser } = await newOwner();
    await forgetLimits();
    const enter = async (who: Browser) => {
      who.cookies.delete('session');
      return signInFrom(who, email, password);
    };
    const [{ times }] = LIMITS.signInsPerClient;
    for (let entries = 0; entries < times; entries++) expect(await enter(browser)).toBe(302);
    expect(await enter(browser)).toBe(429);
    expect(await enter(newBrowser())).toBe(302);
  });

  it('sends its owner a code, and takes its link, where strangers share their network', async () => {
    const { email, browser } = await newOwner();
    await browser.postForm('/logout', {});
    const neighbour = openBrowser(request, `198.51.${(clients >> 8) + 100}.${clients & 255}`);
    const reset = WAYS['a reset']!;
    for (let codes = 0; codes < 12; codes++) await reset.ask(neighbour, newAddress());
    expect((await reset.ask(neighbour, email)).status).toBe(429);
    expect((await reset.ask(browser, email)).status).toBe(200);
    const mail = (await mailsTo(services(), email, 2)).at(-1)!;
    const { searchParams } = new URL(/https?:\/\/\S+\?\S+code=\S+/.exec(mail.text!)![0]);
    for (let tries = 0; tries < 31; tries++) await signInFrom(neighbour, email, 'Wrong-pass1');
    const submit = async (changed: object) => {
      const typed = {
        email,
        verification_code: searchParams.get('code'),
        new_password: 'Heron-4x',
      };
      const sent = { ...typed, link_key: searchParams.get('key'), ...changed };
      return (await neighbour.postJson('/api/reset_password_submit.php', sent)).status;
    };
    expect(await submit({ link_key: '' })).toBe(429);
    expect(await submit({})).toBe(200);
  });

  it('sends its owner the code of a reset after strangers have asked for many', async () => {
    const { email, browser } = await newOwner();
    const { ask } = WAYS['a reset']!;
    const { queue } = services();
    const waiting = () => (queue.nudge(), queue.boss.findJobs(mailJob.name));
    for (let stranger = 0; stranger < 6; stranger++) {
      await ask(newBrowser(), email);
      // Later a code is not sent any more.
      await expect.poll(waiting).toEqual([]);
      pass(61);
    }
    expect((await ask(newBrowser(), email)).status).toBe(429);
    expect((await ask(browser, email)).status).toBe(200);
    const code = await codeFor(services(), email, 7);
    expect(await WAYS['a reset']!.try(browser, email, code)).toBe('right');
  });
});

describe('a proof that was made up', () => {
  const odd = '%C3%A9'.repeat(43);

  it.each(['signup-proof', 'signup-browser', 'reset-browser', 'second-step', 'device', 'session'])(
    'in the cookie %s is refused like any other',
    async (name) => {
      const until = String(nowMs() + 60_000);
      for (const value of [odd, `${until}.${odd}`, `1.${until}.${odd}`, '.', '%00', '%E0%A4%A']) {
        const browser = newBrowser();
        browser.cookies.set(name, value);
        const email = newAddress();
        const answers = [
          await browser.postMultipart('/api/verify/db_insert1.php', { ...specialistEntry, email }),
          await browser.postJson('/api/verify/verify_code.php', { email, code: '123456' }),
          await browser.postJson('/api/reset_password_submit.php', {
            email,
            verification_code: '123456',
            new_password: 'Hummingbird8',
            link_key: 'é'.repeat(43),
          }),
          await browser.postForm('/login', { email, password: 'Wrong-pass1' }),
          await browser.send('/login/code'),
        ];
        expect(answers.map(({ status }) => status)).toEqual([403, 400, 400, 401, 302]);
      }
    },
  );
});

it('leaves no address behind for longer than two days', async () => {
  const { db, database } = services();
  const kept = async () => (await database.pool.query('select from email_codes')).rowCount;
  await WAYS['a reset']!.ask(newBrowser(), newAddress());
  await sweepCodes(db, new Date(nowMs() + 47 * 60 * 60_000));
  expect(await kept()).toBeGreaterThan(0);
  await sweepCodes(db, new Date(nowMs() + 49 * 60 * 60_000));
  expect(await kept()).toBe(0);
});
