import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

/** Where the server under test keeps its mails and its demo logins. */
const folder = () => process.env.E2E_DATA_DIR ?? '';

export interface Login {
  email: string;
  password: string;
}

export async function demoLogin(kind: 'specialist' | 'business' | 'admin'): Promise<Login> {
  const rows = await readFile(join(folder(), 'demo-logins.txt'), 'utf8');
  const row = rows.split('\n').find((each) => each.startsWith(kind));
  const [, email, password] = row!.trim().split(/\s+/);
  return { email: email!, password: password! };
}

/** The staff account that serve.mjs configures beside the demo's own. */
export const SECOND_STAFF: Login = {
  email: 'second.staff@kanek.example',
  password: 'Jabiru-stork-2025',
};

/** A mail takes a few hundredths of a second; the tools' own next look may be a whole one later. */
export const SOON = [50, 100, 200];

/** All mails that arrived for an address, oldest first; waits until there are `count`. */
export async function mailsTo(address: string, count: number, server = folder()): Promise<Email[]> {
  const mailbox = join(server, 'mailbox');
  const files = async () =>
    (await readdir(mailbox).catch(() => [] as string[]))
      .filter((file) => file.endsWith(`-${address}.eml`))
      .sort();
  await expect
    .poll(async () => (await files()).length, { intervals: SOON })
    .toBeGreaterThanOrEqual(count);
  return Promise.all(
    (await files()).map(async (file) => PostalMime.parse(await readFile(join(mailbox, file)))),
  );
}

/** The mail that an act sends to an address. */
export async function mailAfter(address: string, act: () => Promise<unknown>): Promise<Email> {
  const before = await mailsTo(address, 0);
  await act();
  const mails = await mailsTo(address, before.length + 1);
  return mails.at(-1)!;
}

/** The newest mail to an address with this subject, once it has come. */
export async function mailAbout(
  address: string,
  subject: string | RegExp,
  server = folder(),
): Promise<Email> {
  let found: Email | undefined;
  await expect(async () => {
    const isIt = (mail: Email) => subject === mail.subject || mail.subject?.match(subject);
    found = (await mailsTo(address, 1, server)).findLast(isIt);
    expect(found, `a mail “${subject}”`).toBeDefined();
  }).toPass({ intervals: SOON });
  return found!;
}

/** A visitor from somewhere else: limits count each of them by itself. */
export function anotherClient(): Record<string, string> {
  const part = () => Math.floor(Math.random() * 254) + 1;
  return { 'X-Forwarded-For': `10.${part()}.${part()}.${part()}` };
}

/** A program of a journey's own; only what it complains of is shown. */
export function startProcess(
  command: string,
  args: string[],
  settings: Record<string, string>,
): ChildProcess {
  const env = { ...process.env, ...settings };
  return spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
}

export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
