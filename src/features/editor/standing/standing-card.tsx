import type { ReactNode } from 'react';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { APPROVAL_HOURS } from '#features/profiles/approval-hours.rules.ts';
import { paths } from '#platform/paths.ts';
import { classes } from '#ui/classes.ts';
import { TextLink } from '#ui/text-link.tsx';
import { Written } from '#ui/written.tsx';
import { dashboard } from '#messages';
import type { Standing } from '../describe-own-profile.server.ts';

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

export function describeStanding(standing: Standing): StandingWords {
  const { reviewStatus, reviewReason: reason, listed, paused, waiting } = standing;
  if (reviewStatus === 'suspended')
    return {
      tone: 'down',
      word: dashboard.suspended,
      title: dashboard.isSuspended,
      text: dashboard.whenSuspended,
      reason,
      action: { to: paths.contact, label: dashboard.contactUs },
    };
  if (reviewStatus === 'rejected')
    return {
      tone: 'down',
      word: dashboard.notApproved,
      title: dashboard.wasNotApproved,
      text: dashboard.whenNotApproved(APPROVAL_HOURS),
      reason,
    };
  if (paused)
    return {
      tone: 'waiting',
      word: dashboard.paused,
      title: dashboard.isPaused,
      text: dashboard.whenPaused,
      action: { to: paths.account, label: dashboard.goToAccount },
    };
  if (!listed)
    return {
      tone: 'waiting',
      word: dashboard.waiting,
      title: dashboard.isWaiting,
      text: dashboard.whenWaiting(APPROVAL_HOURS),
    };
  const live = { tone: 'live', word: dashboard.live, title: dashboard.isLive } as const;
  if (reviewStatus === 'approved' && reason && !waiting)
    return { ...live, text: dashboard.changeNotApproved, reason };
  return { ...live, text: liveText(reviewStatus, waiting) };
}

function liveText(status: 'pending' | 'approved', waiting: boolean): string {
  if (waiting) return dashboard.changesWaiting;
  return status === 'approved' ? dashboard.approved : dashboard.foundAlready(APPROVAL_HOURS);
}
