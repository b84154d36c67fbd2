import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  randomUUID,
} from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from './env.server.ts';
import { codeOf, nullIfMissing } from './errors.ts';
import { StartRefused } from './start-refused.server.ts';

const KEY_CHARACTERS = 32;

/** Signs and hides what only this site may make or check: codes in the database, proofs in cookies. */
export interface Secret {
  sign(...parts: readonly string[]): string;
}

/** SECRET_KEY where several instances share it; otherwise made once and kept beside the data. */
export async function openSecret(env: Place): Promise<Secret> {
  return secretOf(env.SECRET_KEY ?? (await keptKey(env.DATA_DIR)));
}

/** For those who only look: null before the first start, which makes it. */
export async function findSecret(env: Place): Promise<Secret | null> {
  const file = secretFile(env.DATA_DIR);
  const key = env.SECRET_KEY ?? (await readFile(file, 'utf8').catch(nullIfMissing));
  return key === null ? null : secretOf(env.SECRET_KEY ?? wholeKey(file, key));
}

type Place = Pick<Env, 'SECRET_KEY' | 'DATA_DIR'>;

const secretOf = (key: string): Secret => ({
  // Joined as JSON, so that no two lists of parts give the same text.
  sign: (...parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url'),
});

export const secretFile = (dataDir: string) => join(dataDir, 'secret.key');

async function keptKey(dataDir: string): Promise<string> {
  const file = secretFile(dataDir);
  const kept = await readFile(file, 'utf8').catch(nullIfMissing);
  if (kept !== null) return wholeKey(file, kept);
  await mkdir(dataDir, { recursive: true });
  const made = randomBytes(32).toString('base64url');
  const part = `${file}.${randomUUID()}.part`;
  try {
    // Written aside, then linked into place: whoever ends half-way, or runs beside us, never leaves or reads half a key.
    await writeFile(part, made, { mode: 0o600, flag: 'wx', flush: true });
    await link(part, file);
    return made;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return wholeKey(file, await readFile(file, 'utf8'));
    throw error;
  } finally {
    await rm(part, { force: true });
  }
}

/** Anyone can sign with an empty key. */
function wholeKey(file: string, key: string): string {
  if (key.length >= KEY_CHARACTERS) return key;
  throw new StartRefused(
    `The key in ${file} is not whole.\n` +
      'Put the file back from a backup, or delete it: second factors then have to be set up again.',
  );
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Makes a text unreadable and unchangeable for everybody else; `purpose` says what it may be opened for. */
export function seal(secret: Secret, purpose: readonly string[], text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), nonce);
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url');
}

/** Null when it was sealed for something else, by somebody else, or changed. */
export function unseal(secret: Secret, purpose: readonly string[], sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, purpose), nonce);
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    const hidden = bytes.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

const keyFor = (secret: Secret, purpose: readonly string[]) =>
  createHash('sha256')
    .update(secret.sign('seal', ...purpose))
    .digest();
