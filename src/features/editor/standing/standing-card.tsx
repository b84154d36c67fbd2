import type { ReactNode } from 'react';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { APPROVAL_HOURS } from '#features/profiles/approval-hours.rules.ts';
import { paths } from '#platform/paths.ts';
import { classes } from '#ui/classes.ts';
import { TextLink } from '#ui/text-link.tsx';
import { Written } from '#ui/written.tsx';
import type { EditorProfile, Standing } from '../editor-profile.ts';
import { EDITOR_MESSAGES } from '../editor.rules.ts';

const LOOKS = {
  live: { Icon: CircleCheck, sign: 'text-success' },
  waiting: { Icon: Clock, sign: 'text-accent' },
  down: { Icon: CircleX, sign: 'text-danger' },
} as const;

interface StandingCardProps {
  profile: Pick<EditorProfile, 'kind' | 'slug' | 'standing'>;
  /** What else there is to say about it. */
  children?: ReactNode;
}

export function StandingCard({ profile, children }: StandingCardProps) {
  const { kind, slug, standing } = profile;
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
      <p className="mt-auto flex flex-wrap gap-x-5 pt-1 text-small">
        {action && <TextLink to={action.to}>{action.label}</TextLink>}
        <TextLink to={paths[kind](slug)}>
          {standing.listed ? 'See your public page' : 'See your page, as only you can'}
        </TextLink>
      </p>
    </section>
  );
}

interface StandingWords {
  /** Visitors see it, do not see it yet, or have it taken from them. */
  tone: 'live' | 'waiting' | 'down';
  title: string;
  text: string;
  /** What staff wrote. */
  reason?: string | null;
  action?: { to: string; label: string };
}

const SOON = `within ${APPROVAL_HOURS} hours`;

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
