import { describe, expect, it } from 'vitest';
import { createLog } from '#platform/log.server.ts';
import { createApp } from '#server/app.ts';
import { provideApp } from '../support/request.ts';

describe('what holds for every request', () => {
  const { request, services } = provideApp({ SITE_URL: 'https://kanek.bz' });

  it('carries the security headers and an id', async () => {
    const { headers } = await request('/');
    expect(headers.get('Content-Security-Policy')).toMatch(
      /default-src 'none'; script-src 'self' 'nonce-[^']{20,}'; style-src 'self' 'nonce-[^']{20,}';/,
    );
    expect(headers.get('Content-Security-Policy')).not.toContain('unsafe');
    expect(headers.get('Strict-Transport-Security')).toContain('max-age=31536000');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('never gives two answers the same nonce', async () => {
    const policies = await Promise.all(
      Array.from({ length: 5 }, async () =>
        (await request('/')).headers.get('Content-Security-Policy'),
      ),
    );
    expect(new Set(policies).size).toBe(5);
  });

  it.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a sibling site', { 'Sec-Fetch-Site': 'same-site' }],
    ['another origin', { Origin: 'https://evil.example' }],
    ['nobody knows where', {}],
  ])('changes nothing for a form from %s', async (_from, headers) => {
    const response = await request('/contact', { method: 'POST', body: 'a=b', headers });
    expect(response.status).toBe(403);
  });

  it.each<Record<string, string>>([
    { 'Sec-Fetch-Site': 'same-origin' },
    { Origin: 'https://kanek.bz' },
  ])('lets our own pages post: %o', async (headers) => {
    expect((await request('/contact', { method: 'POST', body: 'a=b', headers })).status).toBe(200);
  });

  it.each(['/*', '/api/*', '/media/*', '/:file'])(
    'happens once, also at the address %s',
    async (path) => {
      const lines: string[] = [];
      const log = createLog('info', { write: (line) => lines.push(line) });
      const app = createApp({
        services: { ...services(), log },
        renderPage: () => Promise.resolve(new Response('a page')),
      });
      const form = { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' }, body: 'a=b' };
      const answer = await app.request(path, form, { incoming: { socket: {} } });
      expect(answer.status).toBeLessThan(500);
      expect(lines.map((line) => (JSON.parse(line) as { requestId: string }).requestId)).toEqual([
        answer.headers.get('X-Request-Id'),
      ]);
    },
  );

  it('refuses a body that is too large', async () => {
    const response = await request('/contact', {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Length': String(2 * 1024 * 1024) },
      body: 'x'.repeat(2 * 1024 * 1024),
    });
    expect(response.status).toBe(413);
  });
});
