import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Written } from '#ui/written.tsx';
import type { ActView } from './list-acts.server.ts';
import { logAddress, type LogQuery } from './log-query.rules.ts';

const link = 'inline-block min-h-6 font-semibold text-accent underline underline-offset-4';

/** One act, with what it changed. */
export function ActRow({ act, query }: { act: ActView; query: LogQuery }) {
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
