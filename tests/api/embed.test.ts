import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { fillDemo } from '../support/fill-demo.ts';
import { provideApp } from '../support/request.ts';

const { request, services } = provideApp({ SITE_URL: 'https://directory.example' });
const CARD = '/embed/specialist/maria-castillo-2byxeu';

beforeAll(async () => {
  await fillDemo(services());
});

describe('the card for other websites', () => {
  it('may stand in any page, and may do nothing there', async () => {
    const answer = await request(CARD, { headers: { Cookie: 'a=b', Origin: 'https://x.example' } });
    const html = await answer.text();
    const style = /<style>([^]*)<\/style>/.exec(html)![1]!;
    const hash = createHash('sha256').update(style).digest('base64');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *; upgrade-insecure-requests`,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
    expect(answer.headers.has('x-frame-options')).toBe(false);
    expect(answer.headers.has('set-cookie')).toBe(false);
    expect(html).not.toMatch(/<script|<form|<iframe|style="|\bon\w+=/);
    expect(html).toContain('Maria Castillo');
    expect(html).toMatch(
      /<a[^>]*href="\/specialist\/maria-castillo-2byxeu"[^>]*target="_blank"[^>]*rel="noopener"/,
    );
  });

  it('everything else may stand in none', async () => {
    for (const path of ['/', '/api/docs', '/robots.txt', '/embed/specialist'])
      expect([path, (await request(path)).headers.get('X-Frame-Options')]).toEqual([path, 'DENY']);
  });

  it('speaks the language that was copied', async () => {
    const html = await (await request(`${CARD}?language=es`)).text();
    expect(html).toContain('<html lang="es">');
    expect(html).toContain('href="/es/specialist/maria-castillo-2byxeu"');
    expect(html).toMatch(/reseñas?/);
  });

  it('shows what somebody is called as text', async () => {
    const { db } = services();
    const name = '<img src=x onerror=alert(1)> & "Co"';
    await db.execute(sql`update business_profiles set business_name = ${name} where account_id =
      (select account_id from profiles where slug = 'mangrove-clock-tours-nua4p2')`);
    const html = await (await request('/embed/business/mangrove-clock-tours-nua4p2')).text();
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Co&quot;');
  });

  it.each([
    ['paused', sql`paused_at = now(), listed = false`],
    ['hidden', sql`listed = false`],
  ])('of a profile that is %s says politely that it is not there', async (_state, change) => {
    const { db } = services();
    await db.execute(sql`update profiles set ${change} where slug = 'maria-castillo-2byxeu'`);
    const answer = await request(CARD);
    const html = await answer.text();
    await db.execute(sql`update profiles set paused_at = null, listed = true
      where slug = 'maria-castillo-2byxeu'`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Content-Security-Policy')).toContain('frame-ancestors *');
    expect(html).toContain('is not on Kanek at the moment');
    expect(html).not.toContain('Castillo');
  });

  it('leads on from the other kind, and is nowhere else', async () => {
    const other = await request('/embed/business/maria-castillo-2byxeu?language=es');
    expect([other.status, other.headers.get('Location')]).toEqual([302, `${CARD}?language=es`]);
    for (const id of ['nobody-234567', '%3Cb%3E', 'a'.repeat(500), '%00', "a'b"])
      expect([id, (await request(`/embed/business/${id}`)).status]).toEqual([id, 404]);
  });
});
