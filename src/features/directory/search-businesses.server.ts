import { sql, type SQL } from 'drizzle-orm';
import { BUSINESS_FIELDS as FIELDS } from '#features/profiles/business-fields.rules.ts';
import type { Services } from '#platform/services.server.ts';
import { anyField } from './any-field.server.ts';
import type { InterpretedQuery, Term } from './interpret-query.server.ts';
import {
  chooseBusinessCategory,
  chooseLocation,
  type BusinessSearchParams,
} from './search-params.rules.ts';
import { businessResult, type CardRow } from './result-cards.ts';
import {
  searchProfiles,
  type FoundProfiles,
  type ProfileFilter,
} from './search-profiles.server.ts';
import type { BusinessResult } from './search-wire.ts';
import { foldText } from './search-text.rules.ts';
import { textQuery } from './text-query.ts';

export interface BusinessSearch extends Omit<FoundProfiles, 'rows'> {
  results: BusinessResult[];
  words: InterpretedQuery | null;
}

/** The one search for businesses, for page and API. */
export async function searchBusinesses(
  { db, misses }: Pick<Services, 'db' | 'misses'>,
  params: BusinessSearchParams,
): Promise<BusinessSearch> {
  const type = chooseBusinessCategory(params.businessType);
  const named = chooseBusinessCategory(params.category);
  const location = chooseLocation(params.location);
  const contradiction = type && named && type !== 'unknown' && type !== named;
  if (named === 'unknown' || location === 'unknown' || contradiction) return nothing;

  const { words, condition: fields } = await anyField(db, { kind: 'business', location }, [
    { typed: params.services },
    { typed: params.business_name, labels: FIELDS.businessName.weight, literal: true },
    // About and description share a label: the few rows that have the words somewhere are read again.
    {
      typed: params.about,
      labels: FIELDS.about.weight,
      literal: true,
      recheck: inColumn(FIELDS.about.column),
    },
    {
      typed: params.description,
      labels: FIELDS.description.weight,
      literal: true,
      recheck: inColumn(FIELDS.description.column),
    },
  ]);
  // A business type that is no category is looked up among the specific types.
  const specific = type === 'unknown' ? specificType(params.businessType) : null;
  const conditions = [fields, specific].filter((each) => each != null);
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
  const { rows, ...found } = await searchProfiles<CardRow>(db, filter);
  if (words && (found.total === 0 || found.partial))
    misses.add([{ kind: 'business', typed: params.services }]);
  return { ...found, results: rows.map(businessResult), words };
}

const nothing: BusinessSearch = { results: [], total: 0, counts: [], place: null, words: null };

function specificType(typed: string): SQL {
  const words = foldText(typed);
  return words ? sql`headline like '%' || ${words} || '%'` : sql`false`;
}

const inColumn = (column: 'about' | 'description') => (terms: readonly Term[]) =>
  sql`exists (select from business_profiles d where d.account_id = profile_search.account_id
    and to_tsvector('english', fold(${sql.raw(`d.${column}`)})) @@ ${textQuery(terms, '', { loose: true })})`;
