import { randomInt } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashPassword } from '#features/accounts/password.server.ts';

const FILE = 'demo-logins.txt';
const LOGINS = [
  { kind: 'specialist', email: 'maria.castillo@kanek.example' },
  { kind: 'business', email: 'mangrove.clock.tours@kanek.example' },
  { kind: 'admin', email: 'admin@kanek.example' },
] as const;

export interface DemoLogin {
  kind: (typeof LOGINS)[number]['kind'];
  email: string;
  password: string;
  passwordHash: string;
}

/** Passwords are made anew for each data directory: a demo that is reachable must not be everyone's. */
export function createDemoLogins(): Promise<DemoLogin[]> {
  return Promise.all(
    LOGINS.map(async ({ kind, email }) => {
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

export async function findDemoLogins(dataDir: string): Promise<string | null> {
  try {
    return await readFile(join(dataDir, FILE), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Satisfies the site's own password rules and can be read aloud. */
function randomPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz';
  const word = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
  return `${word[0]!.toUpperCase()}${word.slice(1)}-${randomInt(1000, 10_000)}`;
}
