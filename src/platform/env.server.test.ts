import { describe, expect, it } from 'vitest';
import { parseEnv } from './env.server.ts';

describe('parseEnv', () => {
  it('needs nothing at all', () => {
    const env = parseEnv({});
    expect(env).toMatchObject({ PORT: 3000, SITE_NAME: 'Kanek', REVIEW_POLICY: 'after' });
    expect(env.SITE_URL).toBe('http://localhost:3000');
    expect(env.DATABASE_URL).toBeUndefined();
  });

  it('treats an empty setting as not set', () => {
    for (const blank of ['', ' ', '\t'])
      expect(parseEnv({ DATABASE_URL: blank, PORT: blank, HOST: blank })).toMatchObject({
        PORT: 3000,
        HOST: '127.0.0.1',
      });
  });

  it('takes the site address from the port, unless it is given', () => {
    expect(parseEnv({ PORT: '4000' }).SITE_URL).toBe('http://localhost:4000');
    expect(parseEnv({ SITE_URL: 'https://kanek.bz/' }).SITE_URL).toBe('https://kanek.bz');
  });

  it('keeps the site address as browsers write it, and takes no path', () => {
    const at = (SITE_URL: string) => () => parseEnv({ SITE_URL }).SITE_URL;
    expect(at('https://KANEK.bz:443')()).toBe('https://kanek.bz');
    expect(at('http://[::1]:3000/')()).toBe('http://[::1]:3000');
    for (const wrong of ['/belize', '/belize/', '/?a=b', '?a', '/#top', ':99999', '/\\x'])
      expect(at(`https://kanek.bz${wrong}`), wrong).toThrow(/SITE_URL: must be an address without/);
    expect(at('https://user:secret@kanek.bz')).toThrow(/SITE_URL: must be an address without/);
    expect(at('https://user:secret@kanek.bz')).not.toThrow(/secret/);
  });

  it.each(['pa#ss', 'pa/ss', 'pa?ss', '100%'])(
    'names a server whose address cannot be read for the password %s, and not the password',
    (password) => {
      const MAIL_URL = `smtp://user:${password}@mail.kanek.example:587`;
      const DATABASE_URL = `postgres://user:${password}@db.kanek.example/kanek`;
      const read = () => parseEnv({ MAIL_URL, DATABASE_URL });
      expect(read).toThrow(/DATABASE_URL: cannot be read[^]*MAIL_URL: cannot be read/);
      expect(read).not.toThrow(password);
      const written = encodeURIComponent(password);
      expect(() =>
        parseEnv({ MAIL_URL: MAIL_URL.replace(password, written), DATABASE_URL: undefined }),
      ).not.toThrow();
    },
  );

  it('takes a database that is asked through a socket', () => {
    const DATABASE_URL = 'postgres://kanek@/kanek?host=/run/postgresql';
    expect(parseEnv({ DATABASE_URL }).DATABASE_URL).toBe(DATABASE_URL);
  });

  it('tells every problem at once, and no secret', () => {
    const read = () =>
      parseEnv({
        PORT: 'eighty',
        REVIEW_POLICY: 'never',
        DATABASE_URL: 'mysql://root:hunter2@host/db',
        ADMIN_PASSWORD: 'Jabiru-stork-2025',
      });
    expect(read).toThrow(/PORT[^]*DATABASE_URL[^]*REVIEW_POLICY[^]*ADMIN_EMAIL/);
    expect(read).not.toThrow(/hunter2/);
  });

  it('runs with the pack that it was built with', () => {
    expect(parseEnv({}).PACK).toBe('belize');
    expect(() => parseEnv({ PACK: 'atlantis' })).toThrow(/PACK: .*built with belize/);
  });

  it('reads lists and switches', () => {
    const env = parseEnv({ ALLOWED_EMAIL_DOMAINS: 'Kanek.bz, ub.edu.bz', DEMO_DATA: 'off' });
    expect(env.ALLOWED_EMAIL_DOMAINS).toEqual(['kanek.bz', 'ub.edu.bz']);
    expect(env.DEMO_DATA).toBe(false);
  });

  it('has a demo where nobody has said otherwise and nobody from outside comes by', () => {
    const demo = (settings: Record<string, string>) => parseEnv(settings).DEMO_DATA;
    expect(demo({})).toBe(true);
    expect(demo({ SITE_URL: 'http://192.168.1.20:3000' })).toBe(true);
    expect(demo({ SITE_URL: 'https://kanek.bz' })).toBe(false);
    expect(demo({ SITE_URL: 'https://kanek.bz', DEMO_DATA: 'off' })).toBe(false);
    const DATABASE_URL = 'postgres://kanek@localhost/kanek';
    expect(demo({ DATABASE_URL })).toBe(false);
    expect(demo({ DATABASE_URL, DEMO_DATA: 'on' })).toBe(true);
  });

  it('refuses a demo for the public', () => {
    const read = (SITE_URL: string) => () => parseEnv({ SITE_URL, DEMO_DATA: 'on' });
    for (const url of ['https://kanek.bz', 'http://KANEK.BZ.:8080/', 'http://[2001:db8::1]:3000'])
      expect(read(url)).toThrow(/DEMO_DATA: .*public SITE_URL/);
    expect(read('http://localhost:3000')).not.toThrow();
    expect(read('https://')).toThrow(/SITE_URL/);
    expect(read('http://[::1')).toThrow(/SITE_URL: must be an address/);
  });

  it('listens to this machine alone with the demo or behind a proxy, unless HOST is set', () => {
    const host = (settings: Record<string, string>) => parseEnv(settings).HOST;
    const real = { SITE_URL: 'https://kanek.bz' };
    expect(host({})).toBe('127.0.0.1');
    expect(host({ HOST: '0.0.0.0' })).toBe('0.0.0.0');
    expect(host({ DEMO_DATA: 'off' })).toBeUndefined();
    expect(host(real)).toBeUndefined();
    expect(host({ ...real, TRUSTED_PROXY_HOPS: '1' })).toBe('127.0.0.1');
    expect(host({ ...real, TRUSTED_PROXY_HOPS: '1', HOST: '::' })).toBe('::');
    expect(host({ ...real, TRUSTED_PROXY_HOPS: '1', HOST: '' })).toBe('127.0.0.1');
  });
});
