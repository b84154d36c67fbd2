import { setTimeout as wait } from 'node:timers/promises';
import { openBrowser, type Browser } from '../browser.ts';

export type Fields = Record<string, string>;

/** A browser without a screen: keeps its cookies and comes from an address of its own. */
export type Visitor = Browser;

let visitors = 0;

/** Addresses that no two visitors of a run share: limits count each by itself. */
export function nextAddress(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

export function newVisitor(url: string, address = nextAddress()): Visitor {
  return openBrowser((path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('X-Forwarded-For', address);
    return fetch(url + path, { redirect: 'manual', ...init, headers });
  });
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
