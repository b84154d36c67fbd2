import { Check, Clock, ExternalLink, ScrollText, Share2, X } from 'lucide-react';
import { accountHome } from '#features/accounts/account-home.ts';
import {
  FIRST_STEPS,
  putFirstStepsAway,
  tickFirstStep,
  useFirstSteps,
  type FirstStep,
  type NewProfile,
} from '#features/accounts/first-steps.ts';
import { paths } from '#platform/paths.ts';
import { classes } from '#ui/classes.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Link } from '#ui/link.tsx';
import { readOnAfter } from '#ui/frame/focus-place.ts';
import { pageHref } from '#platform/language.ts';
import { dashboard } from '#messages';

const STEPS = {
  page: { label: 'seeYourPage', Icon: ExternalLink },
  hours: { label: 'addHours', Icon: Clock },
  poster: { label: 'printPoster', Icon: ScrollText },
  whatsapp: { label: 'shareOnWhatsapp', Icon: Share2 },
} as const;

/** What brings a new profile its first customers. It stays until all is done or somebody puts it away. */
export function FirstStepsCard({ name }: { name: string }) {
  const kept = useFirstSteps(name);
  if (!kept?.profile) return null;
  const { profile, done } = kept;
  return (
    <section
      ref={readOnAfter}
      aria-labelledby="first-steps"
      data-accent={profile.kind}
      className="card p-5 sm:p-6"
    >
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 id="first-steps" className="text-subheading">
            {dashboard.firstSteps}
          </h2>
          <p className="text-small text-ink-2">
            {dashboard.stepsDone(done.length, FIRST_STEPS.length)}
          </p>
        </div>
        <IconButton label={dashboard.putAway} onClick={putFirstStepsAway} className="-mt-2 -mr-2">
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
      <ul className="mt-3 grid gap-x-4 gap-y-1 sm:grid-cols-2 lg:grid-cols-4">
        {FIRST_STEPS.map((step) => (
          <li key={step}>
            <StepLink step={step} profile={profile} done={done.includes(step)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface StepLinkProps {
  step: FirstStep;
  profile: NewProfile;
  done: boolean;
}

const row = 'flex min-h-14 items-center gap-3 rounded-control font-semibold';

function StepLink({ step, profile, done }: StepLinkProps) {
  const { label, Icon } = STEPS[step];
  const Sign = done ? Check : Icon;
  const words = (
    <>
      <span
        className={classes(
          'grid size-10 shrink-0 place-items-center rounded-full',
          done ? 'bg-success-soft text-success' : 'bg-accent-soft text-accent',
        )}
      >
        <Sign aria-hidden className="size-5" />
      </span>
      <span className={done ? 'text-ink-2' : undefined}>
        {dashboard[label]}
        {done && <span className="sr-only">{dashboard.stepDone}</span>}
      </span>
    </>
  );
  const look = {
    // Hours are there once they are saved.
    onClick: () => step !== 'hours' && tickFirstStep(step),
    className: `${row} hover:text-accent`,
  };
  if (step !== 'whatsapp')
    return (
      <Link to={addressOf(step, profile)} {...look}>
        {words}
      </Link>
    );
  if (!profile.listed)
    return (
      <p className={`${row} text-ink-2`}>
        {words} <span className="text-small font-normal">{dashboard.oncePublic}</span>
      </p>
    );
  return (
    <a href={whatsappShare(profile)} target="_blank" rel="noopener" {...look}>
      {words}
    </a>
  );
}

const addressOf = (step: Exclude<FirstStep, 'whatsapp'>, { kind, slug }: NewProfile): string =>
  ({ page: paths[kind](slug), hours: `${accountHome(kind)}#editor-hours`, poster: paths.poster })[
    step
  ];

const whatsappShare = ({ kind, slug }: NewProfile): string =>
  `https://wa.me/?text=${encodeURIComponent(location.origin + pageHref(paths[kind](slug)))}`;
