import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { noteSent, sentSoFar } from '#ui/sent.ts';

/** A page that stays open asks again so often for settings, a storm among them, with what it asks for anyway. */
const SETTINGS_MS = 5 * 60_000;
let askedAt = Date.now();
let sentThen = sentSoFar();

/**
 * Otherwise only what was sent may have changed who they are, or their name. A call is asked about with the next link that
 * leads away: nothing is waited for beneath a form that is open.
 */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { formMethod, actionStatus = 200, currentUrl, nextUrl } = args;
  const isDone = (formMethod ?? 'GET') !== 'GET' && actionStatus < 400;
  if (isDone) noteSent();
  const hasSent = sentSoFar() !== sentThen && currentUrl.pathname !== nextUrl.pathname;
  const isOld = hasSent || Date.now() - askedAt > SETTINGS_MS;
  if (!isDone && !(isOld && navigator.onLine)) return false;
  askedAt = Date.now();
  sentThen = sentSoFar();
  return true;
}
