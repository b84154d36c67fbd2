import { sql } from 'drizzle-orm';
import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { readsPart, readsProfiles } from '#platform/db/directory-reads.server.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { capitalised, foldText } from './search-text.rules.ts';

export interface Suggestion {
  text: string;
  type: 'occupation' | 'name' | 'skill' | 'place' | 'trade' | 'need';
  /** The trade that is meant, where the text does not say it. */
  leadsTo?: string;
}

const MOST_SUGGESTIONS = 8;
const OF_A_TYPE = 4;
/** One letter begins thousands of names: only so many rows are looked at. */
const LOOKED_AT = 500;

/** What the person typing may be about to type. */
export async function suggest(
  db: Db,
  { kind, typed }: { kind: ProviderKind; typed: string },
): Promise<Suggestion[]> {
  const start = foldText(typed);
  if (start.length < 2) return [];
  readsPart({ kind, category: null, places: null });
  const { rows } = await db.execute<{ text: string; type: Suggestion['type'] }>(sql`
    (select min(p.headline) as text, 'occupation' as type
      from (select account_id, headline from profile_search
        where kind = ${kind} and headline like ${`${start}%`} limit ${LOOKED_AT}) s
      join profiles p using (account_id)
      group by s.headline order by count(*) desc, s.headline limit ${OF_A_TYPE})
    union all
    (select word, 'skill' from search_words
      where word like ${`${start}%`} and not exists (select from synonyms where lower(term) = word)
      order by length(word), word limit ${OF_A_TYPE})`);
  const places = LOCATIONS.filter((place) => foldText(place).startsWith(start));
  // Single words come last: an occupation, a name or a place says more.
  const isSkill = ({ type }: Suggestion) => type === 'skill';
  const all = [
    ...rows.filter((row) => !isSkill(row)),
    ...(await suggestNames(db, [kind], start)),
    ...places.map((text) => ({ text, type: 'place' as const })),
    ...rows.filter(isSkill).map((row) => ({ ...row, text: capitalised(row.text) })),
  ];
  return firstOfEach(all);
}

/** Who is called so, the best rated first. */
async function suggestNames(
  db: Db,
  kinds: readonly ProviderKind[],
  start: string,
): Promise<Suggestion[]> {
  for (const kind of kinds) readsPart({ kind, category: null, places: null });
  const begun = kinds.map(
    (kind) => sql`(select account_id, name, rating from profile_search
      where kind = ${kind} and name like ${`${start}%`} order by name limit ${LOOKED_AT})`,
  );
  const { rows } = await db.execute<{ text: string; slug: string }>(sql`
    select p.display_name as text, p.slug
    from (${sql.join(begun, sql` union all `)}) s join profiles p using (account_id)
    order by s.rating desc, s.name limit ${OF_A_TYPE}`);
  readsProfiles(rows);
  return rows.map(({ text }) => ({ text, type: 'name' }));
}

/** Nothing is offered twice. */
function firstOfEach(all: readonly Suggestion[]): Suggestion[] {
  const seen = new Set<string>();
  return all
    .filter(({ text }) => !seen.has(foldText(text)) && seen.add(foldText(text)))
    .slice(0, MOST_SUGGESTIONS);
}

/** What the person typing may be about to say: trades and needs, who is called so, places. */
export async function suggestSentences(
  db: Db,
  suggesting: (typed: string) => Suggestion[],
  typed: string,
): Promise<Suggestion[]> {
  const start = foldText(typed);
  if (start.length < 2) return [];
  const said = suggesting(typed);
  const names = await suggestNames(db, ['specialist', 'business'], start);
  const of = (wanted: Suggestion['type']) => said.filter(({ type }) => type === wanted);
  return firstOfEach([
    ...of('trade'),
    ...names.slice(0, said.length > 0 ? 2 : undefined),
    ...of('place'),
    ...of('need'),
  ]);
}
