import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sweepFiles } from '#features/media/sweep-files-job.server.ts';
import { signUp } from '#features/signup/sign-up.server.ts';
import { accounts, sessions } from '#platform/db/tables/accounts.ts';
import { media } from '#platform/db/tables/media.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { codeFor, mailsTo, openBrowser, type Browser } from './browser.ts';
import { provideApp } from '../support/request.ts';
import { businessEntry, specialistEntry } from '../support/signup-entries.ts';

const open = { ALLOWED_EMAIL_DOMAINS: '*' };

describe('signing up', () => {
  const { request, services } = provideApp();
  let visitors = 0;
  const newBrowser = () => openBrowser(request, `198.51.100.${++visitors}`);

  async function prove(browser: Browser, email: string) {
    const sent = await browser.postJson('/api/verify/send_code.php', { email });
    expect(await sent.json()).toEqual({
      status: 'success',
      message: 'Verification code sent! Check your email.',
    });
    const code = await codeFor(services(), email);
    const verified = await browser.postJson('/api/verify/verify_code.php', { code, email });
    expect(await verified.json()).toEqual({ success: true });
    return code;
  }

  it('takes a specialist with pictures from the code to a public profile and a session', async () => {
    const browser = newBrowser();
    await prove(browser, specialistEntry.email);
    const saved = await browser.postMultipart('/api/verify/db_insert1.php', {
      ...specialistEntry,
      profilePic: await picture('jpeg'),
      backgroundPic: await picture('png'),
      'showcasePics[]': [await picture('png'), await picture('jpeg')],
    });
    expect(await saved.json()).toEqual({ success: true });
    expect(browser.cookies.has('session')).toBe(true);
    expect(browser.cookies.has('signup-proof')).toBe(false);

    const found = await browser.send('/api/search/specialist.php?keywords=tile+setter');
    const { results } = (await found.json()) as { results: { id: string; showcaseImages: [] }[] };
    expect(results).toHaveLength(1);
    expect(results[0]!.showcaseImages).toHaveLength(2);
    const profile = await browser.send(
      `/api/search/get_specialist_profile.php?id=${results[0]!.id}`,
    );
    const shown = (await profile.json()) as Record<string, unknown>;
    expect(shown).toMatchObject({ first_name: 'Elena', work_email: 'elena@tzul.example' });
    const mails = await mailsTo(services(), specialistEntry.email, 2);
    expect(mails.map(({ subject }) => subject)).toContain('Welcome to Kanek, Elena Tzul');
  });

  it('takes a business', async () => {
    const browser = newBrowser();
    await prove(browser, businessEntry.email);
    const saved = await browser.postMultipart('/api/verify/db_insert2.php', businessEntry);
    expect(await saved.json()).toEqual({ success: true });
    const found = await browser.send('/api/search/business.php?business_name=howler');
    expect(await found.json()).toMatchObject({ totalCount: 1 });
  });

  it('says what is taken, also by other spellings', async () => {
    const browser = newBrowser();
    const check = async (field: string, value: string) =>
      (await browser.postForm('/api/verify/email_check.php', { [field]: value })).json();
    expect(await check('email', 'ELENA.tzul@gmail.com')).toEqual({ email_taken: true });
    expect(await check('email', 'nobody@gmail.com')).toEqual({ email_taken: false });
    expect(await check('work_email', 'Elena@Tzul.example')).toEqual({ work_email_taken: true });
    expect(await check('phone', '+501 622 0101')).toEqual({ phone_taken: true });
    expect(await check('phone', '6229999')).toEqual({ phone_taken: false });
    expect(await check('business_name', ' howler  ridge bakery')).toEqual({
      businessName_taken: true,
    });
    expect(await check('businessName', 'Another')).toEqual({ businessName_taken: false });
    const two = await browser.postForm('/api/verify/email_check.php', {
      email: 'a@b.bz',
      phone: '1',
    });
    expect([two.status, await two.json()]).toEqual([
      400,
      {
        error: 'Send exactly one of email, work_email, phone, business_name.',
        code: 'bad-input',
      },
    ]);
  });

  it('sends no code to an address that may not sign up', async () => {
    const browser = newBrowser();
    const refused = async (email: string) => {
      const answer = await browser.postJson('/api/verify/send_code.php', { email });
      return [answer.status, await answer.json()];
    };
    expect(await refused('')).toEqual([
      400,
      { status: 'error', message: 'Email is required.', code: 'emailMissing' },
    ]);
    expect(await refused('maria')).toEqual([
      400,
      { status: 'error', message: 'Please enter a valid email address.', code: 'bad-input' },
    ]);
    expect(await refused('maria@example.org')).toEqual([
      400,
      { status: 'error', message: 'Email domain not allowed.', code: 'bad-input' },
    ]);
    expect(await refused(specialistEntry.email)).toEqual([
      409,
      { status: 'error', message: 'Email is already in use.', code: 'emailTaken' },
    ]);
  });

  it('saves nothing for an email that this browser has not proved', async () => {
    const proved = newBrowser();
    await prove(proved, 'proved@gmail.com');
    const entry = {
      ...specialistEntry,
      email: 'proved@gmail.com',
      phone: '622-0102',
      workEmail: '',
    };
    const thief = await newBrowser().postMultipart('/api/verify/db_insert1.php', entry);
    expect([thief.status, await thief.json()]).toEqual([
      403,
      {
        success: false,
        error: 'Please verify your email first.',
        code: 'emailUnverified',
        field: 'email',
      },
    ]);
    const other = await proved.postMultipart('/api/verify/db_insert1.php', {
      ...entry,
      email: 'unproved@gmail.com',
    });
    expect(other.status).toBe(403);
  });

  it('refuses a code in another browser, twice, and after a newer one', async () => {
    const email = 'codes@gmail.com';
    const browser = newBrowser();
    const code = await prove(browser, email);
    const again = await browser.postJson('/api/verify/verify_code.php', { code, email });
    expect([again.status, await again.json()]).toEqual([
      400,
      { success: false, error: 'Invalid verification code.', code: 'codeInvalid', field: 'code' },
    ]);
    const elsewhere = newBrowser();
    await elsewhere.postJson('/api/verify/send_code.php', { email: 'codes2@gmail.com' });
    const second = await codeFor(services(), 'codes2@gmail.com');
    const foreign = await newBrowser().postJson('/api/verify/verify_code.php', {
      code: second,
      email: 'codes2@gmail.com',
    });
    expect(foreign.status).toBe(400);
  });

  it('sends one code a minute to an address, whoever asks', async () => {
    const email = 'patient@gmail.com';
    const first = await newBrowser().postJson('/api/verify/send_code.php', { email });
    expect(first.status).toBe(200);
    const second = await newBrowser().postJson('/api/verify/send_code.php', { email });
    expect(second.status).toBe(429);
    expect(Number(second.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await second.json()).toMatchObject({ status: 'error' });
  });

  it('evaluates five of two hundred guesses', async () => {
    const email = 'guessed@gmail.com';
    const browser = newBrowser();
    await browser.postJson('/api/verify/send_code.php', { email });
    const code = await codeFor(services(), email);
    const wrong = code === '000000' ? '111111' : '000000';
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        browser.postJson('/api/verify/verify_code.php', { code: i < 150 ? wrong : code, email }),
      ),
    );
    const { rows } = await services().database.pool.query(
      "select tries, ended_at from email_codes where email = 'guessed@gmail.com'",
    );
    expect(rows[0].tries).toBe(5);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  });

  it('stops at the first failure in the order of the form', async () => {
    const email = 'order@gmail.com';
    const browser = newBrowser();
    await prove(browser, email);
    const entry: Record<string, string> = {
      ...specialistEntry,
      email,
      phone: '622-0103',
      workEmail: '',
    };
    const refusal = async (changed: Record<string, string | Blob>) => {
      const answer = await browser.postMultipart('/api/verify/db_insert1.php', {
        ...entry,
        ...changed,
      });
      return answer.json();
    };
    const failure = (error: string, field: string, code = 'bad-input') => ({
      success: false,
      error,
      field,
      code,
    });
    expect(await refusal({ password: '', firstName: '' })).toEqual(
      failure('Password is required.', 'password'),
    );
    expect(await refusal({ password: 'short', firstName: '' })).toEqual(
      failure('Please fix your password.', 'password'),
    );
    expect(await refusal({ firstName: 'E'.repeat(21) })).toEqual(
      failure('Please fix your first name.', 'firstName'),
    );
    expect(await refusal({ phone: '12' })).toEqual(
      failure('Please fix your phone number.', 'phone'),
    );
    expect(await refusal({ category: 'Automotive' })).toEqual(
      failure('Please fix your category.', 'category'),
    );
    expect(await refusal({ occupation: ' ' })).toEqual(
      failure('Occupation is required.', 'occupation'),
    );
    expect(await refusal({ phone: specialistEntry.phone })).toEqual(
      failure('Phone number is already in use.', 'phone', 'conflict'),
    );
    expect(await refusal({ workEmail: specialistEntry.workEmail })).toEqual(
      failure('Work email is already in use.', 'workEmail', 'conflict'),
    );
  });

  it('says "taken" in the other business form, which takes longer phone numbers', async () => {
    const email = 'variant@gmail.com';
    const browser = newBrowser();
    await prove(browser, email);
    const send = async (changed: Record<string, string>) => {
      const answer = await browser.postMultipart(
        '/api/verify/db_insert2.php?form=business-variant',
        { ...businessEntry, email, ...changed },
      );
      return answer.json();
    };
    expect(await send({ businessName: 'X', businessPhone: '+501 822-0102' })).toMatchObject({
      error: 'Please fix your business name.',
    });
    expect(await send({ businessName: 'Variant Shop', businessPhone: '(501) 8220101' })).toEqual({
      success: false,
      error: 'Phone number is already taken.',
      code: 'conflict',
      field: 'businessPhone',
    });
    for (const businessPhone of ['(-) (-)', '------', '12345-'])
      expect(await send({ businessName: 'Variant Shop', businessPhone })).toEqual({
        success: false,
        error: 'Please fix your phone number.',
        code: 'bad-input',
        field: 'businessPhone',
      });
    expect(await send({ businessName: 'Variant Shop', businessPhone: '+501 822-0102' })).toEqual({
      success: true,
    });
  });

  it('refuses hostile pictures and leaves no file behind', async () => {
    const email = 'pictures@gmail.com';
    const browser = newBrowser();
    await prove(browser, email);
    const entry = { ...specialistEntry, email, phone: '622-0104', workEmail: '' };
    const refusal = async (field: string, file: Blob) => {
      const answer = await browser.postMultipart('/api/verify/db_insert1.php', {
        ...entry,
        [field]: file,
      });
      return [answer.status, ((await answer.json()) as { error: string }).error];
    };
    const svg = new Blob([
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ]);
    expect(await refusal('profilePic', svg)).toEqual([
      415,
      'File type "image/svg+xml" is not supported. Allowed types: image/jpeg, image/jpg, image/png, image/gif',
    ]);
    const half = await picture('jpeg');
    expect(await refusal('profilePic', half.slice(0, half.size / 2))).toEqual([
      415,
      'This file could not be read as a picture.',
    ]);
    expect(await refusal('backgroundPic', await picture('gif'))).toEqual([
      415,
      'File type "image/gif" is not supported. Allowed types: image/jpeg, image/jpg, image/png',
    ]);
    expect(await refusal('profilePic', new Blob(['GIF89a<script>alert(1)</script>']))).toEqual([
      415,
      'This file could not be read as a picture.',
    ]);
    expect(await refusal('profilePic', new Blob([new Uint8Array(2 * 1024 * 1024 + 1)]))).toEqual([
      413,
      'Each file must be smaller than 2MB.',
    ]);
    const huge = await sharp({
      create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' },
    })
      .png()
      .toBuffer();
    expect(await refusal('profilePic', new Blob([new Uint8Array(huge)]))).toEqual([
      413,
      'This picture has more than 40 million pixels.',
    ]);
    const four = Array.from({ length: 4 }, () => new Blob(['x']));
    const many = await browser.postMultipart('/api/verify/db_insert1.php', {
      ...entry,
      'showcasePics[]': four,
    });
    expect(await many.json()).toEqual({
      success: false,
      error: 'You can upload up to 3 showcase images.',
      code: 'bad-input',
      field: 'showcasePics[]',
    });
    expect(await storedKeys()).toEqual(await knownKeys());
  });

  it('keeps neither metadata nor further frames', async () => {
    const email = 'exif@gmail.com';
    const browser = newBrowser();
    await prove(browser, email);
    const gps = await sharp({
      create: { width: 64, height: 64, channels: 3, background: '#0a6a61' },
    })
      .jpeg()
      .withExif({ IFD0: { Artist: 'secret' }, IFD3: { GPSLatitude: '17/1 15/1 0/1' } })
      .toBuffer();
    expect(gps.includes('secret')).toBe(true);
    const saved = await browser.postMultipart('/api/verify/db_insert1.php', {
      ...specialistEntry,
      email,
      phone: '622-0105',
      workEmail: '',
      profilePic: new Blob([new Uint8Array(gps)]),
    });
    expect(await saved.json()).toEqual({ success: true });
    const { rows } = await services().database.pool.query(
      "select key from media join accounts on accounts.id = account_id where email = 'exif@gmail.com'",
    );
    const master = await services().storage.find(
      `pictures/${rows[0].key.slice(0, 2)}/${rows[0].key}/master.webp`,
    );
    const { exif, pages } = await sharp(master!).metadata();
    expect([exif, pages]).toEqual([undefined, undefined]);
    expect(master!.includes('secret')).toBe(false);
  });

  it('sweeps files that no row knows of', async () => {
    await services().storage.put(`pictures/aa/${'a'.repeat(32)}/master.webp`, Buffer.from('x'));
    await sweepFiles(services(), 60_000);
    expect(await storedKeys()).toContain('a'.repeat(32));
    await sweepFiles(services(), -60_000);
    expect(await storedKeys()).toEqual(await knownKeys());
  });

  it('sweeps the share pictures of profiles that are gone', async () => {
    const { db, storage } = services();
    const [profile] = await db.select({ slug: profiles.slug }).from(profiles).limit(1);
    for (const slug of [profile!.slug, 'nobody-234567'])
      await storage.put(`shares/${slug}/1-0-0.jpg`, Buffer.from('x'));
    await sweepFiles(services(), -60_000);
    const left: string[] = [];
    for await (const { key } of storage.list('shares')) left.push(key);
    expect(left).toEqual([`shares/${profile!.slug}/1-0-0.jpg`]);
  });

  it('makes no account without the session that its owner goes on with', async () => {
    const email = 'half@gmail.com';
    const at = { ...services(), env: { ...services().env, SESSION_MAX_DAYS: Number.NaN } };
    const entry = {
      form: 'specialist',
      values: { ...specialistEntry, email, workEmail: 'half@tzul.example', phone: '677-0042' },
      uploads: { profile: [], background: [], showcase: [] },
      client: '10.9.8.7',
      userAgent: null,
    } as const;
    await expect(signUp(at, entry)).rejects.toThrow('Invalid time value');
    expect(await services().db.$count(accounts, eq(accounts.email, email))).toBe(0);
    expect(await signUp(services(), entry)).toMatchObject({ token: expect.stringMatching(/./) });
  });

  it('keeps secrets out of the database', async () => {
    const { db } = services();
    const everything = JSON.stringify([
      await db.select().from(accounts),
      await db.select().from(sessions),
      await db.select().from(profiles),
    ]);
    expect(everything).not.toContain('Mangrove7');
    const secret = await readFile(`${services().env.DATA_DIR}/secret.key`, 'utf8');
    expect(everything).not.toContain(secret);
  });

  async function storedKeys() {
    const keys = new Set<string>();
    for await (const { key } of services().storage.list('pictures')) keys.add(key.split('/')[2]!);
    return [...keys].sort();
  }

  async function knownKeys() {
    const rows = await services().db.select({ key: media.key }).from(media);
    return rows.map(({ key }) => key).sort();
  }
});

/** Twice as many as there are connections: more would only wait in line, and make the first one wait as well. */
const CROWD = 16;

describe('many people who sign up at the same moment', () => {
  const { request, services } = provideApp(open);
  type Answer = { success: boolean; error?: string };

  it.each([
    ['phone', 'Phone number is already in use.'],
    ['businessName', 'Business name is already taken.'],
    ['email', 'Email is already in use.'],
  ])('with one %s become one account', async (shared, message) => {
    const proofs = await Promise.all(
      Array.from({ length: CROWD }, async (_, i) => {
        const browser = openBrowser(request, `203.0.113.${i}`);
        const email = shared === 'email' ? 'same@racing.bz' : `${shared}${i}@racing.bz`;
        const { proveEmail } = await import('#features/signup/signup-proof.server.ts');
        browser.cookies.set('signup-proof', proveEmail(services(), email).value);
        return { browser, email, i };
      }),
    );
    const profilePic = await picture('png');
    let turnedAway = 0;
    const attempt = async ({ browser, email, i }: (typeof proofs)[number]): Promise<Answer> => {
      const answer = await browser.postMultipart('/api/verify/db_insert2.php', {
        ...businessEntry,
        email,
        businessPhone:
          shared === 'phone' ? '700-0000' : `71${shared === 'email' ? 1 : 2}-${1000 + i}`,
        businessName: shared === 'businessName' ? 'Racing Ltd' : `Racing ${shared} ${i}`,
        profilePic,
      });
      if (answer.status !== 503) return (await answer.json()) as Answer;
      // Whom a busy database turns away is told so, and tries again.
      turnedAway += 1;
      return attempt({ browser, email, i });
    };
    const count = () => services().db.$count(accounts);
    const before = await count();
    const answers = await Promise.all(proofs.map(attempt));
    expect(await count()).toBe(before + 1);
    const welcome = answers.filter(({ success }) => success).length;
    expect(welcome).toBeLessThanOrEqual(1);
    // The one account may be that of somebody who was turned away once it was there.
    expect(welcome + turnedAway).toBeGreaterThanOrEqual(1);
    expect(new Set(answers.flatMap(({ error }) => error ?? []))).toEqual(new Set([message]));
    const rows = await services().db.select({ key: media.key }).from(media);
    const files = new Set<string>();
    for await (const { key } of services().storage.list('pictures')) files.add(key.split('/')[2]!);
    expect([...files].sort()).toEqual(rows.map(({ key }) => key).sort());
  });
});

async function picture(format: 'jpeg' | 'png' | 'gif'): Promise<Blob> {
  const drawn = sharp({ create: { width: 80, height: 60, channels: 3, background: '#0fa595' } });
  return new Blob([new Uint8Array(await drawn.toFormat(format).toBuffer())], {
    type: `image/${format}`,
  });
}
