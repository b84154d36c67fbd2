import type { ReactNode } from 'react';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { APPROVAL_HOURS } from '#features/profiles/approval-hours.rules.ts';
import { paths } from '#platform/paths.ts';
import { classes } from '#ui/classes.ts';
import { TextLink } from '#ui/text-link.tsx';
import { Written } from '#ui/written.tsx';
import type { Standing } from '../editor-profile.ts';
import { EDITOR_MESSAGES } from '../editor.rules.ts';

const LOOKS = {
  live: { Icon: CircleCheck, sign: 'text-success' },
  waiting: { Icon: Clock, sign: 'text-accent' },
  down: { Icon: CircleX, sign: 'text-danger' },
} as const;

interface StandingCardProps {
  standing: Standing;
  children?: ReactNode;
}

/** What the word in the frame does not tell: nothing, where a profile is approved as it is. */
export function StandingCard({ standing, children }: StandingCardProps) {
  if (isSettled(standing)) return null;
  const { tone, title, text, reason, action } = describeStanding(standing);
  const { Icon, sign } = LOOKS[tone];
  return (
    <section aria-labelledby="standing-heading" className="editor-card">
      <h2 id="standing-heading" className="flex items-start gap-2.5 text-subheading">
        <Icon aria-hidden className={classes('mt-0.5 size-5.5 shrink-0', sign)} />
        {title}
      </h2>
      {reason && (
        <Written as="blockquote" className="mt-2 border-l-4 border-danger pl-3">
          {reason}
        </Written>
      )}
      <p className="mt-2 text-small text-ink-2">{text}</p>
      {children && <p className="mt-2 text-small text-ink-2">{children}</p>}
      {action && (
        <p className="mt-auto pt-1 text-small">
          <TextLink to={action.to}>{action.label}</TextLink>
        </p>
      )}
    </section>
  );
}

const isSettled = ({ reviewStatus, reviewReason, listed, waiting }: Standing): boolean =>
  reviewStatus === 'approved' && listed && !reviewReason && !waiting;

interface StandingWords {
  /** Visitors see it, do not see it yet, or have it taken from them. */
  tone: 'live' | 'waiting' | 'down';
  word: string;
  title: string;
  text: string;
  reason?: string | null;
  action?: { to: string; label: string };
}

const LIVE = { tone: 'live', word: 'Live', title: 'Your profile is live' } as const;
const SOON = `within ${APPROVAL_HOURS} hours`;

export function describeStanding(standing: Standing): StandingWords {
  const { reviewStatus, reviewReason: reason, listed, paused, waiting } = standing;
  if (reviewStatus === 'suspended')
    return {
      tone: 'down',
      word: 'Suspended',
      title: 'Your profile is suspended',
      text: 'Visitors do not see it. Write to us, and we will look at it together.',
      reason,
      action: { to: paths.contact, label: 'Contact us' },
    };
  if (reviewStatus === 'rejected')
    return {
      tone: 'down',
      word: 'Not approved',
      title: 'Your profile was not approved',
      text: `Visitors do not see it. Change what is named here and save: we look at it again ${SOON}.`,
      reason,
    };
  if (paused)
    return {
      tone: 'waiting',
      word: 'Paused',
      title: 'Your profile is paused',
      text: 'Visitors do not find it until you switch it on again.',
      action: { to: paths.account, label: 'Go to your account' },
    };
  if (!listed)
    return {
      tone: 'waiting',
      word: 'Waiting for review',
      title: 'Your profile is waiting for review',
      text: `We look at it ${SOON}. Until then only you see it.`,
    };
  if (reviewStatus === 'approved' && reason && !waiting)
    return {
      ...LIVE,
      text: 'Visitors see the version that we approved before. Your last change was not approved.',
      reason,
    };
  return { ...LIVE, text: liveText(reviewStatus, waiting) };
}

function liveText(status: 'pending' | 'approved', waiting: boolean): string {
  if (waiting) return EDITOR_MESSAGES.waiting;
  return status === 'approved'
    ? 'We have reviewed and approved it.'
    : `Visitors find it already. We review new and changed profiles ${SOON}.`;
}
