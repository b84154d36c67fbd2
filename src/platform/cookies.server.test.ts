import { expect, it } from 'vitest';
import { readCookie, setCookie } from './cookies.server.ts';

const secure = { SITE_URL: 'https://kanek.bz' };
const local = { SITE_URL: 'http://localhost:3000' };
const token = { value: 'token', seconds: 60 };

it('is for this host alone, unreadable for scripts and never sent by other sites', () => {
  const cookie = setCookie(secure, 'session', token);
  expect(cookie).toMatch(/^__Host-session=token; /);
  for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/', 'Max-Age=60'])
    expect(cookie.split('; ')).toContain(part);
  expect(cookie).not.toContain('Domain');
});

it('needs no TLS on this machine', () => {
  expect(setCookie(local, 'session', token)).toMatch(/^session=token; /);
  expect(setCookie(local, 'session', token)).not.toContain('Secure');
});

it('is not read from a name that a sibling site could have planted', () => {
  expect(readCookie(secure, 'session', 'session=planted')).toBeNull();
  expect(readCookie(secure, 'session', 'session=planted; __Host-session=mine')).toBe('mine');
});
