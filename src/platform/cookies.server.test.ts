import { expect, it } from 'vitest';
import { readCookie, sessionCookie, setCookie } from './cookies.server.ts';

const secure = { SITE_URL: 'https://kanek.bz', SESSION_MAX_DAYS: 30 };
const local = { SITE_URL: 'http://localhost:3000', SESSION_MAX_DAYS: 30 };

it('is for this host alone, unreadable for scripts and never sent by other sites', () => {
  const cookie = sessionCookie(secure, 'token');
  expect(cookie).toMatch(/^__Host-session=token; /);
  for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/', 'Max-Age=2592000'])
    expect(cookie.split('; ')).toContain(part);
  expect(cookie).not.toContain('Domain');
  expect(setCookie(secure, 'signup-proof', { value: 'x', seconds: 60 })).toMatch(
    /^__Host-.*HttpOnly.*Secure/,
  );
});

it('needs no TLS on this machine', () => {
  expect(sessionCookie(local, 'token')).toMatch(/^session=token; /);
  expect(sessionCookie(local, 'token')).not.toContain('Secure');
});

it('is not read from a name that a sibling site could have planted', () => {
  expect(readCookie(secure, 'session', 'session=planted')).toBeNull();
  expect(readCookie(secure, 'session', 'session=planted; __Host-session=mine')).toBe('mine');
});
