import { staffFeatured } from '#messages';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Link } from 'react-router';
import { placeName } from '#platform/names.rules.ts';
import { paths } from '#platform/paths.ts';
import { Day } from '#features/profile-page/day.tsx';
import { DeskField } from '../desk/desk-field.tsx';
import { ActButton, DisclosedForm } from '../desk/desk-form.tsx';
import { StateTag, Tag } from '../desk/tag.tsx';
import type { FeaturedView } from './featured-desk.server.ts';
import type { TypedPeriod } from './change-featured.server.ts';

interface ChosenItemProps {
  kind: FeaturedView['kind'];
  profile: FeaturedView['chosen'][number];
  place: number;
  last: boolean;
}

export function ChosenItem({ kind, profile, place, last }: ChosenItemProps) {
  const { id, slug, name, headline, location, listed, state, from, until } = profile;
  return (
    <li className="card grid gap-4 p-5">
      <div className="flex items-start gap-4">
        <span aria-hidden className="font-heading text-heading font-bold text-ink-3 tabular-nums">
          {place}
        </span>
        <div className="grid min-w-0 flex-1 gap-1">
          <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-subheading">
            <Link to={paths[kind](slug)} dir="auto" className="underline-offset-4 hover:underline">
              {name}
            </Link>
            {listed ? (
              <StateTag state={state} words={staffFeatured.states} />
            ) : (
              <Tag tone="danger">{staffFeatured.notListed}</Tag>
            )}
          </h3>
          <p dir="auto" className="text-small text-ink-2">
            {headline}, {placeName(location)}
          </p>
          <p className="text-small text-ink-3">
            {staffFeatured.from} <Day date={from} />{' '}
            {until ? (
              <>
                {staffFeatured.to} <Day date={until} />
              </>
            ) : (
              staffFeatured.noEnd
            )}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-start gap-2">
        <ActButton
          intent="up"
          id={id}
          disabled={place === 1}
          aria-label={staffFeatured.moveUp(name)}
        >
          <ArrowUp aria-hidden className="size-5" />
        </ActButton>
        <ActButton intent="down" id={id} disabled={last} aria-label={staffFeatured.moveDown(name)}>
          <ArrowDown aria-hidden className="size-5" />
        </ActButton>
        <DisclosedForm
          submit={staffFeatured.saveDays}
          label={staffFeatured.changeDays}
          intent="time"
          id={id}
        >
          <PeriodFields from={from} until={until} />
        </DisclosedForm>
        <ActButton
          intent="remove"
          id={id}
          variant="quiet"
          aria-label={staffFeatured.removeOne(name)}
        >
          {staffFeatured.remove}
        </ActButton>
      </div>
    </li>
  );
}

export function PeriodFields({ from, until }: Partial<TypedPeriod>) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DeskField
        name="from"
        label={staffFeatured.firstDay}
        hint={staffFeatured.firstDayHint}
        type="date"
        start={from}
      />
      <DeskField
        name="until"
        label={staffFeatured.lastDay}
        hint={staffFeatured.lastDayHint}
        type="date"
        start={until}
      />
    </div>
  );
}
