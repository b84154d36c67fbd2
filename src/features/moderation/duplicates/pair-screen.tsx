import { use, useId, type ReactNode } from 'react';
import { staffAccounts, staffDuplicates, staffReports } from '#messages';
import { When } from '#features/accounts/when.tsx';
import { pictureUrl } from '#features/media/picture.rules.ts';
import { paths } from '#platform/paths.ts';
import { staffPaths } from '#platform/staff-paths.ts';
import { Alert } from '#ui/alert.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { Written } from '#ui/written.tsx';
import { ActButton, DeskButton, DeskForm, DeskFormContext } from '../desk/desk-form.tsx';
import { DeskCard, DeskHeading } from '../desk/desk-heading.tsx';
import { Tag } from '../desk/tag.tsx';
import { SIDES, UNDO_DAYS, type Side } from './duplicates.rules.ts';
import type { PairView } from './pair-desk.server.ts';

/** By their names; those of the same name by their numbers besides, the same in every choice. */
function labelsOf({ left, right }: PairView['sides']): Record<Side, string> {
  const isSame = left.name.trim().toLowerCase() === right.name.trim().toLowerCase();
  const numbered = (name: string, number: number) => (isSame ? `${number} · ${name}` : name);
  return { left: numbered(left.name, 1), right: numbered(right.name, 2) };
}

/** Two profiles, field by field: what is chosen makes the one that stays. */
export function PairScreen(view: PairView) {
  const { id, stamp, sides, differing, alike } = view;
  const title = staffDuplicates.both(sides.left.name, sides.right.name);
  return (
    <div className="grid gap-6">
      <DeskHeading
        title={title}
        trail={[{ label: staffDuplicates.title, to: staffPaths.duplicates }]}
        actions={
          <ActButton intent="different" id={id}>
            {staffDuplicates.areTwo}
          </ActButton>
        }
      >
        {staffDuplicates.pairLead}
      </DeskHeading>
      <DeskForm key={stamp} intent="merge" id={id} hidden={{ stamp }} className="grid gap-6">
        <StaysChoice {...view} />
        <DeskCard title={staffDuplicates.whichIsRight}>
          {differing.map((field) => (
            <FieldChoice key={field.name} field={field} sides={sides} />
          ))}
          {differing.length === 0 && <p className="text-ink-2">{staffDuplicates.allAlike}</p>}
          {alike.length > 0 && (
            <p className="text-small text-ink-3">{staffDuplicates.sameInBoth(alike.join(', '))}</p>
          )}
        </DeskCard>
        <DeskCard title={staffDuplicates.whatHappens}>
          <ul className="grid list-disc gap-1 pl-5 text-ink-2">
            <li>
              {staffDuplicates.reviewsTogether(sides.left.reviewCount + sides.right.reviewCount)}
            </li>
            <li>{staffDuplicates.addressLeadsOn}</li>
            {view.twoLogins && <li>{staffDuplicates.otherLogin}</li>}
            <li>{staffDuplicates.canBeUndone(UNDO_DAYS)}</li>
          </ul>
          <DeskButton className="mt-2 justify-self-start">{staffDuplicates.merge}</DeskButton>
        </DeskCard>
      </DeskForm>
    </div>
  );
}

function StaysChoice({ sides, fixed, stays, twoLogins }: PairView) {
  const labels = labelsOf(sides);
  const id = useId();
  return (
    <DeskCard title={<span id={id}>{staffDuplicates.whichStays}</span>}>
      {fixed && <Alert>{staffDuplicates.claimedStays}</Alert>}
      {twoLogins && <p className="text-ink-2">{staffDuplicates.loginStays}</p>}
      <div role="radiogroup" aria-labelledby={id} className="grid gap-3 sm:grid-cols-2">
        {SIDES.map((side) => {
          const { kind, slug, login, unclaimed, listed, status } = sides[side];
          const { confirmedAt, reviewCount, views } = sides[side];
          return (
            <Choice
              key={side}
              name="stays"
              side={side}
              chosen={stays}
              disabled={fixed !== null && fixed !== side}
              label={labels[side]}
            >
              <span className="flex flex-wrap gap-1.5">
                <Tag>{staffDuplicates.kinds[kind]}</Tag>
                {unclaimed && <Tag>{staffDuplicates.unclaimed}</Tag>}
                {!listed && <Tag tone="danger">{staffReports.notListed}</Tag>}
                {!listed && status !== 'approved' && (
                  <Tag tone="danger">{staffAccounts.profileStates[status]}</Tag>
                )}
              </span>
              <span className="text-small wrap-anywhere text-ink-2">
                {login ?? staffDuplicates.nobodySignsIn}
              </span>
              <span className="text-small text-ink-2">
                {staffDuplicates.counted(reviewCount, views)}
                <br />
                {staffDuplicates.confirmed} <When at={confirmedAt} />
              </span>
              <TextLink to={paths[kind](slug)} className="justify-self-start">
                {staffDuplicates.open}
              </TextLink>
            </Choice>
          );
        })}
      </div>
    </DeskCard>
  );
}

interface FieldChoiceProps {
  field: PairView['differing'][number];
  sides: PairView['sides'];
}

function FieldChoice({ field, sides }: FieldChoiceProps) {
  const { name, label, chosen } = field;
  const { own } = use(DeskFormContext);
  const labels = labelsOf(sides);
  return (
    <fieldset className="duplicate-field desk-part grid gap-2">
      <legend className="font-semibold">{label}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {SIDES.map((side) => (
          <Choice key={side} name={name} side={side} chosen={chosen} label={labels[side]} quiet>
            <Said said={field[side]} />
          </Choice>
        ))}
      </div>
      {own?.failure && own.field === name && <Alert tone="danger">{own.failure}</Alert>}
    </fieldset>
  );
}

interface ChoiceProps {
  name: string;
  side: Side;
  chosen: Side;
  disabled?: boolean;
  /** Whose it is; told small where the words below are what counts. */
  label: string;
  quiet?: boolean;
  children: ReactNode;
}

function Choice(props: ChoiceProps) {
  const { name, side, chosen, disabled = false, label, quiet = false, children } = props;
  const id = useId();
  const { own } = use(DeskFormContext);
  const wanted = own?.failure ? own.typed?.[name] : undefined;
  return (
    <div className="duplicate-choice">
      <input
        type="radio"
        id={id}
        name={name}
        value={side}
        defaultChecked={(wanted ?? chosen) === side}
        disabled={disabled}
        aria-describedby={`${id}-said`}
      />
      <div className="grid min-w-0 gap-1">
        <label
          htmlFor={id}
          dir="auto"
          className={quiet ? 'text-small text-ink-2 wrap-anywhere' : 'font-semibold wrap-anywhere'}
        >
          {label}
        </label>
        <div id={`${id}-said`} className="grid min-w-0 gap-1.5">
          {children}
        </div>
      </div>
    </div>
  );
}

function Said({ said }: { said: string | string[] }) {
  if (said.length === 0) return <em className="text-ink-2">{staffDuplicates.nothing}</em>;
  if (typeof said === 'string') return <Written className="wrap-anywhere">{said}</Written>;
  return (
    <span className="flex flex-wrap gap-2">
      {said.map((key, index) => (
        <img
          key={key}
          src={pictureUrl(key, 192, 'webp')}
          alt={staffDuplicates.picture(index + 1)}
          width={96}
          height={96}
          loading="lazy"
          className="size-24 rounded-control object-cover"
        />
      ))}
    </span>
  );
}
