import { Form, Link, useNavigation } from 'react-router';
import { COUNTRY } from '#platform/pack.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { Written } from '#ui/written.tsx';
import { AdminHeading } from '../frame/admin-heading.tsx';
import type { LogView } from './list-acts.server.ts';
import { logAddress, splitObject, type LogQuery } from './log-query.rules.ts';

/** Who did what, when, and what it changed. Nothing in it can be altered. */
export function LogScreen({ log }: { log: LogView }) {
  const { query, acts, total, totalPages, actors, kinds } = log;
  const busy = useNavigation().state !== 'idle';
  const [kind, number] = splitObject(query.object);
  return (
    <div className="grid max-w-[64rem] gap-6">
      <AdminHeading
        title="Log"
        note={`Every act of staff, newest first. Entries cannot be changed or removed. Times are ${COUNTRY.name} time.`}
      />
      <Form
        // New filters in the address, as by a link, also change what the fields show.
        key={logAddress(query, '')}
        className="card grid items-end gap-4 p-4 sm:grid-cols-[1fr_1fr_1fr_auto] sm:p-5"
      >
        <Field label="Who">
          <Select name="actor" defaultValue={query.actor}>
            <option value="">Everybody</option>
            {actors.map((actor) => (
              <option key={actor}>{actor}</option>
            ))}
          </Select>
        </Field>
        <Field label="What about">
          <Select name="object" defaultValue={number ? query.object : kind}>
            <option value="">Everything</option>
            {number && <option value={query.object}>{`${kind} ${number}`}</option>}
            {kinds.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Select>
        </Field>
        <Field label="Day">
          <TextInput type="date" name="day" defaultValue={query.day} />
        </Field>
        <Button type="submit" busy={busy}>
          Show
        </Button>
      </Form>
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="font-semibold">
          {total === 1 ? '1 entry' : `${total} entries`}
        </p>
        {query.object && (
          <Chip
            removeTo={logAddress({ ...query, object: '', page: 1 }, paths.adminLog)}
            removeLabel={`Show more than ${query.object}`}
          >
            {query.object.replace(':', ' ')}
          </Chip>
        )}
      </div>
      {acts.length > 0 ? (
        <ol className="card divide-y divide-line">
          {acts.map((act) => (
            <ActRow key={act.id} act={act} query={query} />
          ))}
        </ol>
      ) : (
        <EmptyState
          title="No entries"
          actions={
            <Link
              to={paths.adminLog}
              className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
            >
              Show the whole log
            </Link>
          }
        >
          Nothing was done that fits.
        </EmptyState>
      )}
      <Pagination
        page={query.page}
        totalPages={totalPages}
        href={(page) => logAddress({ ...query, page }, paths.adminLog)}
      />
    </div>
  );
}

const link = 'inline-block min-h-6 font-semibold text-accent underline underline-offset-4';

/** One act, with what it changed. */
function ActRow({ act, query }: { act: LogView['acts'][number]; query: LogQuery }) {
  const { at, actor, action, object, profile, lines } = act;
  return (
    <li className="grid gap-2 px-4 py-3.5 sm:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="min-w-0">
          <strong className="font-semibold">{action}</strong>{' '}
          {profile && (
            <Link to={paths.adminQueueItem(profile.slug)} dir="auto" className={link}>
              {profile.name}
            </Link>
          )}{' '}
          <Link to={logAddress({ ...query, object, page: 1 }, paths.adminLog)} className={link}>
            {object.replace(':', ' ')}
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
                  <em className="text-ink-3">nothing</em>
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
