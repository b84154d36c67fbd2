import { CODE_MINUTES, RESEND_SECONDS } from '#features/accounts/email-code.rules.ts';
import { readSession, writeSession } from '#ui/session-store.ts';

const KEY = 'signup-code';

interface CodeMemory {
  email: string;
  /** When the last code was sent; null once it was used. */
  sentAt: number | null;
  /** The server has seen the right code, and a cookie proves it for a while. */
  proven: boolean;
}

const sameEmail = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

function recall(email: string): CodeMemory | null {
  const memory = readSession(KEY) as CodeMemory | null;
  return memory && sameEmail(memory.email, email) ? memory : null;
}

export const rememberSent = (email: string): void =>
  writeSession(KEY, { email, sentAt: Date.now(), proven: false } satisfies CodeMemory);

export const rememberProven = (email: string): void =>
  writeSession(KEY, { email, sentAt: null, proven: true } satisfies CodeMemory);

export const forgetCode = (): void => writeSession(KEY, null);

export const isProven = (email: string): boolean => recall(email)?.proven ?? false;

/** When a code that can still be used was sent to this address. */
export function sentAt(email: string): number | null {
  const at = recall(email)?.sentAt ?? null;
  return at !== null && Date.now() - at < CODE_MINUTES * 60_000 ? at : null;
}

/** Asking for another code would only be refused. */
export function isJustSent(email: string): boolean {
  const at = sentAt(email);
  return at !== null && Date.now() - at < RESEND_SECONDS * 1000;
}
