import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from 'vitest';
import type { Services } from '#platform/services.server.ts';

export { openBrowser, type Browser } from '../support/browser.ts';

/** All mails to an address that left for the outbox, oldest first; waits until there are `count`. */
export async function mailsTo(services: Services, address: string, count = 1): Promise<Email[]> {
  const outbox = join(services.env.DATA_DIR, 'outbox');
  const files = async () =>
    (await readdir(outbox).catch(() => [] as string[]))
      .filter((file) => file.endsWith(`-${address}.eml`))
      .sort();
  // As the server does after each POST; a nudge is good for one mail, and others may wait before it.
  const look = async () => {
    services.queue.nudge();
    return (await files()).length;
  };
  await expect.poll(look, { timeout: 20_000 }).toBeGreaterThanOrEqual(count);
  return Promise.all(
    (await files()).map(async (file) => PostalMime.parse(await readFile(join(outbox, file)))),
  );
}

export async function codeFor(services: Services, address: string, count = 1): Promise<string> {
  const mails = await mailsTo(services, address, count);
  const code = /\b\d{6}\b/.exec(mails.at(-1)!.text ?? '');
  return code![0];
}
