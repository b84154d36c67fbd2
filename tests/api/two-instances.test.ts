import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { tradePhrases } from '#platform/db/tables/search.ts';
import { parseEnv } from '#platform/env.server.ts';
import type { Services } from '#platform/services.server.ts';
import { createPageCache } from '#server/page-cache.ts';
import { createApp } from '#server/app.ts';
import { closeServices, openServices } from '#server/open-services.ts';
import { newDatabase } from '../support/test-database.ts';
import { codeFor, openBrowser } from './browser.ts';
import { signUpIn } from './new-account.ts';
import { specialistEntry } from '../support/signup-entries.ts';

describe.runIf(process.env.TEST_ENGINE === 'server')('two instances on one database', () => {
  let place: Awaited<ReturnType<typeof newDatabase>>;
  let instances: { services: Services; app: ReturnType<typeof createApp> }[];
  /** The instance that the next request reaches. */
  let at = 0;

  beforeAll(async () => {
    place = await newDatabase();
    const env = parseEnv({ NODE_ENV: 'test', LOG_LEVEL: 'fatal', ...place.env });
    instances = await Promise.all(
      [0, 1].map(async () => {
        const services = await openServices(env);
        const cache = createPageCache(services);
        const renderPage = () => Promise.resolve(new Response('a page'));
        return { services, app: createApp({ services, cache, renderPage }) };
      }),
    );
  });
  afterAll(async () => {
    for (const { services } of instances ?? []) await closeServices(services);
    await place.remove();
  });

  const request = (path: string, init: RequestInit = {}, remoteAddress = '127.0.0.1') =>
    instances[at]!.app.request(path, init, { incoming: { socket: { remoteAddress } } });

  it('know the same sessions', async () => {
    const browser = openBrowser(request);
    await signUpIn(browser, instances[0]!.services, 'specialist');
    at = 1;
    expect((await browser.postForm('/api/profile/confirm', {})).status).toBe(200);
    await instances[1]!.services.database.pool.query('delete from sessions');
    at = 0;
    expect((await browser.postForm('/api/profile/confirm', {})).status).toBe(401);
  });

  it('send and prove the same codes, and send each once', async () => {
    const browser = openBrowser(request, '198.51.100.2');
    const email = 'two.doors@gmail.com';
    await browser.postJson('/api/verify/send_code.php', { email });
    const code = await codeFor(instances[0]!.services, email);
    at = 1;
    expect((await browser.postJson('/api/verify/verify_code.php', { email, code })).status).toBe(
      200,
    );
    at = 0;
    expect((await browser.postJson('/api/verify/verify_code.php', { email, code })).status).toBe(
      400,
    );
    const outbox = await readdir(join(place.env.DATA_DIR, 'outbox'));
    expect(outbox.filter((file) => file.includes(email))).toHaveLength(1);
  });

  it('count together', async () => {
    const browser = openBrowser(request, '198.51.100.3');
    const statuses: number[] = [];
    for (let turn = 0; turn < 24; turn++) {
      at = turn % 2;
      const form = { email: `nobody.${turn}@gmail.com` };
      statuses.push((await browser.postForm('/api/verify/email_check.php', form)).status);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(200), ...Array<number>(4).fill(429)]);
  });

  it('show within a second what was changed on the other', async () => {
    const { rows } = await instances[0]!.services.database.pool.query('select slug from profiles');
    const bio = async () => {
      const answer = await request(`/api/search/get_specialist_profile.php?id=${rows[0].slug}`);
      return ((await answer.json()) as { bio: string }).bio;
    };
    at = 1;
    expect(await bio()).toBe(specialistEntry.bio);
    await instances[0]!.services.database.pool.query(
      "update specialist_profiles set bio = 'Changed elsewhere.'",
    );
    await expect.poll(bio, { timeout: 1_000, interval: 20 }).toBe('Changed elsewhere.');
  });

  it('understand what staff taught one of them, within two seconds', async () => {
    const learnt = async (instance: number) => {
      at = instance;
      const answer = await request('/api/search/find?q=zumbidora');
      return ((await answer.json()) as { understood: { trades: object[] } }).understood.trades;
    };
    expect(await learnt(0)).toEqual([]);
    expect(await learnt(1)).toEqual([]);
    await instances[0]!.services.db
      .insert(tradePhrases)
      .values({ trade: 'plumber', phrase: 'zumbidora', takenAway: false });
    for (const instance of [0, 1])
      await vi.waitFor(async () => expect(await learnt(instance)).toHaveLength(1), {
        timeout: 2_000,
      });
  });
});
