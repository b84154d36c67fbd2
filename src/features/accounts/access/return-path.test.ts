import { describe, expect, it } from 'vitest';
import { arrivalPath, safeReturnPath } from './return-path.ts';

describe('safeReturnPath', () => {
  it.each(['/account', '/profile1?tab=2#skills', '/specialist/maria-castillo-7f3k9q'])(
    'takes %s',
    (path) => expect(safeReturnPath(path)).toBe(path),
  );

  it.each([
    null,
    '',
    'account',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/x\\..\\..//evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
    '/login',
    '/logout?x=1',
    '/es/login',
    '/es//evil.example',
    '/es/es/logout',
    '/x/../es/logout',
    '/es/./es//evil.example',
    '/api/auth/x',
    `/${'x'.repeat(600)}`,
  ])('refuses %j', (path) => expect(safeReturnPath(path)).toBeNull());

  it('leaves the language to whoever leads there', () => {
    expect(safeReturnPath('/es/profile1?tab=2')).toBe('/profile1?tab=2');
    expect(arrivalPath('specialist', '/bzj/profile2')).toBe('/profile1');
  });

  it('resolves dots before judging', () => {
    expect(safeReturnPath('/x/../account')).toBe('/account');
    expect(safeReturnPath('/x/../login')).toBeNull();
  });
});

describe('arrivalPath', () => {
  it('leads to the own home, unless a page was asked for', () => {
    expect(arrivalPath('specialist', null)).toBe('/profile1');
    expect(arrivalPath('business', 'https://evil.example')).toBe('/profile2');
    expect(arrivalPath('admin', '')).toBe('/admin');
    expect(arrivalPath('business', '/account?x=1')).toBe('/account?x=1');
    expect(arrivalPath('admin', '/admin/reviews')).toBe('/admin/reviews');
  });

  it("does not lead to another kind's own page", () => {
    expect(arrivalPath('business', '/profile1')).toBe('/profile2');
    expect(arrivalPath('specialist', '/admin/reviews')).toBe('/profile1');
  });
});
