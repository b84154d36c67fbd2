import { staffLog, staffSearch, staffSettings } from '#messages';
import { Link } from 'react-router';
import { addressWith } from '#features/directory/address-with.ts';
import { COUNTRY } from '#platform/pack.ts';
import { staffPaths } from '#platform/staff-paths.ts';
import { Chip } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { Written } from '#ui/written.tsx';
import { classes } from '#ui/classes.ts';
import { linkStyle, TextLink } from '#ui/text-link.tsx';
import { DeskHeading } from '../desk/desk-heading.tsx';
import { ChoiceSelect, DeskFilter, DeskPages } from '../desk/desk-list.tsx';
import type { LogView } from './list-acts.server.ts';
import { ownWord, splitObject, type LogQuery } from './log-query.rules.ts';

export function LogScreen({ query, acts, total, page, pages, actors, kinds }: LogView) {
  return (
    <div className="grid gap-6">
      <DeskHeading title={staffLog.title}>{staffLog.lead(COUNTRY.name)}</DeskHeading>
      <DeskFilter label={staffLog.filter} chosen={query}>
        <ChoiceSelect
          label={staffLog.who}
          name="actor"
          choices={[['', staffLog.everybody], ...actors.map((email) => [email, email] as const)]}
        />
        <ChoiceSelect
          label={staffLog.whatAbout}
          name="object"
          choices={[
            ['', staffLog.everything],
            ...(query.object.includes(':') ? [asPair(query.object)] : []),
            ...kinds.map(asPair),
          ]}
        />
        <Field label={staffLog.day}>
          <TextInput key={query.day} type="date" name="day" defaultValue={query.day} />
        </Field>
      </DeskFilter>
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="font-semibold">
          {staffLog.entries(total)}
        </p>
        {query.object && (
          <Chip
            removeTo={addressOf({ ...query, object: '' })}
            removeLabel={staffLog.showMoreThan(spellObject(query.object))}
          >
            {spellObject(query.object)}
          </Chip>
        )}
      </div>
      {acts.length > 0 ? (
        <ol className="card divide-y divide-line">
          {acts.map((act) => (
            <ActRow key={act.id} act={act} query={query} />
          ))}
        </ol>
      ) : Object.values(query).every((wish) => !wish) ? (
        <EmptyState title={staffLog.none}>{staffLog.noneYet}</EmptyState>
      ) : (
        <EmptyState
          title={staffLog.none}
          actions={<TextLink to={staffPaths.log}>{staffLog.showAll}</TextLink>}
        >
          {staffLog.noneHint}
        </EmptyState>
      )}
      <DeskPages page={page} pages={pages} label={staffLog.pages} />
    </div>
  );
}

/** `profile:17` as "profile 17"; what has a name elsewhere is called by it. */
function spellObject(object: string): string {
  const [kind, id] = splitObject(object);
  return `${ownWord(staffLog.kinds, kind) ?? kind} ${nameOf(kind, id) ?? id}`.trim();
}

function nameOf(kind: string, id: string): string | undefined {
  if (kind === 'setting' && id === 'first-steps') return staffSettings.firstSteps;
  if (kind === 'setting') return ownWord(staffSettings.names, id);
  if (kind !== 'search') return undefined;
  const [where, query] = splitObject(id);
  const among = ownWord(staffSearch.among, where);
  return among && `“${query.trim()}”, ${among}`;
}

const asPair = (value: string) => [value, spellObject(value)] as const;

const link = classes(linkStyle, 'inline-block min-h-6');

const addressOf = (query: LogQuery) => addressWith(staffPaths.log, Object.entries(query));

function ActRow({ act, query }: { act: LogView['acts'][number]; query: LogQuery }) {
  const { at, actor, action, object, profile, lines } = act;
  return (
    <li className="grid gap-2 px-4 py-3.5 sm:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="min-w-0">
          <strong className="font-semibold">{action}</strong>{' '}
          {profile && (
            <Link to={staffPaths.queueItem(profile.slug)} dir="auto" className={link}>
              {profile.name}
            </Link>
          )}{' '}
          <Link to={addressOf({ ...query, object })} className={link}>
            {spellObject(object)}
          </Link>
        </p>
        <p dir="auto" className="text-small text-ink-2">
          {at}, {actor}
        </p>
      </div>
      {lines.length > 0 && (
        <dl className="grid gap-x-4 gap-y-1 text-small sm:grid-cols-[9rem_minmax(0,1fr)]">
          {lines.map(({ name, before, after }) => (
            <div key={name} className="contents">
              <dt className="text-ink-3 max-sm:pt-1">{name}</dt>
              <dd>
                {before !== null && (
                  <>
                    <Written as="del" className="text-ink-2">
                      {before}
                    </Written>
                    <span aria-hidden> → </span>
                  </>
                )}
                {after === null ? (
                  <em className="text-ink-3">{staffLog.nothing}</em>
                ) : (
                  <Written as="ins" className="no-underline">
                    {after}
                  </Written>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
