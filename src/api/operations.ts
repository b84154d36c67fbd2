import { appliedMigration, newestMigration } from '#platform/db/migrate.server.ts';
import { AppError } from '#platform/errors.ts';
import { proveHealth } from '#platform/health-check.server.ts';
import { isLocalHost } from '#platform/local-host.server.ts';
import { metrics, printMetrics } from '#platform/metrics.server.ts';
import { isSameText } from '#platform/same-text.server.ts';
import { publicGet, type Call, type Endpoint } from './endpoint.ts';
import { observeState } from './observe-state.ts';

/** To `npm run doctor`, which knows the key, it also says what it sees of who asks. */
export const healthEndpoint = publicGet('/healthz', (c) => {
  const { services, client } = c.var;
  const proof = proveHealth(services, c.req.query('check') ?? '');
  const seen = { client, forwarded: c.req.header('X-Forwarded-For') ?? '' };
  return c.json({ status: 'alive', ...(proof && { proof, ...seen }) });
});

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;
/** Headers that proxies add, and nobody else. */
const BY_PROXY = /^(?:forwarded|via|x-real-ip|x-forwarded-.+)$/i;

const expectedMigration = newestMigration();

export const readinessEndpoint = publicGet('/readyz', async (c) => {
  const { database, directoryVersion } = c.var.services;
  const migrated = (await appliedMigration(database.pool)) >= expectedMigration;
  if (!migrated) throw new AppError('unavailable', 'Migrations are still to be done.');
  const { replica } = directoryVersion;
  return c.json({ status: 'ready', ...(replica && { replica }) });
});

export const metricsEndpoint: Endpoint = {
  method: 'GET',
  path: '/metrics',
  access: 'operator',
  async handle(c) {
    const token = c.var.services.env.METRICS_TOKEN;
    const allowed = token
      ? isSameText(c.req.header('Authorization') ?? '', `Bearer ${token}`)
      : isDirect(c);
    if (!allowed)
      throw new AppError('forbidden', 'Metrics need the token, or a call from this machine.');
    await observeState(c.var.services);
    return c.text(await printMetrics(), 200, { 'Content-Type': metrics.contentType });
  },
};

/** From this machine itself: a proxy on it connects from here too, and brings everybody. */
function isDirect(c: Call): boolean {
  const proxied =
    c.var.services.env.TRUSTED_PROXY_HOPS > 0 ||
    Object.keys(c.req.header()).some((name) => BY_PROXY.test(name));
  const [host = ''] = (c.req.header('Host') ?? '').split(/:\d+$/);
  return !proxied && isLocalHost(host) && LOOPBACK.test(c.env.incoming.socket.remoteAddress ?? '');
}
