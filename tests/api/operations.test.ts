import { describe, expect, it } from 'vitest';
import { provideApp } from './request.ts';

describe('operations', () => {
  const { request, services } = provideApp();

  it('is alive and ready', async () => {
    expect(await (await request('/healthz')).json()).toEqual({ status: 'alive' });
    expect(await (await request('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('shows metrics to this machine only', async () => {
    const metrics = await request('/metrics');
    expect(await metrics.text()).toContain('kanek_http_requests_total');
    expect((await request('/metrics', {}, '203.0.113.9')).status).toBe(403);
    const forwarded = { headers: { 'X-Forwarded-For': '203.0.113.9' } };
    expect((await request('/metrics', forwarded)).status).toBe(403);
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
    expect(await response.json()).toEqual({ error: 'There is nothing at this address.' });
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

describe('metrics with a token', () => {
  const token = 'a-token-of-some-length';
  const { request } = provideApp({ METRICS_TOKEN: token });

  it('asks for it, also on this machine', async () => {
    expect((await request('/metrics')).status).toBe(403);
    const headers = { Authorization: `Bearer ${token}` };
    expect((await request('/metrics', { headers }, '203.0.113.9')).status).toBe(200);
  });
});
