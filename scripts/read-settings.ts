import '#platform/private-umask.server.ts';
import { existsSync } from 'node:fs';
import { parseEnv, type Env } from '#platform/env.server.ts';

/** The settings that `npm start` would run with. */
export function readSettings(): Env {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return parseEnv(process.env);
}
