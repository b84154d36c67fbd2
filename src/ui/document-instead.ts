import { readSession, writeSession } from '#ui/session-store.ts';

const KEY = 'document-instead';

/** Whether this address was loaded anew by itself, because what its page is made of could not be had. */
export const isDocumentInstead = (): boolean => readSession(KEY) === location.href;

export function loadDocumentInstead(): void {
  writeSession(KEY, location.href);
  location.reload();
}

/** Whoever loads it once more does so by hand. */
export const forgetDocumentInstead = (): void => writeSession(KEY, null);
