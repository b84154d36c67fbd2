import { createHmac, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from './env.server.ts';

/** Signs and hides what only this site may make or check: codes in the database, proofs in cookies. */
export interface Secret {
  sign(...parts: readonly string[]): string;
}

/** SECRET_KEY where several instances share it; otherwise made once and kept beside the data. */
export async function openSecret(env: Pick<Env, 'SECRET_KEY' | 'DATA_DIR'>): Promise<Secret> {
  const key = env.SECRET_KEY ?? (await keptKey(env.DATA_DIR));
  return {
    // Joined as JSON, so that no two lists of parts give the same text.
    sign: (...parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url'),
  };
}

export const secretFile = (dataDir: string) => join(dataDir, 'secret.key');

async function keptKey(dataDir: string): Promise<string> {
  const file = secretFile(dataDir);
  await mkdir(dataDir, { recursive: true });
  const made = randomBytes(32).toString('base64url');
  try {
    await writeFile(file, made, { mode: 0o600, flag: 'wx' });
    return made;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      return readFile(file, 'utf8');
    throw error;
  }
}
