import { createSemaphore } from '#platform/semaphore.server.ts';

/** Decoding is heavy: a burst of pictures must not take the machine from everyone else, nor large ones from small ones. */
export const withPermit = createSemaphore(2, 1);
