import { KEPT_PREFIX, TAKE_OVER, WORKER_PATH } from '#platform/kept-caches.ts';
import { pageHref } from '#platform/language.ts';
import { paths } from '#platform/paths.ts';
import type { KeepAnswer, KeepRequest } from '#platform/kept-caches.ts';

/** Registers the worker. A new one that waits is taken with this page, which is new itself, where no other is open. */
export async function startWorker(): Promise<void> {
  const { waiting } = await navigator.serviceWorker.register(WORKER_PATH);
  waiting?.postMessage(TAKE_OVER);
}

/** Where staff have switched it off. */
export async function endWorker(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
  for (const name of await caches.keys())
    if (name.startsWith(KEPT_PREFIX)) await caches.delete(name);
}

/** The document that searches in the directory, in the language that is spoken here; `anew` where it says something else now. */
export async function keepShell({ anew = false } = {}): Promise<void> {
  const address = new URL(pageHref(paths.offline), location.href).href;
  const answer = await askToKeep({ keep: [address], whole: false, anew });
  if (answer !== 'done') throw new Error(answer);
}

/**
 * Waits for a worker; where there is none, for ever. A new one that waits is asked, not the one before it: that would be
 * woken up for this, and nobody takes its place while it is awake.
 */
export async function askToKeep(request: KeepRequest): Promise<KeepAnswer> {
  const { waiting, active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data as KeepAnswer);
    (waiting ?? active)!.postMessage(request, [port2]);
  });
}
