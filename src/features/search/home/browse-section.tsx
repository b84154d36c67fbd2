import { Link } from 'react-router';
import type { Category } from '#features/profiles/categories.rules.ts';
import { landingPath } from '../landing/landing.rules.ts';
import { BelizeMap } from '../map/belize-map.tsx';
import type { Browse } from './load-browse.server.ts';

interface BrowseSectionProps {
  browse: Browse | null;
  kind: 'specialist' | 'business';
}

const WORDS = {
  specialist: { what: 'specialists', title: 'Or look around: specialists by place and trade' },
  business: { what: 'businesses', title: 'Or look around: businesses by place and sector' },
};

/** The search section goes on, for those who would rather look than type: the map, and every category that has somebody. */
export function BrowseSection({ browse, kind }: BrowseSectionProps) {
  if (!browse) return null;
  const { categories, places } = browse[kind];
  const { what, title } = WORDS[kind];
  return (
    <div data-accent={kind} className="bg-accent-soft pb-14 md:pb-20">
      <div className="container-page">
        <div className="grid gap-8 rounded-sheet bg-surface p-5 shadow-high sm:p-8 lg:p-10">
          <h2 className="text-heading text-balance">{title}</h2>
          <BelizeMap
            places={places}
            what={what}
            to={(place) => landingPath({ kind, category: null, place })}
          />
          <ul aria-label={`Categories of ${what}`} className="flex flex-wrap gap-2.5">
            {categories.map(({ name, count }) => (
              <li key={name}>
                <Link
                  to={landingPath({ kind, category: name as Category, place: null })}
                  className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 text-small font-medium transition hover:border-accent hover:text-accent"
                >
                  {name}
                  <span className="text-ink-3 tabular-nums">{count}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
