import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { noteSent } from '#ui/sent.ts';

/** A page that stays open asks again so often for settings, a storm among them, with what it asks for anyway. */
const SETTINGS_MS = 5 * 60_000;
let askedAt = Date.now();

/** Otherwise only what somebody submits with success may change who they are. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { formMethod, actionStatus = 200 } = args;
  const isOld = navigator.onLine && Date.now() - askedAt > SETTINGS_MS;
  if (isOld) askedAt = Date.now();
  const isDone = formMethod !== undefined && formMethod !== 'GET' && actionStatus < 400;
  if (isDone) noteSent();
  return isOld || isDone;
}
