import cluster from 'node:cluster';
import { parseEnv, type Env } from '#platform/env.server.ts';
import { createLog } from '#platform/log.server.ts';
import { sayFailure } from './terminal.ts';

const LEAST_CONNECTIONS = 2;

try {
  const env = parseEnv(process.env);
  // Each is loaded only where it is used: who looks after workers needs neither pages nor a database.
  if (cluster.isPrimary && env.WORKERS > 1) {
    const { supervise } = await import('./supervise.ts');
    await supervise(env, createLog(env.LOG_LEVEL));
  } else {
    const { serve } = await import('./serve.ts');
    await serve(shareOf(env), (cluster.worker?.id ?? 1) === 1);
  }
} catch (error) {
  sayFailure(error);
  process.exit(1);
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
