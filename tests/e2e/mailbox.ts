import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from './journey.ts';

const OUTBOX = join(process.env.E2E_DATA_DIR ?? 'build/e2e-data', 'outbox');

/** What the server has mailed to an address, oldest first. */
export async function mailsTo(address: string): Promise<Email[]> {
  const files = await readdir(OUTBOX).catch(() => []);
  const own = files.filter((file) => file.endsWith(`-${address}.eml`)).toSorted();
  return Promise.all(own.map(async (file) => PostalMime.parse(await readFile(join(OUTBOX, file)))));
}

/** The code in the newest mail to an address, once as many mails with codes have come. */
export async function codeFor(address: string, mails = 1): Promise<string> {
  let codes: string[] = [];
  await expect(async () => {
    const all = await mailsTo(address);
    codes = all.flatMap(({ text }) => /\b\d{6}\b/.exec(text ?? '')?.[0] ?? []);
    expect(codes.length).toBeGreaterThanOrEqual(mails);
  }).toPass();
  return codes.at(-1)!;
}
