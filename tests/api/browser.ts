import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from 'vitest';
import type { Services } from '#platform/services.server.ts';

type Request = (
  path: string,
  init?: RequestInit,
  remoteAddress?: string,
) => Promise<Response> | Response;

/** Keeps cookies and says where its requests come from, as a browser does. */
export function openBrowser(request: Request, address = '198.51.100.1') {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async send(path: string, init: RequestInit = {}): Promise<Response> {
      const headers = new Headers(init.headers);
      headers.set('Sec-Fetch-Site', 'same-origin');
      if (cookies.size > 0)
        headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
      const answer = await request(path, { ...init, headers }, address);
      for (const cookie of answer.headers.getSetCookie()) {
        const [pair = ''] = cookie.split(';');
        const [name = '', value = ''] = pair.split('=');
        if (/Max-Age=0/.test(cookie)) cookies.delete(name);
        else cookies.set(name, value);
      }
      return answer;
    },
    postJson(path: string, body: unknown) {
      return this.send(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    },
    postForm(path: string, fields: Record<string, string>) {
      return this.send(path, { method: 'POST', body: new URLSearchParams(fields) });
    },
    postMultipart(path: string, fields: Record<string, string | Blob | readonly Blob[]>) {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields))
        for (const each of [value].flat()) body.append(name, each as string);
      return this.send(path, { method: 'POST', body });
    },
  };
}

export type Browser = ReturnType<typeof openBrowser>;

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
