import cluster from 'node:cluster';
import { describeDemoLogins, findDemoLogins } from '#features/demo/demo-logins.server.ts';
import { openBuiltFiles } from '#platform/built-files.server.ts';
import { parseEnv, type Env } from '#platform/env.server.ts';
import { showWorker, tellMetrics } from '#platform/metrics.server.ts';
import { isWorker, tellPrimary } from '#platform/primary.server.ts';
import { bytesOf } from './answer-forms.ts';
import { createPageCache } from './page-cache.ts';
import { createApp } from './app.ts';
import { takePort } from './listen.ts';
import { openServices } from './open-services.ts';
import { othersOf } from './other-workers.ts';
import { admitTo, answerAt, ownHosts } from './own-address.ts';
import { findFreePort } from './port.ts';
import { cachedPages, renderPage } from './render-page.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { shareLoad } from './share-load.ts';
import { sayBanner, terminalProgress } from './terminal.ts';

const LEAST_CONNECTIONS = 2;

/**
 * The first takes the port before any work is done, and says at the terminal what it does. The others are no use to
 * anybody before they are ready, while there is one that is.
 */
export function serve(): Promise<void> {
  const isFirst = (cluster.worker?.id ?? 1) === 1;
  return runUntilStopped(async () => {
    const env = shareOf(await readSettings(isFirst));
    // Before anything is changed: what is not built whole does not start.
    const files = openBuiltFiles();
    if (isWorker) tellMetrics();
    const early = isFirst ? await takePort(env) : null;
    const known = await findDemoLogins(env);
    const services = await openServices(env, isFirst ? terminalProgress : undefined);
    const cache = env.ANSWER_CACHE ? createPageCache(services, othersOf(files)) : undefined;
    const app = createApp({ services, renderPage, cachedPages, files, cache });
    const admit = admitTo(env.SITE_URL);
    const answer = answerAt(env.SITE_URL, app.fetch);
    const door = early ?? (await takePort(env));
    const isOwnHost = ownHosts(env.SITE_URL);
    const countLoad = shareLoad(door);
    door.open(
      (request, response) => {
        if (!admit(request, response) || cache?.serve(request, response)) return;
        countLoad(request, response);
        void answer(request, response);
      },
      (request) => {
        const form = isOwnHost(request.headers) ? cache?.recall(request) : null;
        return form ? bytesOf(form) : null;
      },
    );
    showWorker();
    tellPrimary({ type: 'open', workers: env.WORKERS, port: env.PORT, logLevel: env.LOG_LEVEL });
    if (isFirst) sayBanner(services, await describeDemoLogins(env, known));
    return { services, door };
  });
}

async function readSettings(isFirst: boolean): Promise<Env> {
  const env = parseEnv(process.env);
  if (!isWorker || !isFirst) return env;
  const port = await findFreePort(env);
  return port === env.PORT ? env : parseEnv({ ...process.env, PORT: String(port) });
}

/** What one worker may use of what the settings grant to all of them. */
function shareOf(env: Env): Env {
  const { WORKERS, PAGE_CACHE_MB, DATABASE_POOL_SIZE } = env;
  const connections = Math.max(Math.ceil(DATABASE_POOL_SIZE / WORKERS), LEAST_CONNECTIONS);
  return {
    ...env,
    PAGE_CACHE_MB: Math.max(Math.floor(PAGE_CACHE_MB / WORKERS), 1),
    DATABASE_POOL_SIZE: Math.min(connections, DATABASE_POOL_SIZE),
  };
}
