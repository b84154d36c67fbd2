import { KEPT_PREFIX } from '#platform/kept-caches.ts';
import { scope } from './scope.ts';

// Takes the worker's place where there shall be none, throws away what it has kept, and goes.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) => event.waitUntil(leaveNothing()));

async function leaveNothing(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(KEPT_PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
  await scope.registration.unregister();
}
