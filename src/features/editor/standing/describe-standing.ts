import { REVIEWED_WITHIN_HOURS } from '#features/profiles/profile.rules.ts';
import { paths } from '#platform/paths.ts';
import type { Standing } from '../editor-profile.ts';
import { EDITOR_MESSAGES } from '../editor.rules.ts';

export interface StandingWords {
  /** Visitors see it, do not see it yet, or have it taken from them. */
  tone: 'live' | 'waiting' | 'down';
  title: string;
  text: string;
  /** What staff wrote. */
  reason?: string | null;
  action?: { to: string; label: string };
}

const SOON = `within ${REVIEWED_WITHIN_HOURS} hours`;

/** Where the profile stands, in words for its owner, with what to do about it. */
export function describeStanding(standing: Standing): StandingWords {
  const { reviewStatus, reviewReason: reason, listed, paused, waiting } = standing;
  if (reviewStatus === 'suspended')
    return {
      tone: 'down',
      title: 'Your profile is suspended',
      text: 'Visitors do not see it. Write to us, and we will look at it together.',
      reason,
      action: { to: paths.contact, label: 'Contact us' },
    };
  if (reviewStatus === 'rejected')
    return {
      tone: 'down',
      title: 'Your profile was not approved',
      text: `Visitors do not see it. Change what is named here and save: we look at it again ${SOON}.`,
      reason,
    };
  if (paused)
    return {
      tone: 'waiting',
      title: 'Your profile is paused',
      text: 'Visitors do not find it until you switch it on again.',
      action: { to: paths.account, label: 'Go to your account' },
    };
  if (!listed)
    return {
      tone: 'waiting',
      title: 'Your profile is waiting for review',
      text: `We look at it ${SOON}. Until then only you see it.`,
    };
  if (reviewStatus === 'approved' && reason && !waiting)
    return {
      tone: 'live',
      title: 'Your profile is live',
      text: 'Visitors see the version that we approved before. Your last change was not approved.',
      reason,
    };
  return { tone: 'live', title: 'Your profile is live', text: liveText(reviewStatus, waiting) };
}

function liveText(status: 'pending' | 'approved', waiting: boolean): string {
  if (waiting) return EDITOR_MESSAGES.waiting;
  return status === 'approved'
    ? 'We have reviewed and approved it.'
    : `Visitors find it already. We review new and changed profiles ${SOON}.`;
}
