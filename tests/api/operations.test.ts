import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { accounts } from '#platform/db/tables/accounts.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { defineJob, startWorkers } from '#platform/jobs/jobs.server.ts';
import { provideApp } from '../support/request.ts';

describe('operations', () => {
  const { request, services } = provideApp();

  it('is alive and ready', async () => {
    expect(await (await request('/healthz')).json()).toEqual({ status: 'alive' });
    expect(await (await request('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('asks robots to leave private pages alone, in every language', async () => {
    const lines = (await (await request('/robots.txt')).text()).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'Disallow: /api/',
        'Disallow: /account',
        'Disallow: /es/account',
        'Disallow: /bzj/admin',
      ]),
    );
  });

  it('lists every page in the languages that search engines know, each with all of them', async () => {
    const sitemap = await (await request('/sitemaps/pages.xml')).text();
    const pages = Array.from(sitemap.matchAll(/<url>(.*)<\/url>/g), ([, page]) => page!);
    const othersOf = new Map(
      pages.map((page) => [/<loc>(.*?)<\/loc>/.exec(page)![1]!, linksIn(page)]),
    );
    expect(othersOf.size).toBe(pages.length);
    for (const [address, others] of othersOf) {
      expect(others.map(([language]) => language)).toEqual(['en', 'es', 'x-default']);
      expect(others.map(([, href]) => href)).toContain(address);
      for (const [, href] of others) expect(othersOf.get(href)).toEqual(others);
    }
  });

  it('shows metrics to this machine only', async () => {
    const metrics = await request('/metrics');
    expect(await metrics.text()).toContain('kanek_http_requests_total');
    expect((await request('/metrics', {}, '203.0.113.9')).status).toBe(403);
    const forwarded = { headers: { 'X-Forwarded-For': '203.0.113.9' } };
    expect((await request('/metrics', forwarded)).status).toBe(403);
  });

  it.each<Record<string, string>>([
    { 'X-Forwarded-For': '127.0.0.1' },
    { Forwarded: 'for=127.0.0.1' },
    { Via: '1.1 cache' },
    { 'X-Real-IP': '127.0.0.1' },
    { 'X-Forwarded-Proto': 'https' },
    { Host: 'kanek.bz' },
    { Host: 'evil.example:3000' },
  ])('shows none to whom a proxy on this machine brings: %o', async (headers) => {
    expect((await request('/metrics', { headers })).status).toBe(403);
  });

  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'localhost'])(
    'shows them to this machine under the name %s',
    async (Host) => {
      expect((await request('/metrics', { headers: { Host } })).status).toBe(200);
    },
  );

  it('exports every figure that alerts and dashboard ask for', async () => {
    const metrics = await (await request('/metrics')).text();
    const exported = new Set(metrics.match(/^kanek_\w+/gm));
    const watched = ['prometheus/alerts.yml', 'grafana/kanek.json'].flatMap((file) =>
      readFileSync(`deploy/${file}`, 'utf8').match(/\bkanek_\w+/g)!,
    );
    expect(new Set(watched).size).toBeGreaterThan(15);
    // A counter with labels has no line before it has counted.
    const silent = new Set(['kanek_jobs_total']);
    const missing = watched.filter((name) => !exported.has(name) && !silent.has(name));
    expect([...new Set(missing)]).toEqual([]);
    for (const name of silent) expect(metrics).toContain(`# TYPE ${name} counter`);
    // Prometheus would rename these.
    expect(metrics).not.toMatch(/[{,](job|instance)=/);
  });

  it('tells how long profiles and mails have waited, and how much disk is left', async () => {
    const { db, queue, clock } = services();
    const submittedAt = new Date(clock.now().getTime() - 21 * 3_600_000);
    const [account] = await db
      .insert(accounts)
      .values({ kind: 'business', email: 'waits@gmail.com', passwordHash: '!' })
      .returning();
    await db.insert(profiles).values({
      accountId: account!.id,
      kind: 'business',
      slug: 'waits',
      displayName: 'Waits',
      headline: 'Bakery',
      category: 'Food and Beverage',
      location: 'Dangriga',
      listed: false,
      submittedAt,
    });
    await queue.boss.createQueue('idle');
    await queue.boss.send('idle', {}, { startAfter: 3600 });
    await queue.boss.createQueue('tried-again');
    const [due, later] = [
      await queue.boss.send('tried-again'),
      await queue.boss.send('tried-again'),
    ];
    await services().database.pool.query(
      `update pgboss.job set state = 'retry', created_on = now() - interval '3 hours',
        start_after = now() + interval '1 minute' * case when id = $1 then -1 else 20 end
      where id in ($1, $2)`,
      [due, later],
    );
    const text = await (await request('/metrics')).text();
    const figure = (name: string) => Number(text.split(`\n${name} `)[1]?.split('\n')[0]);
    expect(figure('kanek_review_waiting')).toBe(1);
    expect(figure('kanek_review_oldest_seconds') / 3600).toBeCloseTo(21, 1);
    expect(figure('kanek_jobs_waiting{queue="idle"}')).toBe(1);
    expect(figure('kanek_jobs_oldest_seconds{queue="idle"}')).toBe(0);
    expect(figure('kanek_jobs_waiting{queue="tried-again"}')).toBe(2);
    expect(figure('kanek_jobs_oldest_seconds{queue="tried-again"}') / 60).toBeCloseTo(1, 0);
    expect(figure('kanek_database_up')).toBe(1);
    expect(figure('kanek_disk_free_bytes')).toBeGreaterThan(0);
    expect(figure('kanek_disk_free_bytes')).toBeLessThan(figure('kanek_disk_size_bytes'));
  });

  it('counts as given up what was tried to its end, not what no try could have done', async () => {
    const failing = (name: string, isHopeless: boolean) =>
      defineJob({
        name,
        retryLimit: 1,
        retryDelaySeconds: 0,
        urgent: true,
        isHopeless: () => isHopeless,
        run: () => Promise.reject(new Error('refused')),
      });
    const jobs = [failing('refused-for-good', true), failing('tried-to-the-end', false)];
    await startWorkers(jobs, services());
    const { queue } = services();
    const hasFailed = async ({ name }: { name: string }) => {
      queue.nudge();
      return (await queue.boss.findJobs(name)).map(({ state }) => state);
    };
    for (const job of jobs) {
      await queue.send(job, {});
      await expect.poll(() => hasFailed(job), { timeout: 30_000 }).toEqual(['failed']);
    }
    const text = await (await request('/metrics')).text();
    expect(text).toContain('\nkanek_jobs_given_up{queue="refused-for-good"} 0\n');
    expect(text).toContain('\nkanek_jobs_given_up{queue="tried-to-the-end"} 1\n');
  });

  it('answers with figures also while the database does not', async () => {
    const { pool } = services().database;
    await pool.query('alter table pgboss.queue rename to queue_away');
    const answer = await request('/metrics');
    await pool.query('alter table pgboss.queue_away rename to queue');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('\nkanek_database_up 0\n');
  });

  it('counts every request once, however often somebody reads', async () => {
    const counted = async () => {
      const text = await (await request('/metrics')).text();
      return Number(/_requests_total\{method="GET",status="200"\} (\d+)/.exec(text)?.[1]);
    };
    const before = await counted();
    await request('/healthz');
    // Reading itself is counted after it was read.
    expect(await counted()).toBe(before + 2);
  });

  it('answers unknown API addresses with JSON', async () => {
    const response = await request('/api/search/nothing.php');
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      error: 'There is nothing at this address.',
      code: 'not-found',
    });
  });

  it('says 503 and when to come back while migrations are missing', async () => {
    const { pool } = services().database;
    const { rows } = await pool.query(
      'delete from drizzle.__drizzle_migrations where id > 1 returning *',
    );
    const response = await request('/readyz');
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5']);
    for (const row of rows) {
      await pool.query('insert into drizzle.__drizzle_migrations values ($1, $2, $3)', [
        row.id,
        row.hash,
        row.created_at,
      ]);
    }
    expect((await request('/readyz')).status).toBe(200);
  });
});

describe('metrics behind a proxy', () => {
  const { request } = provideApp({ TRUSTED_PROXY_HOPS: '1' });

  it('are shown to nobody without a token', async () => {
    expect((await request('/metrics')).status).toBe(403);
  });
});

describe('metrics with a token', () => {
  const token = 'a-token-of-some-length';
  const { request } = provideApp({ METRICS_TOKEN: token });

  it('asks for it, also on this machine', async () => {
    expect((await request('/metrics')).status).toBe(403);
    const headers = { Authorization: `Bearer ${token}` };
    expect((await request('/metrics', { headers }, '203.0.113.9')).status).toBe(200);
  });
});

/** By language, where the same page is. */
const linksIn = (page: string): [language: string, href: string][] =>
  Array.from(page.matchAll(/hreflang="(.*?)" href="(.*?)"/g), ([, name, href]) => [name!, href!]);
