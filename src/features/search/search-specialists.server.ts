import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { countMiss } from './count-miss.server.ts';
import { interpretQuery } from './interpret-query.server.ts';
import {
  chooseLocation,
  chooseSpecialistCategory,
  type SpecialistSearchParams,
} from './search-params.rules.ts';
import { specialistResult, type SpecialistRow } from './result-cards.ts';
import {
  searchProfiles,
  type FoundProfiles,
  type ProfileFilter,
} from './search-profiles.server.ts';
import type { SpecialistResult } from './search-wire.ts';
import { wordsOf } from './search-text.rules.ts';
import { textQuery, type Labels } from './text-query.ts';

export interface SpecialistSearch extends Omit<FoundProfiles, 'rows'> {
  results: SpecialistResult[];
  corrected: string | null;
}

/** The one search for specialists, for page and API. */
export async function searchSpecialists(
  db: Db,
  params: SpecialistSearchParams,
): Promise<SpecialistSearch> {
  const category = chooseSpecialistCategory(params.category);
  const location = chooseLocation(params.location);
  if (category === 'unknown' || location === 'unknown') return nothing;

  const anywhere = keywordsOf(params);
  const words = anywhere ? await interpretQuery(db, anywhere) : null;
  const condition = anywhere ? null : await anyField(db, params);
  const filter: ProfileFilter = {
    kind: 'specialist',
    category,
    location,
    words,
    ...(condition && { condition }),
    order: params.sort,
    page: params.page,
    limit: params.limit,
  };
  const { rows, ...found } = await searchProfiles<SpecialistRow>(db, filter);
  if (anywhere && (found.total === 0 || found.partial)) await countMiss(db, 'specialist', anywhere);
  return { ...found, results: rows.map(specialistResult), corrected: words?.corrected ?? null };
}

const nothing: SpecialistSearch = {
  results: [],
  total: 0,
  counts: [],
  place: null,
  corrected: null,
};

/** The page sends its keywords into four fields at once: then they may stand anywhere. */
function keywordsOf(params: SpecialistSearchParams): string | null {
  const { keywords, skills, first_name, last_name, occupation } = params;
  if (keywords) return keywords;
  const same = skills === first_name && skills === last_name && skills === occupation;
  return same && skills ? skills : null;
}

/** Different words in different fields: one that fits is enough. */
async function anyField(db: Db, params: SpecialistSearchParams): Promise<SQL | null> {
  const inField = async (typed: string, labels: Labels, recheck?: SQL) => {
    if (wordsOf(typed).length === 0) return [];
    const { terms } = await interpretQuery(db, typed);
    if (terms.length === 0) return [];
    const query = textQuery(terms, labels, { loose: true });
    return [recheck ? sql`(document @@ ${query} and ${recheck})` : sql`document @@ ${query}`];
  };
  const name = (column: 'first_name' | 'last_name') => sql`exists (
    select from specialist_profiles d where d.account_id = profile_search.account_id
    and fold(${sql.raw(`d.${column}`)}) like '%' || ${wordsOf(params[column]).join(' ')} || '%')`;
  const conditions = [
    ...(await inField(params.skills, 'C')),
    ...(await inField(params.occupation, 'B')),
    ...(await inField(params.first_name, 'A', name('first_name'))),
    ...(await inField(params.last_name, 'A', name('last_name'))),
  ];
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : null;
}
