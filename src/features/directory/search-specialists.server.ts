import { sql, type SQL } from 'drizzle-orm';
import { SPECIALIST_FIELDS as FIELDS } from '#features/profiles/specialist-fields.rules.ts';
import type { Services } from '#platform/services.server.ts';
import { anyField, type Field } from './any-field.server.ts';
import type { InterpretedQuery } from './interpret-query.server.ts';
import {
  chooseLocation,
  chooseSpecialistCategory,
  type SpecialistSearchParams,
} from './search-params.rules.ts';
import { specialistResult, type CardRow } from './result-cards.ts';
import {
  searchProfiles,
  type FoundProfiles,
  type ProfileFilter,
} from './search-profiles.server.ts';
import type { SpecialistResult } from './search-wire.ts';
import { wordsOf } from './search-text.rules.ts';

export interface SpecialistSearch extends Omit<FoundProfiles, 'rows'> {
  results: SpecialistResult[];
  words: InterpretedQuery | null;
}

/** The one search for specialists, for page and API. */
export async function searchSpecialists(
  { db, misses }: Pick<Services, 'db' | 'misses'>,
  params: SpecialistSearchParams,
): Promise<SpecialistSearch> {
  const category = chooseSpecialistCategory(params.category);
  const location = chooseLocation(params.location);
  if (category === 'unknown' || location === 'unknown') return nothing;

  const fields = fieldsOf(params);
  const { words, condition } = await anyField(db, { kind: 'specialist', location }, fields);
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
  const { rows, ...found } = await searchProfiles<CardRow>(db, filter);
  const keywords = words && fields.find(({ typed }) => typed)?.typed;
  if (keywords && (found.total === 0 || found.partial))
    misses.add([{ kind: 'specialist', typed: keywords }]);
  return { ...found, results: rows.map(specialistResult), words };
}

const nothing: SpecialistSearch = {
  results: [],
  total: 0,
  counts: [],
  place: null,
  words: null,
};

/** The page sends its keywords into four fields at once: then they may stand anywhere. */
function fieldsOf(params: SpecialistSearchParams): Field[] {
  const { keywords, skills, first_name, last_name, occupation } = params;
  if (skills === first_name && skills === last_name && skills === occupation)
    return [...new Set([keywords, skills])].map((typed) => ({ typed }));
  return [
    { typed: keywords },
    { typed: skills, labels: FIELDS.skills.weight },
    { typed: occupation, labels: FIELDS.occupation.weight },
    {
      typed: first_name,
      labels: FIELDS.firstName.weight,
      recheck: () => named('first_name', first_name),
    },
    {
      typed: last_name,
      labels: FIELDS.lastName.weight,
      recheck: () => named('last_name', last_name),
    },
  ];
}

/** First and last name share a label, and one field may hold both of them. */
function named(column: 'first_name' | 'last_name', typed: string): SQL {
  const words = wordsOf(typed).join(' ');
  return sql`(name = ${words} or exists (
    select from specialist_profiles d where d.account_id = profile_search.account_id
    and fold(${sql.raw(`d.${column}`)}) like '%' || ${words} || '%'))`;
}
