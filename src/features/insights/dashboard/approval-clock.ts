import { REVIEWED_WITHIN_HOURS } from '#features/profiles/profile.rules.ts';
import { COUNTRY } from '#platform/pack.ts';

const HOUR_MS = 60 * 60 * 1000;
const clock = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: COUNTRY.timeZone,
});

interface Submission {
  reviewStatus: 'pending' | 'approved' | 'rejected' | 'suspended';
  /** An approved profile has an edit that visitors do not see yet. */
  waiting: boolean;
  submittedAt: Date;
}

/** How long a profile has been waiting for staff, in words for its owner; null when it is not. */
export function approvalClock(submission: Submission, now: Date): string | null {
  const { reviewStatus, waiting, submittedAt } = submission;
  if (reviewStatus !== 'pending' && !(reviewStatus === 'approved' && waiting)) return null;
  const hours = Math.floor((now.getTime() - submittedAt.getTime()) / HOUR_MS);
  const since = `Waiting for review since ${clock.format(submittedAt)} (Belize time)`;
  if (hours >= REVIEWED_WITHIN_HOURS)
    return `${since}. This takes longer than usual: we are sorry, and on it.`;
  return `${since}, ${soFar(hours)}. We usually review within ${REVIEWED_WITHIN_HOURS} hours.`;
}

function soFar(hours: number): string {
  if (hours < 1) return 'less than an hour so far';
  return `${hours} ${hours === 1 ? 'hour' : 'hours'} so far`;
}
