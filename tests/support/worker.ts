import { vi } from 'vitest';
import { createMemoryCaches } from './memory-caches.ts';

const SITE = 'https://kanek.example';
const OURS = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Content-Type': 'text/html' };

/** What our server says to everybody, or to one person, as a browser hands it to the worker. */
export const toAll = (body: BodyInit) => arrived(body, { 'Cache-Control': 'public, no-cache' });
export const toOne = (text: string) => arrived(text, { 'Cache-Control': 'private, no-store' });

interface How extends Partial<Pick<Response, 'status' | 'type' | 'redirected' | 'url'>> {
  /** What others say has no header of ours. */
  isOurs?: boolean;
}

export function arrived(
  body: BodyInit,
  headers: Record<string, string> = {},
  { isOurs = true, ...how }: How = {},
): Response {
  const answer = new Response(body, { headers: { ...(isOurs && OURS), ...headers } });
  const told = { status: 200, type: 'basic', redirected: false, ...how };
  for (const [name, value] of Object.entries({ ...told, ok: told.status === 200 }))
    Object.defineProperty(answer, name, { value });
  return answer;
}

/** A redirect as a worker sees that of a page: it cannot tell where it leads, nor who says so. */
export const redirect = () => arrived('', {}, { isOurs: false, status: 0, type: 'opaqueredirect' });

export type Network = (url: string, asked: RequestInit) => Response | Promise<Response>;

/** The worker itself, in a browser that is told what the network answers. */
export async function startWorker(network: Network) {
  const listeners: Record<string, (event: object) => void> = {};
  const kept = createMemoryCaches(SITE);
  const told: unknown[] = [];
  const pages: { url: string }[] = [];
  vi.resetModules();
  const globals = {
    BUILD: 'x',
    location: new URL(SITE),
    caches: kept.caches,
    registration: {},
    clients: {
      claim: async () => {},
      get: async () => ({ postMessage: (message: unknown) => told.push(message) }),
      matchAll: async () => pages,
    },
    addEventListener: (name: string, listen: (event: object) => void) => (listeners[name] = listen),
    fetch: async (asked: string | Request, init: RequestInit = {}) =>
      network(typeof asked === 'string' ? new URL(asked, SITE).href : asked.url, {
        credentials: 'include',
        ...init,
      }),
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  await import('../../src/service-worker/service-worker.ts');

  /** Lets an event happen; `over` once nothing of it is left to do. */
  const happen = (name: string, event: object) => {
    const works: Promise<unknown>[] = [];
    let answer: Promise<Response> | null = null;
    const waitUntil = (work: Promise<unknown>) => works.push(work);
    const respondWith = (given: Promise<Response>) => (answer = given);
    listeners[name]!({ ...event, waitUntil, respondWith });
    const over = async () => {
      for (const work of works) await work;
    };
    return { answer: answer as Promise<Response> | null, over };
  };

  return {
    told,
    kept: kept.read,
    /** As if it had been kept a moment ago. */
    keep(name: string, path: string, answer: Response) {
      answer.headers.set('Server-Timing', `kept;dur=${Date.now()}`);
      return kept.put(name, path, answer);
    },
    /** A page, or with more said about it a part of one; null where the worker leaves it to the browser. */
    ask: (path: string, more: object = {}) =>
      happen('fetch', { request: { ...PAGE, url: new URL(path, SITE).href, ...more } }),
    send: (path = '/') =>
      happen('fetch', { request: { ...PAGE, url: new URL(path, SITE).href, method: 'POST' } }),
    install: (...urls: string[]) => {
      pages.push(...urls.map((path) => ({ url: new URL(path, SITE).href })));
      return happen('install', {}).over();
    },
    activate: () => happen('activate', {}).over(),
    say: (data: unknown) =>
      new Promise((resolve) => {
        happen('message', { data, ports: [{ postMessage: resolve }] });
      }),
  };
}

const PAGE = {
  method: 'GET',
  mode: 'navigate',
  destination: 'document',
  referrer: '',
  cache: 'default',
  headers: new Headers(),
};
