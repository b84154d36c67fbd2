import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serve } from '@hono/node-server';
import { askForProof, proveHealth } from '#platform/health-check.server.ts';
import { acceptKey, findNote, noteBackup, noteKey } from '#platform/installation.server.ts';
import { checkAddress } from '#server/doctor/check-address.ts';
import { checkDatabase } from '#server/doctor/check-database.ts';
import { checkMail } from '#server/doctor/check-mail.ts';
import { createApp } from '#server/app.ts';
import { provideSmtpServer } from '../support/provide-smtp-server.ts';
import { provideApp } from '../support/request.ts';

const HOUR = 3_600_000;
const other = { sign: (...parts: readonly string[]) => `another key for ${parts.join()}` };

describe('the doctor', () => {
  const { services, request } = provideApp();
  const smtp = provideSmtpServer();
  const state = (about: string, findings: readonly { about: string; state: string }[]) =>
    findings.find((each) => each.about === about)?.state;
  const examine = (secret = services().secret, now = new Date()) =>
    checkDatabase(services().database.pool, { secret, now, isPublic: true });

  it('sees that the database is migrated, and whether the key is the first one', async () => {
    const found = await examine();
    expect(found.map(({ about, state: is }) => [about, is])).toEqual([
      ['database', 'good'],
      ['clock', 'good'],
      ['secret', 'good'],
      ['backup', 'bad'],
    ]);
    expect(state('secret', await examine(other))).toBe('bad');
    expect(state('clock', await examine(undefined, new Date(Date.now() + HOUR)))).toBe('bad');
    const { pool } = services().database;
    expect(await noteKey(pool, other)).toBe(false);
    await acceptKey(pool, other);
    expect(state('secret', await examine(other))).toBe('good');
    await acceptKey(pool, services().secret);
    await pool.query('alter table drizzle.__drizzle_migrations rename to away');
    expect(state('database', await examine())).toBe('bad');
    await pool.query('alter table drizzle.away rename to __drizzle_migrations');
  });

  it('knows the newest backup, and so do the figures', async () => {
    const { pool } = services().database;
    const age = async () => {
      const text = await (await request('/metrics', { headers: { Host: 'localhost' } })).text();
      return Number(/^kanek_backup_age_seconds (\S+)/m.exec(text)![1]);
    };
    await pool.query("update installation set at = now() - interval '3 days' where name = 'key'");
    expect((await age()) / 86_400).toBeCloseTo(3, 1);
    await noteBackup(pool, new Date(Date.now() - 5 * HOUR));
    await noteBackup(pool, new Date(Date.now() - 50 * HOUR));
    expect((await age()) / 3_600).toBeCloseTo(5, 1);
    expect((await findNote(pool, 'backup'))!.at.getTime()).toBeLessThan(Date.now());
    expect(state('backup', await examine())).toBe('good');
  });

  it('is told more by /healthz than others, who cannot ask what it asks', async () => {
    const { check, isProof } = askForProof(services());
    const ask = async (query: string) =>
      (await (await request(`/healthz${query}`)).json()) as Record<string, unknown>;
    const told = await ask(`?check=${check}`);
    expect(isProof(told.proof)).toBe(true);
    expect(told).toMatchObject({ status: 'alive', client: '127.0.0.1' });
    const changed = check.replace(/^\d/, (digit) => String((Number(digit) + 1) % 10));
    for (const forged of ['', '?check=', '?check=1.2.3', `?check=${changed}`, '?check=__proto__'])
      expect(await ask(forged)).toEqual({ status: 'alive' });
    const late = { ...services(), clock: { now: () => new Date(Date.now() + HOUR) } };
    expect(proveHealth(late, check)).toBeNull();
    expect(proveHealth({ ...services(), secret: other }, check)).toBeNull();
  });

  it('finds the site behind its own address, or somebody else there', async () => {
    const app = createApp({ services: services(), renderPage: async () => new Response('') });
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
    onTestFinished(() => void server.close());
    if (!server.listening) await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const at = (SITE_URL: string, secret = services().secret, hops = 0) =>
      checkAddress({ SITE_URL, TRUSTED_PROXY_HOPS: hops }, { ...services(), secret });
    const here = `http://127.0.0.1:${port}`;
    const states = (await at(here)).map(({ about, state: is }) => [about, is]);
    expect(states).toEqual([
      ['address', 'good'],
      ['clock', 'good'],
      ['proxies', 'good'],
    ]);
    expect(state('address', await at(here, other))).toBe('bad');
    expect(await at('http://127.0.0.1:1')).toMatchObject([{ state: 'bad', about: 'address' }]);
    expect(await at('https://no-such-name.invalid')).toMatchObject([
      { state: 'bad', says: 'no-such-name.invalid has no address.' },
    ]);
  });

  it('tries the mail server, and says what to do about it', async () => {
    const env = { ...services().env, MAIL_URL: smtp().url };
    expect(await checkMail(env)).toMatchObject({ state: 'good' });
    expect(smtp().received).toHaveLength(0);
    await checkMail(env, 'ana@kanek.example');
    expect(smtp().received.at(-1)!.subject).toBe('Kanek: mail works');
    const { MAIL_URL: _unset, ...without } = env;
    expect((await checkMail(without)).state).toBe('doubtful');
    const secretUrl = 'smtp://ana:s3cret@127.0.0.1:1';
    const refused = await checkMail({ ...env, MAIL_URL: secretUrl });
    expect(refused).toMatchObject({ state: 'bad', todo: expect.stringContaining('MAIL_URL') });
    expect(JSON.stringify(refused)).not.toContain('s3cret');
  });
});
