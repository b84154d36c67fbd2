import { describe, expect, it } from 'vitest';
import {
  fromBase32,
  toBase32,
  findStep,
  hotp,
  newTotpKey,
  otpauthUri,
  stepAt,
} from './totp.server.ts';
import { readRecoveryCode, readTotp } from './second-factor.rules.ts';

const RFC_KEY = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

describe('time-based codes', () => {
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('follow RFC 6238 at second %i', (seconds, code) => {
    expect(hotp(RFC_KEY, stepAt(at(seconds)), 8)).toBe(code);
  });

  it('follow RFC 4226 in six digits', () => {
    const codes = Array.from({ length: 10 }, (_, counter) => hotp(RFC_KEY, counter));
    expect(codes).toEqual([
      '755224',
      '287082',
      '359152',
      '969429',
      '338314',
      '254676',
      '287922',
      '162583',
      '399871',
      '520489',
    ]);
  });

  it('are taken one step early and one step late, not two', () => {
    const key = toBase32(RFC_KEY);
    const code = hotp(RFC_KEY, 100);
    const found = [98, 99, 100, 101, 102].map((step) => findStep(key, code, at(step * 30)));
    expect(found).toEqual([null, 100, 100, 100, null]);
    expect(findStep(key, '', at(3000))).toBeNull();
  });
});

describe('keys', () => {
  it('are written in base32 and read back', () => {
    // RFC 4648, section 10.
    expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
    expect(fromBase32('MZXW6YTBOI').toString()).toBe('foobar');
    const key = newTotpKey();
    expect(key).toMatch(/^[A-Z2-7]{32}$/);
    expect(toBase32(fromBase32(key))).toBe(key);
  });

  it('travel in an address that apps understand', () => {
    expect(otpauthUri('KEY', { site: 'Kanek Belize', email: 'ana+1@kanek.bz' })).toBe(
      'otpauth://totp/Kanek%20Belize:ana%2B1%40kanek.bz?secret=KEY&issuer=Kanek%20Belize&algorithm=SHA1&digits=6&period=30',
    );
  });
});

it('reads what people type', () => {
  expect([' 123 456 ', '123-456', '12345', '1234567', 'abcdef'].map(readTotp)).toEqual([
    '123456',
    '123456',
    null,
    null,
    null,
  ]);
  const dashes = ['‐', '‑', '–', '—', '−'];
  for (const dash of dashes) expect(readTotp(`123${dash}456`)).toBe('123456');
  for (const dash of dashes) expect(readRecoveryCode(`abcde${dash}23456`)).toBe('abcde23456');
  expect(['ABCDE-23456', 'abcde 23456', 'abcde-2345', 'abcde-21456'].map(readRecoveryCode)).toEqual(
    ['abcde23456', 'abcde23456', null, null],
  );
});
