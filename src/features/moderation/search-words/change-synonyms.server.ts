import { staffSearch } from '#messages';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { searchWords, synonyms, searchMisses } from '#platform/db/tables/search.ts';
import { AppError } from '#platform/errors.ts';
import { recorded, refuse, type DeskActs, type DeskWork } from '../desk/desk-acts.server.ts';
import { checkMeans, readSynonym, type Synonym } from './search-words.rules.ts';
import type { SearchMiss } from '#platform/services.server.ts';

/** Search reads the table with every query, and kept answers end with every change of it: no waiting. */
export const searchWordsActs: DeskActs = {
  add: recorded('synonym.add', async (tx, work) => {
    const after = typedIn(work);
    return { objectId: await insertSynonym(tx, after), after, said: staffSearch.synonymAdded };
  }),
  change: recorded('synonym.change', async (tx, work) => {
    const [id, after] = [work.id(), typedIn(work)];
    const before = await lockSynonym(tx, id);
    if (before.term !== after.term && (await isKnown(tx, after.term))) refuseTaken();
    await tx.update(synonyms).set(after).where(eq(synonyms.id, id));
    if (before.term !== after.term) await forgetWord(tx, before.term);
    await learnWord(tx, after.term);
    return { before, after, said: staffSearch.synonymChanged };
  }),
  remove: recorded('synonym.remove', async (tx, { id }) => {
    const before = await lockSynonym(tx, id());
    await tx.delete(synonyms).where(eq(synonyms.id, id()));
    await forgetWord(tx, before.term);
    return { before, said: staffSearch.synonymRemoved };
  }),
  /** What was searched in vain gets a meaning, in addition to those that it may have already. */
  explain: recorded('synonym.add', async (tx, work) => {
    const [miss, synonym] = [missIn(work), typedIn(work)];
    await deleteMiss(tx, miss);
    const [known] = await tx
      .select({ id: synonyms.id, means: synonyms.means })
      .from(synonyms)
      .where(isTerm(synonym.term))
      .for('update');
    const means = [...new Set([...(known?.means ?? []), ...synonym.means])];
    const unclear = checkMeans(means);
    if (unclear) refuse('means', unclear);
    if (known) await tx.update(synonyms).set({ means }).where(eq(synonyms.id, known.id));
    return {
      objectId: known?.id ?? (await insertSynonym(tx, synonym)),
      ...(known && { action: 'synonym.change', before: { means: known.means } }),
      after: { ...synonym, means, miss: miss.query },
      said: staffSearch.synonymAdded,
    };
  }),
  dismiss: recorded('search.dismiss', async (tx, work) => {
    const { kind, query } = missIn(work);
    const { count } = await deleteMiss(tx, { kind, query });
    const objectId = `${kind}: ${query}`;
    return { objectId, before: { count }, said: staffSearch.dismissed };
  }),
};

function typedIn({ read }: DeskWork): Synonym {
  const judged = readSynonym(read('term'), read('means'));
  return 'message' in judged ? refuse(judged.field, judged.message) : judged.synonym;
}

function refuseTaken(): never {
  throw new AppError('conflict', staffSearch.synonymTaken, { field: 'term' });
}

const isTerm = (term: string) => sql`lower(${synonyms.term}) = ${term}`;

async function insertSynonym(tx: Db, synonym: Synonym): Promise<number> {
  const [added] = await tx
    .insert(synonyms)
    .values(synonym)
    .onConflictDoNothing()
    .returning({ id: synonyms.id });
  if (!added) refuseTaken();
  await learnWord(tx, synonym.term);
  return added.id;
}

async function lockSynonym(tx: Db, id: number): Promise<Synonym> {
  const [row] = await tx
    .select({ term: synonyms.term, means: synonyms.means })
    .from(synonyms)
    .where(eq(synonyms.id, id))
    .for('update');
  if (!row) throw new AppError('conflict', staffSearch.synonymGone);
  return row;
}

const isKnown = async (tx: Db, term: string) => (await tx.$count(synonyms, isTerm(term))) > 0;

const isWord = (term: string) => /^[a-z]{4,30}$/.test(term);

/** A word that is known is one that a misspelt word may have meant. */
async function learnWord(tx: Db, term: string): Promise<void> {
  if (isWord(term)) await tx.insert(searchWords).values({ word: term }).onConflictDoNothing();
}

/** Unless a provider uses it too. */
async function forgetWord(tx: Db, term: string): Promise<void> {
  if (!isWord(term)) return;
  await tx.delete(searchWords).where(
    and(
      eq(searchWords.word, term),
      sql`not exists (select from profile_search
        where document @@ (to_tsquery('english', ${term}) || to_tsquery('simple', ${term})))`,
    ),
  );
}

interface Miss {
  kind: SearchMiss['kind'];
  query: string;
}

/** A miss is named by its kind and its words: `business bakry`. */
export function missIn({ read }: DeskWork): Miss {
  const [, kind, query] = /^(specialist|business|both) (.+)$/.exec(read('id')) ?? [];
  if (!kind || !query) throw new AppError('conflict', staffSearch.missGone);
  return { kind: kind as Miss['kind'], query };
}

export async function deleteMiss(tx: Db, { kind, query }: Miss) {
  const [gone] = await tx
    .delete(searchMisses)
    .where(and(eq(searchMisses.kind, kind), eq(searchMisses.query, query)))
    .returning();
  if (!gone) throw new AppError('conflict', staffSearch.missGone);
  return gone;
}
