import { setTimeout as wait } from 'node:timers/promises';

export type Fields = Record<string, string>;

/** A browser without a screen: keeps its cookies and comes from an address of its own. */
export interface Visitor {
  cookies: Map<string, string>;
  cookieHeader(): string;
  send(path: string, init?: RequestInit): Promise<Response>;
  postJson(path: string, body: unknown): Promise<Response>;
  postForm(path: string, fields: Fields): Promise<Response>;
  postMultipart(path: string, fields: Fields, files?: Record<string, Blob>): Promise<Response>;
}

let visitors = 0;

/** Addresses that no two visitors of a run share: limits count each by itself. */
export function nextAddress(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

export function newVisitor(url: string, address = nextAddress()): Visitor {
  const cookies = new Map<string, string>();
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const send = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('Sec-Fetch-Site', 'same-origin');
    headers.set('X-Forwarded-For', address);
    if (cookies.size > 0) headers.set('Cookie', cookieHeader());
    const answer = await fetch(url + path, { redirect: 'manual', ...init, headers });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/Max-Age=0/.test(cookie)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  return {
    cookies,
    cookieHeader,
    send,
    postJson: (path, body) =>
      send(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    postForm: (path, fields) => send(path, { method: 'POST', body: new URLSearchParams(fields) }),
    postMultipart(path, fields, files = {}) {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      for (const [name, file] of Object.entries(files)) body.append(name, file, 'picture');
      return send(path, { method: 'POST', body });
    },
  };
}

/** Looks again until it is there; what never comes ends the run. */
export async function until<T>(what: string, look: () => Promise<T | null>): Promise<T> {
  for (let left = 600; left > 0; left--) {
    const found = await look();
    if (found !== null) return found;
    await wait(50);
  }
  throw new Error(`${what} did not come`);
}
