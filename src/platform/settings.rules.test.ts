import { describe, expect, it } from 'vitest';
import { parseEnv, withSettings } from './env.server.ts';
import { SETTINGS, type SettingKey } from './settings.rules.ts';

const kept = (key: SettingKey, typed: string): string | null => {
  const value = SETTINGS[key].clean(typed);
  return SETTINGS[key].problem(value) === null ? value : null;
};

describe('a setting', () => {
  it.each<[SettingKey, string, string | null]>([
    ['SITE_NAME', '  Kanek \n Belize ', 'Kanek Belize'],
    ['SITE_NAME', 'K', null],
    ['SITE_NAME', 'a\\b', null],
    ['SITE_TAGLINE', '', ''],
    ['CONTACT_EMAIL', 'hello@kanek.bz', 'hello@kanek.bz'],
    ['CONTACT_EMAIL', 'hello@kanek.bz, you@x.bz', null],
    ['CONTACT_PHONE', '+501 600-0000', '+501 600-0000'],
    ['CONTACT_PHONE', '12', null],
    ['CONTACT_PHONE', 'call us', null],
    ['SOCIAL_FACEBOOK', '@kanek.bz', 'https://www.facebook.com/kanek.bz'],
    ['SOCIAL_FACEBOOK', 'https://facebook.com/p?id=1', 'https://facebook.com/p?id=1'],
    ['SOCIAL_FACEBOOK', 'http://facebook.com/kanek', null],
    ['SOCIAL_FACEBOOK', 'https://user:pass@notfacebook.com/', null],
    ['SOCIAL_TIKTOK', '-', '-'],
    ['SOCIAL_TIKTOK', 'data:text/html,x', null],
    ['COLOR_MAIN', ' #0A6A61 ', '#0a6a61'],
    ['SITE_LOGO', '0123456789abcdef-300x100', '0123456789abcdef-300x100'],
    ['SITE_LOGO', '../../etc/passwd', null],
    ['ALLOWED_EMAIL_DOMAINS', 'Gmail.com\n\n ub.edu.bz; gmail.com', 'gmail.com,ub.edu.bz'],
    ['ALLOWED_EMAIL_DOMAINS', '*', '*'],
    ['ALLOWED_EMAIL_DOMAINS', '*,gmail.com', null],
    ['ALLOWED_EMAIL_DOMAINS', 'localhost', null],
    ['FEATURED_MIN_REVIEWS', '50', '50'],
    ['FEATURED_MIN_REVIEWS', '51', null],
    ['SITE_LANGUAGES', 'en, bzj', 'en,bzj'],
    ['SITE_LANGUAGES', 'es', null],
    ['SITE_LANGUAGES', 'en,fr', null],
  ])('%s typed as %j is kept as %j', (key, typed, value) => {
    expect(kept(key, typed)).toBe(value);
  });
});

describe('what staff have set', () => {
  it('holds where the environment says nothing', () => {
    const env = parseEnv({ SITE_NAME: 'Given', REVIEW_POLICY: 'before' });
    const now = withSettings(env, {
      SITE_NAME: 'Kept',
      REVIEW_POLICY: 'after',
      CONTACT_EMAIL: 'kept@kanek.bz',
      SITE_LANGUAGES: 'en,es',
      FEATURED_FILL: 'off',
    });
    expect(now).toMatchObject({
      SITE_NAME: 'Given',
      REVIEW_POLICY: 'before',
      CONTACT_EMAIL: 'kept@kanek.bz',
      SITE_LANGUAGES: ['en', 'es'],
      FEATURED_FILL: false,
      MAIL_FROM: '"Given" <kept@kanek.bz>',
    });
  });

  it('is left out where it breaks a rule, or is none of theirs to set', () => {
    const env = parseEnv({});
    const now = withSettings(env, {
      COLOR_MAIN: 'red;}',
      PORT: '1',
      SECRET_KEY: 'x',
      __proto__: 'x',
      SITE_NAME: '"',
    });
    expect(now).toEqual(env);
  });
});
