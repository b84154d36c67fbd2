import type { ReactNode } from 'react';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { classes } from '#ui/classes.ts';
import { Written } from '#ui/written.tsx';
import type { EditorProfile } from '../editor-profile.ts';
import { describeStanding } from './describe-standing.ts';

const LOOKS = {
  live: { Icon: CircleCheck, sign: 'text-success' },
  waiting: { Icon: Clock, sign: 'text-accent' },
  down: { Icon: CircleX, sign: 'text-danger' },
} as const;

const link =
  'inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4 hover:text-accent-strong';

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
        {action && (
          <Link to={action.to} className={link}>
            {action.label}
          </Link>
        )}
        <Link to={paths[kind](slug)} className={link}>
          {standing.listed ? 'See your public page' : 'See your page, as only you can'}
        </Link>
      </p>
    </section>
  );
}
