import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { countMiss } from './count-miss.server.ts';
import { interpretQuery } from './interpret-query.server.ts';
import {
  chooseBusinessCategory,
  chooseLocation,
  type BusinessSearchParams,
} from './search-params.rules.ts';
import { businessResult, type BusinessRow } from './result-cards.ts';
import {
  searchProfiles,
  type FoundProfiles,
  type ProfileFilter,
} from './search-profiles.server.ts';
import type { BusinessResult } from './search-wire.ts';
import { foldText } from './search-text.rules.ts';
import { textQuery, type Labels } from './text-query.ts';

export interface BusinessSearch extends Omit<FoundProfiles, 'rows'> {
  results: BusinessResult[];
  corrected: string | null;
}

/** The one search for businesses, for page and API. */
export async function searchBusinesses(
  db: Db,
  params: BusinessSearchParams,
): Promise<BusinessSearch> {
  const type = chooseBusinessCategory(params.businessType);
  const named = chooseBusinessCategory(params.category);
  const location = chooseLocation(params.location);
  const contradiction = type && named && type !== 'unknown' && type !== named;
  if (named === 'unknown' || location === 'unknown' || contradiction) return nothing;

  const onlyServices = !params.business_name && !params.about && !params.description;
  const words = onlyServices && params.services ? await interpretQuery(db, params.services) : null;
  const fields = onlyServices ? null : await anyField(db, params);
  // A business type that is no category is looked up among the specific types.
  const specific = type === 'unknown' ? specificType(params.businessType) : null;
  const conditions = [fields, specific].filter((each) => each !== null);
  const filter: ProfileFilter = {
    kind: 'business',
    category: named ?? (type === 'unknown' ? null : type),
    location,
    words,
    ...(conditions.length > 0 && { condition: sql.join(conditions, sql` and `) }),
    order: params.sort,
    page: params.page,
    limit: params.limit,
  };
  const { rows, ...found } = await searchProfiles<BusinessRow>(db, filter);
  if (words && (found.total === 0 || found.partial))
    await countMiss(db, 'business', params.services);
  return { ...found, results: rows.map(businessResult), corrected: words?.corrected ?? null };
}

const nothing: BusinessSearch = { results: [], total: 0, counts: [], place: null, corrected: null };

function specificType(typed: string): SQL {
  return sql`headline like '%' || ${foldText(typed)} || '%'`;
}

async function anyField(db: Db, params: BusinessSearchParams): Promise<SQL | null> {
  const inField = async (typed: string, labels: Labels, column?: 'about' | 'description') => {
    const { terms } = await interpretQuery(db, typed);
    if (terms.length === 0) return [];
    const match = sql`document @@ ${textQuery(terms, labels, { loose: true })}`;
    if (!column) return [match];
    // About and description share a label: the few rows that have the words somewhere are read again.
    return [
      sql`(${match} and exists (select from business_profiles d where d.account_id = profile_search.account_id
        and to_tsvector('english', fold(${sql.raw(`d.${column}`)})) @@ ${textQuery(terms, '', { loose: true })}))`,
    ];
  };
  const conditions = [
    ...(await inField(params.business_name, 'A')),
    ...(await inField(params.services, 'ABC')),
    ...(await inField(params.about, 'D', 'about')),
    ...(await inField(params.description, 'D', 'description')),
  ];
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : null;
}
