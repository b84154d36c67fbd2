import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sweepFiles } from '#features/media/sweep-files-job.server.ts';
import { settingsActs } from '#features/moderation/settings/change-settings.server.ts';
import { loadSettingsDesk } from '#features/moderation/settings/settings-desk.server.ts';
import { deskAction } from '#pages/admin/desk-action.server.ts';
import { siteSettings } from '#platform/db/tables/settings.ts';
import { parseEnv } from '#platform/env.server.ts';
import type { Services } from '#platform/services.server.ts';
import { SETTINGS, type SettingKey } from '#platform/settings.rules.ts';
import { SITE_FILM_MAX_BYTES } from '#platform/site-film.rules.ts';
import { createApp } from '#server/app.ts';
import { closeServices, openServices } from '#server/open-services.ts';
import { createPageCache } from '#server/page-cache.ts';
import { mp4 } from '../support/input/films.ts';
import { drawPage } from '../support/drawn-pages.ts';
import { newDatabase } from '../support/test-database.ts';
import { provideApp } from '../support/request.ts';
import { mailsTo, openBrowser } from './browser.ts';
import { ask, logOf, newStaff, newStaffIn } from './staff.ts';

const desk = (services: Services, query = '') =>
  loadSettingsDesk(services, new URLSearchParams(query));

/** Sends a form of the desk as the page has it, with some of its fields changed. */
async function save(
  services: Services,
  staff: Awaited<ReturnType<typeof newStaff>>,
  changed: Partial<Record<SettingKey | `SITE_LANGUAGES-${string}`, string>>,
  shown?: Awaited<ReturnType<typeof desk>>,
) {
  const { fields, languages } = shown ?? (await desk(services));
  const { group } = SETTINGS[Object.keys(changed)[0]!.split('-')[0] as SettingKey];
  const form: Record<string, string> = { intent: 'save', id: group, group };
  for (const { key, value, ...field } of fields)
    if (field.group === group) Object.assign(form, { [key]: value, [`was-${key}`]: value });
  for (const { language, on } of languages) if (on) form[`SITE_LANGUAGES-${language}`] = 'on';
  const asked = ask(services, staff.session, '/admin/settings', { ...form, ...changed });
  return (await deskAction(asked, settingsActs)).data;
}

describe('the settings', () => {
  const { services, request } = provideApp({ CONTACT_PHONE: '+501 222-3333' }, drawPage);
  let staff: Awaited<ReturnType<typeof newStaff>>;
  let browser: ReturnType<typeof openBrowser>;
  beforeAll(async () => {
    browser = openBrowser(request);
    staff = await newStaffIn(browser, services());
  });
  const page = async (path = '/') => (await request(path)).text();
  const undoLast = async () => {
    const [last] = (await desk(services())).changes;
    const form = { intent: 'undo', id: String(last!.id) };
    return (await deskAction(ask(services(), staff.session, '/', form), settingsActs)).data;
  };

  it('are followed by pages, mails, calls and what machines read', async () => {
    const said = await save(services(), staff, {
      SITE_NAME: 'Roatán Directo',
      SITE_TAGLINE: 'Hands of the island.',
      CONTACT_EMAIL: 'hola@roatan.example',
      SOCIAL_FACEBOOK: 'roatandirecto',
      SOCIAL_TIKTOK: '-',
    });
    expect(said.done).toBe('Saved: 5 changes.');
    const html = await page();
    expect(html).toContain('<title>Roatán Directo · ');
    expect(html).toContain('Hands of the island.');
    expect(html).toContain('href="https://www.facebook.com/roatandirecto"');
    expect(html).not.toContain('tiktok.com');
    expect(await page('/es')).toContain('Hands of the island.');
    expect(await page('/terms')).toContain('hola@roatan.example');
    expect(await page('/humans.txt')).toContain('Roatán Directo');
    expect(await page('/site.webmanifest')).toContain('"name":"Roatán Directo"');
    expect(await page('/api/openapi.json')).toContain('Roatán Directo API');
    await browser.postJson('/api/verify/send_code.php', { email: 'somebody@gmail.com' });
    const [mail] = await mailsTo(services(), 'somebody@gmail.com');
    expect(mail!.from).toMatchObject({ name: 'Roatán Directo', address: 'hola@roatan.example' });
    expect(mail!.html).toContain('Roatán Directo');
  });

  it('leave a line in the log each, and go back', async () => {
    const [newest] = await logOf(services());
    expect(newest).toMatchObject({ action: 'setting.change', objectId: 'SOCIAL_TIKTOK' });
    expect(newest!.after).toEqual({ value: '-' });
    expect((await undoLast()).done).toBe('Undone.');
    expect(await page()).toContain('https://www.tiktok.com/@kanekbz');
    expect((await logOf(services()))[0]).toMatchObject({ action: 'setting.undo' });
    const former = (await desk(services())).changes.find(
      ({ key, canUndo }) => key === 'SOCIAL_TIKTOK' && !canUndo,
    );
    const form = { intent: 'undo', id: String(former!.id) };
    const again = await deskAction(ask(services(), staff.session, '/', form), settingsActs);
    expect(again.data.failure).toMatch(/changed again since/);
  });

  it('go back once, however many press at the same moment', async () => {
    const { SITE_NAME } = services().env;
    await save(services(), staff, { SITE_NAME: 'Pressed' });
    const [last] = (await desk(services())).changes;
    const press = () => {
      const form = { intent: 'undo', id: String(last!.id) };
      return deskAction(ask(services(), staff.session, '/admin/settings', form), settingsActs);
    };
    const pressed = (await Promise.all([press(), press(), press()])).map(({ data }) => data);
    expect(pressed.filter(({ done }) => done === 'Undone.')).toHaveLength(1);
    expect(services().env.SITE_NAME).toBe(SITE_NAME);
  });

  it('say what the environment says, which wins', async () => {
    const { fields } = await desk(services());
    expect(fields.find(({ key }) => key === 'CONTACT_PHONE')).toMatchObject({
      locked: true,
      value: '+501 222-3333',
    });
    await save(services(), staff, { CONTACT_PHONE: '+504 999-9999' });
    await services()
      .db.insert(siteSettings)
      .values({ key: 'CONTACT_PHONE', value: '+504 1111111' });
    await services().settings.look();
    expect(await page()).toContain('+501 222-3333');
    expect(await page('/admin/settings')).not.toContain('+504');
    const shown = await (await browser.send('/admin/settings')).text();
    expect(shown).toContain('Set by the environment variable CONTACT_PHONE');
  });

  it.each<[SettingKey, string, RegExp]>([
    ['SITE_NAME', 'x'.repeat(41), /at most 40/],
    ['SITE_NAME', 'x', /at least 2/],
    ['SITE_NAME', 'Evil" <evil@example.com>', /quotation marks/],
    ['SITE_TAGLINE', '<script>alert(1)</script>', /angle brackets/],
    ['CONTACT_EMAIL', 'nobody', /email address/],
    ['SOCIAL_FACEBOOK', 'javascript:alert(1)', /https:\/\/ on facebook.com/],
    ['SOCIAL_FACEBOOK', 'https://facebook.com.evil.example/x', /on facebook.com/],
    ['SOCIAL_INSTAGRAM', 'https://www.instagram.com/a"onclick=x', /on instagram.com/],
    ['COLOR_MAIN', 'red;}body{display:none', /six digits/],
    ['COLOR_MAIN', '#ffcc00', /contrast is 1\.\d:1.*#[0-9a-f]{6} is the nearest/],
    ['ALLOWED_EMAIL_DOMAINS', '', /domains such as/],
    ['ALLOWED_EMAIL_DOMAINS', 'gmail.com, not a domain!', /domains such as/],
    ['REVIEW_POLICY', 'never', /one of those/],
    ['FEATURED_MIN_REVIEWS', '-1', /whole number/],
  ])('refuse %s = %s beside its field, and keep what was typed', async (key, value, message) => {
    const before = await services().db.select().from(siteSettings);
    const said = await save(services(), staff, { [key]: value });
    expect(said.failure).toMatch(message);
    expect(said.field).toBe(key);
    expect(said.typed![key]).toBe(value);
    expect(await services().db.select().from(siteSettings)).toEqual(before);
  });

  it('are measured before anything else', async () => {
    const { failure, typed } = await save(services(), staff, { SITE_NAME: 'x'.repeat(99_999) });
    expect([failure, typed!.SITE_NAME!.length]).toEqual([
      'Please enter at most 40 characters.',
      10_000,
    ]);
  });

  it('take nothing along that nobody sees', async () => {
    await save(services(), staff, { SITE_NAME: 'Ka\u0000n\u202Eek\n Two\u200B' });
    expect(services().env.SITE_NAME).toBe('Kanek Two');
    await undoLast();
  });

  it('are not written over by a page that was opened before', async () => {
    const old = await desk(services());
    await save(services(), staff, { CONTACT_EMAIL: 'new@roatan.example' });
    const said = await save(services(), staff, { CONTACT_EMAIL: 'mine@roatan.example' }, old);
    expect(said.failure).toContain('new@roatan.example');
    // What it did not touch stays as the other has left it.
    const { done } = await save(services(), staff, { SITE_TAGLINE: 'Changed' }, old);
    expect(done).toBe('Saved: 1 change.');
    expect(services().env.CONTACT_EMAIL).toBe('new@roatan.example');
  });

  it('decide who may sign up, when profiles are shown and who is featured', async () => {
    const check = async (email: string) =>
      (await browser.postJson('/api/verify/send_code.php', { email })).status;
    expect(await check('a@ub.edu.bz')).toBe(400);
    await save(services(), staff, {
      ALLOWED_EMAIL_DOMAINS: 'ub.edu.bz\nGMAIL.com',
      REVIEW_POLICY: 'before',
      FEATURED_FILL: 'off',
      FEATURED_MIN_REVIEWS: '2',
    });
    expect(await check('a@ub.edu.bz')).toBe(200);
    expect(services().env).toMatchObject({ REVIEW_POLICY: 'before', FEATURED_FILL: false });
    expect(await page('/faq')).toContain('ub.edu.bz');
  });

  it('switch a language off everywhere, and on again', async () => {
    expect(await page()).toContain('hrefLang="es"');
    const said = await save(services(), staff, { 'SITE_LANGUAGES-es': 'off' });
    expect(said.done).toBe('Saved: 1 change.');
    expect(services().env.SITE_LANGUAGES).toEqual(['en', 'bzj']);
    const html = await page();
    expect(html).not.toContain('hrefLang="es"');
    expect(html).toContain('hrefLang="bzj"');
    expect(await page('/sitemaps/pages.xml')).not.toContain('/es/');
    const led = await request('/es/faq?q=a');
    expect([led.status, led.headers.get('Location')]).toEqual([307, '/faq?q=a']);
    await undoLast();
    expect((await request('/es/faq')).status).toBe(200);
  });

  it('give pages and mails other colours, and cost nothing before', async () => {
    expect(await page()).not.toContain('--specialist:');
    await save(services(), staff, { COLOR_MAIN: '#1D4ED8' });
    const html = await page();
    const nonce = /<style nonce="([^"]+)">:root:root[^<]*--specialist:#1d4ed8/.exec(html)?.[1];
    expect(nonce).toBeTruthy();
    expect(await page('/site.webmanifest')).toContain('"theme_color":"#1d4ed8"');
    await browser.postJson('/api/verify/send_code.php', { email: 'colour@gmail.com' });
    const [mail] = await mailsTo(services(), 'colour@gmail.com');
    expect(mail!.html).toContain('#1d4ed8');
    expect(mail!.html).not.toContain('#0a6a61');
  });

  describe('take files', () => {
    const png = (width: number, height = width) =>
      sharp({ create: { width, height, channels: 4, background: '#1d4ed8' } })
        .png()
        .toBuffer();
    const send = async (bytes: Uint8Array | string, key = 'SITE_LOGO') => {
      const file = new File([bytes as BlobPart], 'logo.png', { type: 'image/png' });
      const answer = await browser.postMultipart(`/api/site/file?key=${key}`, { file });
      return [answer.status, answer.headers.get('Location')];
    };
    const refused = (why: string, key = 'SITE_LOGO') => [
      303,
      `/admin/settings?of=${key}&refused=${why}#${key}`,
    ];

    it('from staff alone', async () => {
      const stranger = openBrowser(request);
      const file = new File([new Uint8Array(await png(64))], 'logo.png');
      const answer = await stranger.postMultipart('/api/site/file?key=SITE_LOGO', { file });
      expect(answer.status).toBe(401);
    });

    it('that are pictures, and of a size that can be used', async () => {
      expect(
        await send('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      ).toEqual(refused('type'));
      expect(await send('GIF89a nothing')).toEqual(refused('type'));
      expect(await send('\x89PNG\r\n\x1a\n nothing')).toEqual(refused('type'));
      const broken = Buffer.concat([(await png(64)).subarray(0, 60), Buffer.alloc(40)]);
      expect(await send(broken)).toEqual(refused('broken'));
      expect(await send(await png(20))).toEqual(refused('small'));
      expect(await send(Buffer.alloc(3 * 1024 * 1024))).toEqual(refused('size'));
      expect(await send('')).toEqual(refused('none'));
      expect(await send(await png(64), '__proto__')).toEqual([303, '/admin/settings']);
      const huge = await browser.send('/api/site/file?key=SITE_LOGO', {
        method: 'POST',
        headers: { 'Content-Length': String(100 * 1024 * 1024), 'Content-Type': 'a/b' },
        body: 'x',
      });
      expect([huge.status, huge.headers.get('Location')]).toEqual(refused('size'));
      const shown = await browser.send('/admin/settings?of=SITE_LOGO&refused=type');
      const words = await shown.text();
      expect(words).toContain('An SVG can carry scripts');
      // Nor is the whole page refused, as one of another role is.
      expect(words).not.toContain('not part of your role');
      expect(await page()).not.toContain('/site/');
    });

    it('for the header, the icons and what is shared, and go back', async () => {
      const [status, location] = await send(await png(300, 100));
      expect([status, location]).toEqual([303, '/admin/settings?of=SITE_LOGO#SITE_LOGO']);
      const [, src] = /<img src="(\/site\/[^"]+)" width="120" height="40"/.exec(await page())!;
      const logo = await request(src!);
      expect(logo.headers.get('Content-Type')).toBe('image/webp');
      expect(logo.headers.get('Cache-Control')).toContain('immutable');
      for (const [path, type] of [
        ['/favicon.ico', 'image/x-icon'],
        ['/favicon.svg', 'image/svg+xml'],
        ['/icon-192.png', 'image/png'],
        ['/apple-touch-icon.png', 'image/png'],
        ['/pictures/share.png', 'image/png'],
      ] as const) {
        const icon = await request(path);
        expect([path, icon.status, icon.headers.get('Content-Type')]).toEqual([path, 200, type]);
        const etag = icon.headers.get('ETag')!;
        expect((await request(path, { headers: { 'If-None-Match': etag } })).status).toBe(304);
      }
      const { width, height } = await sharp(
        Buffer.from(await (await request('/icon-192.png')).arrayBuffer()),
      ).metadata();
      expect([width, height]).toEqual([192, 192]);
      expect((await undoLast()).done).toBe('Undone.');
      expect(await page()).not.toContain('<img src="/site/');
      // Those that were built would stand here.
      expect((await request('/favicon.svg')).status).toBe(404);
    });

    describe('of a film', () => {
      const film = (inside = 'a film') => mp4({ inside });
      const address = async () => /\/site\/[0-9a-f]{16}-mp4\/film\.mp4/.exec(await page())?.[0];
      const upload = () => send(film(), 'HERO_VIDEO');

      it('that is one, whole and not too large', async () => {
        for (const [bytes, why] of [
          ['', 'none'],
          ['<script>1</script>', 'type'],
          [await png(64), 'type'],
          [mp4({ brand: 'qt  ' }), 'type'],
          [film().subarray(0, -1), 'broken'],
          [Buffer.concat([film(), Buffer.from('<script>1</script>')]), 'broken'],
          [Buffer.concat([film(), Buffer.alloc(SITE_FILM_MAX_BYTES)]), 'size'],
          [Buffer.alloc(3 * SITE_FILM_MAX_BYTES), 'size'],
        ] as const)
          expect(await send(bytes, 'HERO_VIDEO')).toEqual(refused(why, 'HERO_VIDEO'));
        const shown = await browser.send('/admin/settings?of=HERO_VIDEO&refused=broken');
        expect(await shown.text()).toContain('This video is not whole.');
        expect(await address()).toBeUndefined();
      });

      it('that plays on the home page in parts, as what it is, until it is taken back', async () => {
        // What is hidden in a film stays a film.
        const hostile = film('<script>alert(document.domain)</script>');
        await send(hostile, 'HERO_VIDEO');
        const src = (await address())!;
        const whole = await request(src);
        expect(Buffer.from(await whole.arrayBuffer())).toEqual(hostile);
        const headers = Object.fromEntries(whole.headers);
        expect(headers).toMatchObject({
          'content-type': 'video/mp4',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
          'cache-control': 'public, max-age=31536000, immutable',
          'accept-ranges': 'bytes',
        });
        const part = await request(src, { headers: { Range: 'bytes=4-7' } });
        expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
        expect(part.headers.get('Content-Range')).toBe(`bytes 4-7/${hostile.length}`);
        const beyond = await request(src, { headers: { Range: `bytes=${hostile.length}-` } });
        expect([beyond.status, beyond.headers.get('Content-Range')]).toEqual([
          416,
          `bytes */${hostile.length}`,
        ]);
        for (const wrong of [src.replace('.mp4', '.webm'), src.replace('film.', '320.')])
          expect((await request(wrong)).status, wrong).toBe(404);

        await upload();
        expect(await address()).not.toBe(src);
        expect((await undoLast()).done).toBe('Undone.');
        expect(await address()).toBe(src);
        const [newest] = await logOf(services());
        expect(newest).toMatchObject({ action: 'setting.undo', objectId: 'HERO_VIDEO' });
        const away = { intent: 'take-away', id: 'HERO_VIDEO', key: 'HERO_VIDEO' };
        await deskAction(ask(services(), staff.session, '/admin/settings', away), settingsActs);
        expect(await address()).toBeUndefined();
      });

      it('that is kept for as long as it can come back', async () => {
        const { db, storage } = services();
        const aged = (days: number) =>
          db.execute(
            sql`update site_files set created_at = now() - make_interval(days => ${days})`,
          );
        await upload();
        const src = (await address())!;
        await aged(100);
        await sweepFiles(services(), 0);
        expect((await request(src)).status).toBe(200);
        // Shown for a hundred days, and replaced only now.
        await send(film('another'), 'HERO_VIDEO');
        expect((await undoLast()).done).toBe('Undone.');
        await send(film('a third'), 'HERO_VIDEO');
        await db.execute(sql`alter table audit_log disable trigger user`);
        await db.execute(sql`update audit_log set created_at = now() - interval '91 days'`);
        await db.execute(sql`alter table audit_log enable trigger user`);
        await aged(100);
        await send(film('a fourth'), 'HERO_VIDEO');
        await sweepFiles(services(), -1000);
        expect((await request(src)).status).toBe(404);
        const left: string[] = [];
        for await (const { key } of storage.list('films')) left.push(key);
        // What is shown, and what it has replaced a moment ago.
        expect(left).toHaveLength(2);
      });

      it('that finds no room, and then says so', async () => {
        const before = await address();
        const full = Object.assign(new Error('full'), { code: 'ENOSPC' });
        const put = vi.spyOn(services().storage, 'put').mockRejectedValueOnce(full);
        expect(await send(film('more'), 'HERO_VIDEO')).toEqual(refused('noRoom', 'HERO_VIDEO'));
        put.mockRestore();
        expect(await address()).toBe(before);
      });
    });

    it('under addresses that nobody can make up', async () => {
      for (const path of [
        '/site/x/320.webp',
        '/site/0123456789abcdef-mp4/film.mp4',
        '/site/0123456789abcdef-mp4/320.webp',
        '/site/0123456789abcdef-10x10/320.webp',
        '/site/0123456789abcdef-10x10/321.webp',
        '/site/..%2f..%2f/320.webp',
      ])
        expect((await request(path)).status, path).toBe(404);
    });
  });
});

describe.runIf(process.env.TEST_ENGINE === 'server')('settings on two instances', () => {
  let place: Awaited<ReturnType<typeof newDatabase>>;
  let instances: { services: Services; app: ReturnType<typeof createApp> }[];
  beforeAll(async () => {
    place = await newDatabase();
    const env = parseEnv({ NODE_ENV: 'test', DEMO_DATA: 'off', LOG_LEVEL: 'fatal', ...place.env });
    instances = await Promise.all(
      [0, 1].map(async () => {
        const services = await openServices(env);
        const cache = createPageCache(services);
        const cachedPages = ['/', '/faq'];
        return { services, app: createApp({ services, cache, cachedPages, renderPage: drawPage }) };
      }),
    );
  });
  afterAll(async () => {
    for (const { services } of instances ?? []) await closeServices(services);
    await place.remove();
  });

  it('are the same within two seconds, also on pages that were cached', async () => {
    const title = async ({ app }: (typeof instances)[number]) => {
      const incoming = { socket: { remoteAddress: '127.0.0.1' } };
      const html = await (await app.request('/faq', {}, { incoming })).text();
      return /<title>(.*?)<\/title>/.exec(html)![1];
    };
    const [one, other] = instances as [(typeof instances)[number], (typeof instances)[number]];
    for (const instance of instances) expect(await title(instance)).toMatch(/ · Kanek$/);
    const staff = await newStaff(one.services);
    for (const name of ['First', 'Second', 'Third']) {
      await save(one.services, staff, { SITE_NAME: name });
      expect(await title(one)).toMatch(new RegExp(` · ${name}$`));
      await expect
        .poll(() => title(other), { timeout: 2_000, interval: 20 })
        .toMatch(new RegExp(` · ${name}$`));
    }
  });
});
