import { foldText } from '#features/directory/search-text.rules.ts';
import { firstOfEach, suggestNames, type Suggestion } from '#features/directory/suggest.server.ts';
import type { Db } from '#platform/db/database.server.ts';

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
