import { ArrowDown, ArrowUp } from 'lucide-react';
import { Link } from 'react-router';
import { placeName } from '#platform/names.rules.ts';
import { paths } from '#platform/paths.ts';
import { Day } from '#features/profile-page/day.tsx';
import { DeskField } from '../desk/desk-field.tsx';
import { ActButton, DisclosedForm } from '../desk/desk-form.tsx';
import { Tag, type TagTone } from '../desk/tag.tsx';
import type { FeaturedView } from './featured-desk.server.ts';
import type { PeriodState, TypedPeriod } from './change-featured.server.ts';

const states: Record<PeriodState, { text: string; tone: TagTone }> = {
  planned: { text: 'Planned', tone: 'accent' },
  running: { text: 'Shown now', tone: 'success' },
  over: { text: 'Over', tone: 'plain' },
};

interface ChosenItemProps {
  kind: FeaturedView['kind'];
  profile: FeaturedView['chosen'][number];
  place: number;
  last: boolean;
}

export function ChosenItem({ kind, profile, place, last }: ChosenItemProps) {
  const { id, slug, name, headline, location, listed, state, from, until } = profile;
  const tag: (typeof states)[PeriodState] = listed
    ? states[state]
    : { text: 'Not listed', tone: 'danger' };
  return (
    <li className="card grid gap-4 p-5">
      <div className="flex items-start gap-4">
        <span aria-hidden className="font-heading text-heading font-bold text-ink-3 tabular-nums">
          {place}
        </span>
        <div className="grid min-w-0 flex-1 gap-1">
          <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-subheading">
            <Link to={paths[kind](slug)} className="underline-offset-4 hover:underline">
              {name}
            </Link>
            <Tag tone={tag.tone}>{tag.text}</Tag>
          </h3>
          <p className="text-small text-ink-2">
            {headline}, {placeName(location)}
          </p>
          <p className="text-small text-ink-3">
            From <Day date={from} />{' '}
            {until ? (
              <>
                to <Day date={until} />
              </>
            ) : (
              'on, without an end'
            )}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-start gap-2">
        <ActButton intent="up" id={id} disabled={place === 1} aria-label={`Move ${name} up`}>
          <ArrowUp aria-hidden className="size-5" />
        </ActButton>
        <ActButton intent="down" id={id} disabled={last} aria-label={`Move ${name} down`}>
          <ArrowDown aria-hidden className="size-5" />
        </ActButton>
        <DisclosedForm submit="Save the days" label="Change the days" intent="time" id={id}>
          <PeriodFields from={from} until={until} />
        </DisclosedForm>
        <ActButton intent="remove" id={id} variant="quiet" aria-label={`Remove ${name}`}>
          Remove
        </ActButton>
      </div>
    </li>
  );
}

export function PeriodFields({ from, until }: Partial<TypedPeriod>) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DeskField name="from" label="First day" hint="Empty means today." type="date" start={from} />
      <DeskField
        name="until"
        label="Last day"
        hint="Empty means no end."
        type="date"
        start={until}
      />
    </div>
  );
}
