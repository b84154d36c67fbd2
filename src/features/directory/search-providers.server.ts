import { sql, type SQL } from 'drizzle-orm';
import { BUSINESS_FIELDS } from '#features/profiles/business-fields.rules.ts';
import { placesWithin } from '#features/profiles/locations.rules.ts';
import { SPECIALIST_FIELDS } from '#features/profiles/specialist-fields.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import type { Services } from '#platform/services.server.ts';
import { stormUntil } from '#platform/storm.server.ts';
import { factsIn } from './fact-filters.ts';
import {
  asksForNothing,
  interpretQuery,
  type InterpretedQuery,
  type Term,
} from './interpret-query.server.ts';
import { distancesFrom, withDistance } from './map/positions.ts';
import { resultCardOf } from './provider-card.server.ts';
import type { DetailedCard } from './provider-card.ts';
import { placesCondition } from './search-codes.server.ts';
import {
  searchProfiles,
  type FoundProfiles,
  type ProfileFilter,
} from './search-profiles.server.ts';
import { findCategory, findLocation, type SearchQuery, type Values } from './search-query.ts';
import { foldText, wordsOf } from './search-text.rules.ts';
import { sparesOne, textQuery, type Labels } from './text-query.server.ts';

export interface FoundCards extends Omit<FoundProfiles, 'rows'> {
  cards: DetailedCard[];
  words: InterpretedQuery | null;
}

/** The one search, for page and API. */
export async function searchProviders(
  { db, clock, misses, env }: Pick<Services, 'db' | 'clock' | 'misses' | 'env'>,
  { kind, values, sort, page, limit }: SearchQuery,
  { countFactsUpTo = 0, serving = true } = {},
): Promise<FoundCards> {
  const location = findLocation(values.location) ?? null;
  const named = findCategory(kind, values.category);
  const type = findCategory(kind, values.businessType);
  const isUnknown = (values.category && !named) || (values.location && !location);
  if (isUnknown || (type && named && type !== named))
    return {
      cards: [],
      total: 0,
      counts: [],
      place: null,
      words: null,
      factCounts: null,
      version: null,
    };

  const fields = kind === 'specialist' ? specialistFields(values) : businessFields(values);
  const near = sort === 'near' ? location : null;
  const { words, condition } = await anyField(db, { kind, location, serving }, fields);
  // A business type that is no category is looked up among the specific types.
  const specific = values.businessType && !type ? [specificType(values.businessType)] : [];
  const conditions = [...(condition ? [condition] : []), ...specific];
  const { rows, ...found } = await searchProfiles(db, {
    kind,
    category: named ?? type ?? null,
    location: near ? null : location,
    near,
    serving,
    words,
    ...(conditions.length > 0 && { condition: sql.join(conditions, sql` and `) }),
    facts: factsIn(values),
    countFactsUpTo,
    now: clock.now(),
    order: sort,
    emergencyFirst: stormUntil(env, clock.now()) !== null,
    page,
    limit,
  });
  const typed = words && fields.find((field) => field.typed)?.typed;
  if (typed && (found.total === 0 || found.partial)) misses.add([{ kind, typed }]);
  const distances = near && distancesFrom(placesWithin(near));
  const cards = rows.map((row) => withDistance(resultCardOf(kind, row), distances));
  return { ...found, cards, words };
}

/** What was typed into one field, and where it must stand: without labels anywhere. */
interface Field {
  typed: string | undefined;
  labels?: Labels;
  /** A place among the words is a word like the others. */
  literal?: true;
  /** What labels cannot tell. */
  recheck?: (terms: readonly Term[]) => SQL;
}

/** The browser's call sends its keywords into four fields at once: then they may stand anywhere. */
function specialistFields(values: Values): Field[] {
  const { keywords, skills, firstName, lastName, occupation } = values;
  if (skills === firstName && skills === lastName && skills === occupation)
    return [...new Set([keywords, skills])].map((typed) => ({ typed }));
  const name = (column: 'first_name' | 'last_name', typed = '') => ({
    typed,
    labels: SPECIALIST_FIELDS.firstName.weight,
    recheck: () => isNamed(column, typed),
  });
  return [
    { typed: keywords },
    { typed: skills, labels: SPECIALIST_FIELDS.skills.weight },
    { typed: occupation, labels: SPECIALIST_FIELDS.occupation.weight },
    name('first_name', firstName),
    name('last_name', lastName),
  ];
}

/** First and last name share a label, and one field may hold both of them. */
function isNamed(column: 'first_name' | 'last_name', typed: string): SQL {
  const words = wordsOf(typed).join(' ');
  return sql`(name = ${words} or exists (
    select from specialist_profiles d where d.account_id = profile_search.account_id
    and fold(${sql.raw(`d.${column}`)}) like '%' || ${words} || '%'))`;
}

function businessFields(values: Values): Field[] {
  const literal = true as const;
  // About and description share a label: the few rows that have the words somewhere are read again.
  const text = (column: 'about' | 'description') => ({
    typed: values[column],
    labels: BUSINESS_FIELDS[column].weight,
    literal,
    recheck: (terms: readonly Term[]) =>
      sql`exists (select from business_profiles d where d.account_id = profile_search.account_id
        and to_tsvector('english', fold(${sql.raw(`d.${column}`)})) @@ ${textQuery(terms, '', { loose: true })})`,
  });
  return [
    { typed: values.services },
    { typed: values.business_name, labels: BUSINESS_FIELDS.businessName.weight, literal },
    text('about'),
    text('description'),
  ];
}

function specificType(typed: string): SQL {
  const words = foldText(typed);
  return words ? sql`headline like '%' || ${words} || '%'` : sql`false`;
}

type Asked = Pick<ProfileFilter, 'kind' | 'location' | 'serving'>;

/**
 * One field that fits is enough, and each finds the same whatever stands in the others, so that another one never finds
 * fewer. Words that may stand anywhere are ranked if they are all that was asked.
 */
async function anyField(
  db: Db,
  asked: Asked,
  fields: readonly Field[],
): Promise<Pick<ProfileFilter, 'words' | 'condition'>> {
  const given = fields.filter(({ typed }) => typed);
  const [only] = given;
  if (!only?.typed) return { words: null };
  if (given.length === 1 && !only.labels)
    return { words: await interpretQuery(db, only.typed, only) };
  const conditions = await Promise.all(given.map((field) => fits(db, asked, field)));
  return { words: null, condition: sql`(${sql.join(conditions, sql` or `)})` };
}

async function fits(db: Db, { kind, location, serving }: Asked, field: Field): Promise<SQL> {
  const { typed = '', labels = '', recheck } = field;
  const query = await interpretQuery(db, typed, field);
  if (asksForNothing(query)) return sql`false`;
  const { terms, place } = query;
  const conditions = [
    ...(terms.length > 0 ? [hasWords(kind, terms, labels)] : []),
    ...(place && !location ? [await placesCondition(db, place, serving)] : []),
    ...(recheck ? [recheck(terms)] : []),
  ];
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`true`;
}

/** As where the words are asked for alone: if nobody has all that may stand anywhere, all but one are enough. */
function hasWords(kind: Asked['kind'], terms: readonly Term[], labels: Labels): SQL {
  const has = (butOne: boolean) =>
    sql`document @@ ${textQuery(terms, labels, { loose: true, butOne })}`;
  if (labels || !sparesOne(terms)) return has(false);
  const nobody = sql`not exists (select from profile_search where kind = ${kind} and ${has(false)})`;
  return sql`(${has(false)} or (${has(true)} and ${nobody}))`;
}
