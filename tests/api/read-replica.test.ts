import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MAX_BEHIND_MS } from '#platform/db/directory-version.server.ts';
import { parseEnv } from '#platform/env.server.ts';
import { metrics } from '#platform/metrics.server.ts';
import type { Services } from '#platform/services.server.ts';
import { createPageCache } from '#server/page-cache.ts';
import { createApp } from '#server/app.ts';
import { closeServices, openServices } from '#server/open-services.ts';
import { startReplica } from '../../scripts/test-postgres.mjs';
import { newDatabase } from '../support/test-database.ts';
import { databaseProxy } from '../support/database-proxy.ts';
import { openBrowser, type Browser } from './browser.ts';
import { signUpIn } from './new-account.ts';
import { specialistEntry } from '../support/signup-entries.ts';

const SOON = { timeout: 30_000, interval: 20 };
/** A replica that has only just come back may take as long as it is allowed to stay behind. */
const IN_THE_END = { timeout: MAX_BEHIND_MS + 5_000, interval: 20 };

describe.runIf(process.env.TEST_ENGINE === 'server')('with a read replica', () => {
  let services: Services;
  let replica: Awaited<ReturnType<typeof startReplica>>;
  let primary: Awaited<ReturnType<typeof databaseProxy>>;
  let copy: Client;
  let app: ReturnType<typeof createApp>;
  let owner: Browser;
  let id: string;
  const cleanUps: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    replica = await startReplica(process.env.TEST_DATABASE_URL!);
    cleanUps.push(() => replica.stop());
    const place = await newDatabase();
    cleanUps.push(() => place.remove());
    primary = await databaseProxy(place.env.DATABASE_URL);
    cleanUps.push(async () => primary.stop());
    const { pathname } = new URL(place.env.DATABASE_URL);
    services = await openServices(
      parseEnv({
        ...place.env,
        NODE_ENV: 'test',
        LOG_LEVEL: 'fatal',
        DATABASE_URL: primary.url,
        DATABASE_READ_URL: replica.url.replace(/\/[^/]*$/, pathname),
      }),
    );
    cleanUps.push(() => closeServices(services));
    await openCopy();
    cleanUps.push(() => copy.end());
    const cache = createPageCache(services);
    app = createApp({ services, cache, renderPage: () => Promise.resolve(new Response('a page')) });
    owner = openBrowser(request);
    await signUpIn(owner, services, 'specialist');
    const { rows } = await services.database.pool.query('select slug from profiles');
    id = rows[0].slug;
    await vi.waitUntil(async () => (await state()) === 'serving', SOON);
    await vi.waitUntil(
      async () => (await bioFor(openBrowser(request))) === specialistEntry.bio,
      SOON,
    );
  }, 60_000);
  afterAll(async () => {
    for (const cleanUp of cleanUps.reverse()) await cleanUp();
  });

  const request = (path: string, init: RequestInit = {}, remoteAddress = '127.0.0.1') =>
    app.request(path, init, { incoming: { socket: { remoteAddress } } });
  const state = async () =>
    ((await (await request('/readyz')).json()) as { replica?: string }).replica;
  const openCopy = async () => {
    copy = new Client(replica.url);
    copy.on('error', () => undefined);
    await copy.connect();
  };
  const replay = (does: 'pause' | 'resume') => copy.query(`select pg_wal_replay_${does}()`);
  /** However slow the machine is, the replica is not too far behind. */
  const stopClock = () => vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  const bioFor = async (browser: Browser) => {
    const answer = await browser.send(`/api/search/get_specialist_profile.php?id=${id}`);
    return ((await answer.json()) as { bio: string }).bio;
  };
  const saveBio = async (bio: string) => {
    const { rows } = await services.database.pool.query('select version from profiles');
    const { email: _email, password: _password, ...texts } = specialistEntry;
    const answer = await owner.postMultipart('/api/profile/save', {
      ...texts,
      bio,
      version: String(rows[0].version),
      order: JSON.stringify({ profile: [], background: [], showcase: [] }),
      whatsapp: 'on',
      videoUrl: '',
    });
    expect(answer.status).toBe(200);
  };

  it('shows the signed-in their change at once, others when it has arrived, and keeps nothing old', async () => {
    const clock = stopClock();
    await replay('pause');
    await saveBio('Second words.');
    expect(await bioFor(owner)).toBe('Second words.');
    for (let times = 0; times < 3; times++)
      expect(await bioFor(openBrowser(request))).toBe(specialistEntry.bio);
    // Kept by now, and kept under the version of where it came from.
    await services.directoryVersion.look();
    expect(await bioFor(openBrowser(request))).toBe(specialistEntry.bio);
    clock.mockRestore();
    await replay('resume');
    await expect.poll(() => bioFor(openBrowser(request)), SOON).toBe('Second words.');
  });

  it('shows their own change also to those who are not signed in any more', async () => {
    const clock = stopClock();
    await replay('pause');
    await saveBio('Third words.');
    const signedOut = openBrowser(request);
    signedOut.cookies.set('fresh', owner.cookies.get('fresh')!);
    expect(await bioFor(signedOut)).toBe('Third words.');
    expect(await bioFor(openBrowser(request))).toBe('Second words.');
    clock.mockRestore();
    await replay('resume');
    await expect.poll(() => bioFor(openBrowser(request)), SOON).toBe('Third words.');
  });

  it('leaves a replica that stays behind, until it has caught up', async () => {
    await replay('pause');
    await saveBio('Fourth words.');
    expect(await bioFor(openBrowser(request))).toBe('Third words.');
    const later = performance.now() + MAX_BEHIND_MS + 1_000;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => later);
    await services.directoryVersion.look();
    expect(await bioFor(openBrowser(request))).toBe('Fourth words.');
    expect(await state()).toBe('behind');
    await replay('resume');
    await expect.poll(state, SOON).toBe('serving');
    clock.mockRestore();
    expect(await bioFor(openBrowser(request))).toBe('Fourth words.');
  });

  it('is only read, also when nothing is found; what was looked for in vain is counted by the primary', async () => {
    const answer = await request('/api/search/specialist.php?keywords=zeppelins');
    expect(await answer.json()).toMatchObject({ totalCount: 0 });
    await services.misses.flush();
    const { rows } = await services.database.pool.query('select query from search_misses');
    expect(rows).toEqual([{ query: 'zeppelins' }]);
  });

  it('turns to the primary while the replica is away, and back', async () => {
    await replica.halt('immediate');
    const words = ['one', 'two', 'three', 'four', 'five'];
    const answers = await Promise.all(
      words.map(async (word) => request(`/api/search/specialist.php?skills=tiles+${word}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await expect.poll(state, SOON).toBe('away');
    await expect.poll(() => metrics.metrics(), SOON).toContain('kanek_replica{state="away"} 1');
    await saveBio('Fifth words.');
    expect(await bioFor(openBrowser(request))).toBe('Fifth words.');
    await replica.start();
    await expect.poll(state, SOON).toBe('serving');
    await openCopy();
  });

  it('goes on showing the directory while the primary is away', async () => {
    await expect.poll(() => bioFor(openBrowser(request)), IN_THE_END).toBe('Fifth words.');
    primary.stop();
    const answer = await request('/api/search/specialist.php?location=San+Ignacio');
    expect([answer.status, await answer.json()]).toMatchObject([200, { totalCount: 1 }]);
    expect((await owner.send('/api/search/specialist.php')).status).toBe(503);
    await primary.start();
    await expect.poll(state, { timeout: 10_000 }).toBe('serving');
  });
});
