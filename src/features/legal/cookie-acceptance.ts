import { useSyncExternalStore } from 'react';

const NAME = 'cookie-acceptance';
export const ACCEPTANCE_DAYS = 365;

const listeners = new Set<() => void>();
/** Where cookies are forbidden, it lasts as long as the page. */
let acceptedHere = false;

/** Whether the notice may go. The server cannot know, for it sends one page to everybody: there nobody is asked. */
export const useCookiesAccepted = (): boolean =>
  useSyncExternalStore(watch, isAccepted, () => true);

export function acceptCookies(): void {
  acceptedHere = true;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = ACCEPTANCE_DAYS * 24 * 60 * 60;
  document.cookie = `${NAME}=yes; Max-Age=${age}; Path=/; SameSite=Lax${secure}`;
  for (const changed of listeners) changed();
}

function isAccepted(): boolean {
  return acceptedHere || new RegExp(`(?:^|; )${NAME}=`).test(document.cookie);
}

function watch(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
