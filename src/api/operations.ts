import { timingSafeEqual } from 'node:crypto';
import { newestMigration } from '#platform/db/migrate.server.ts';
import { AppError } from '#platform/errors.ts';
import { metrics } from '#platform/metrics.server.ts';
import type { Endpoint } from './endpoint.ts';
import { observeState } from './observe-state.ts';

export const healthEndpoint: Endpoint = {
  method: 'GET',
  path: '/healthz',
  access: 'public',
  handle: (c) => c.json({ status: 'alive' }),
};

const expectedMigration = newestMigration();

export const readinessEndpoint: Endpoint = {
  method: 'GET',
  path: '/readyz',
  access: 'public',
  async handle(c) {
    const { database, directoryVersion } = c.var.services;
    const applied = await database.pool.query<{ newest: string }>(
      'select max(created_at) as newest from drizzle.__drizzle_migrations',
    );
    const migrated = Number(applied.rows[0]?.newest) >= expectedMigration;
    if (!migrated) throw new AppError('unavailable', 'Migrations are still to be done.');
    const { replica } = directoryVersion;
    return c.json({ status: 'ready', ...(replica && { replica }) });
  },
};

export const metricsEndpoint: Endpoint = {
  method: 'GET',
  path: '/metrics',
  access: 'operator',
  async handle(c) {
    const token = c.var.services.env.METRICS_TOKEN;
    const allowed = token
      ? sameSecret(c.req.header('Authorization') ?? '', `Bearer ${token}`)
      : isLoopback(c.env.incoming.socket.remoteAddress) && !c.req.header('X-Forwarded-For');
    if (!allowed)
      throw new AppError('forbidden', 'Metrics need the token, or a call from this machine.');
    await observeState(c.var.services);
    return c.text(await metrics.metrics(), 200, { 'Content-Type': metrics.contentType });
  },
};

function sameSecret(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function isLoopback(address: string | undefined): boolean {
  return /^(::ffff:)?127\.|^::1$/.test(address ?? '');
}
