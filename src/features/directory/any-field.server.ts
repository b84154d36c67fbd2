import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { asksForNothing, interpretQuery, type Term } from './interpret-query.server.ts';
import { placesCondition, type ProfileFilter } from './search-profiles.server.ts';
import { sparesOne, textQuery, type Labels } from './text-query.ts';

/** What was typed into one field, and where it must stand: without labels anywhere. */
export interface Field {
  typed: string;
  labels?: Labels;
  /** A place among the words is a word like the others. */
  literal?: true;
  /** What labels cannot tell. */
  recheck?: (terms: readonly Term[]) => SQL;
}

type Asked = Pick<ProfileFilter, 'kind' | 'location'>;

/**
 * One field that fits is enough, and each finds the same whatever stands in the others, so that another one never finds
 * fewer. Words that may stand anywhere are ranked if they are all that was asked.
 */
export async function anyField(
  db: Db,
  asked: Asked,
  fields: readonly Field[],
): Promise<Pick<ProfileFilter, 'words' | 'condition'>> {
  const given = fields.filter(({ typed }) => typed);
  const [only] = given;
  if (!only) return { words: null };
  if (given.length === 1 && !only.labels)
    return { words: await interpretQuery(db, only.typed, only) };
  const conditions = await Promise.all(given.map((field) => fits(db, asked, field)));
  return { words: null, condition: sql`(${sql.join(conditions, sql` or `)})` };
}

async function fits(db: Db, { kind, location }: Asked, field: Field): Promise<SQL> {
  const { labels = '', recheck } = field;
  const query = await interpretQuery(db, field.typed, field);
  if (asksForNothing(query)) return sql`false`;
  const { terms, place } = query;
  const conditions = [
    ...(terms.length > 0 ? [hasWords(kind, terms, labels)] : []),
    ...(place && !location ? [await placesCondition(db, place)] : []),
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
