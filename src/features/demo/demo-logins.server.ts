import { randomInt } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '#platform/env.server.ts';
import { readPackFile } from '#platform/pack.server.ts';
import { hashPassword } from '#features/accounts/password.server.ts';

const FILE = 'demo-logins.txt';

interface Login {
  kind: 'specialist' | 'business' | 'admin';
  email: string;
}

export type DemoLogin = Awaited<ReturnType<typeof createDemoLogins>>[number];

/** Passwords are made anew for each data directory: a demo that is reachable must not be everyone's. */
export function createDemoLogins() {
  const logins = JSON.parse(readPackFile('demo/logins.json')) as Login[];
  return Promise.all(
    logins.map(async ({ kind, email }) => {
      const password = randomPassword();
      return { kind, email, password, passwordHash: await hashPassword(password) };
    }),
  );
}

export async function writeDemoLogins(dataDir: string, logins: DemoLogin[]): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const rows = logins.map(
    ({ kind, email, password }) => `${kind.padEnd(12)}${email.padEnd(38)}${password}\n`,
  );
  await writeFile(join(dataDir, FILE), rows.join(''), { mode: 0o600 });
}

type Place = Pick<Env, 'DATA_DIR' | 'DEMO_DATA'>;

/** As they are kept; null where nobody may use them, or nobody has made any. */
export async function findDemoLogins({ DATA_DIR, DEMO_DATA }: Place): Promise<string | null> {
  return DEMO_DATA ? readFile(join(DATA_DIR, FILE), 'utf8').catch(() => null) : null;
}

/** For the terminal: the logins themselves at the start that made them, then only where they are kept. */
export async function describeDemoLogins(env: Place, known: string | null): Promise<string[]> {
  const logins = await findDemoLogins(env);
  if (!logins) return [];
  if (logins === known) return [`Demo logins are in ${join(env.DATA_DIR, FILE)}`];
  const rows = logins.trimEnd().split('\n');
  return ['Demo logins, shown this once', ...rows.map((row) => `  ${row}`)];
}

/** Satisfies the site's own password rules and can be read aloud. */
function randomPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz';
  const word = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
  return `${word[0]!.toUpperCase()}${word.slice(1)}-${randomInt(1000, 10_000)}`;
}
