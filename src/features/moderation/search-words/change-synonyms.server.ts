import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { searchMisses, searchWords, synonyms } from '#platform/db/tables/search.ts';
import { AppError } from '#platform/errors.ts';
import type { Services } from '#platform/services.server.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { recordAct, type Actor } from '#features/accounts/record-act.server.ts';
import { SYNONYM_MESSAGES, type Synonym } from './synonym.rules.ts';

type Needed = Pick<Services, 'db'>;
interface Miss {
  kind: ProviderKind;
  query: string;
}

/** Search reads the table with every query, and kept answers end with every change of it: no waiting. */
export async function addSynonym(
  { db }: Needed,
  { actor, synonym }: { actor: Actor; synonym: Synonym },
): Promise<void> {
  await db.transaction(async (tx) => {
    const id = await insertSynonym(tx, synonym);
    await recordAct(tx, { ...act(actor, id), action: 'synonym.add', after: synonym });
  });
}

export async function changeSynonym(
  { db }: Needed,
  { actor, id, synonym }: { actor: Actor; id: number; synonym: Synonym },
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockSynonym(tx, id);
    if (before.term !== synonym.term && (await isKnown(tx, synonym.term))) refuseTaken();
    await tx.update(synonyms).set(synonym).where(eq(synonyms.id, id));
    if (before.term !== synonym.term) await forgetWord(tx, before.term);
    await learnWord(tx, synonym.term);
    await recordAct(tx, { ...act(actor, id), action: 'synonym.change', before, after: synonym });
  });
}

export async function removeSynonym(
  { db }: Needed,
  { actor, id }: { actor: Actor; id: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockSynonym(tx, id);
    await tx.delete(synonyms).where(eq(synonyms.id, id));
    await forgetWord(tx, before.term);
    await recordAct(tx, { ...act(actor, id), action: 'synonym.remove', before });
  });
}

/** What was searched in vain gets a meaning, in addition to those that it may have already. */
export async function explainMiss(
  { db }: Needed,
  { actor, miss, synonym }: { actor: Actor; miss: Miss; synonym: Synonym },
): Promise<void> {
  await db.transaction(async (tx) => {
    await deleteMiss(tx, miss);
    const [known] = await tx
      .select({ id: synonyms.id, means: synonyms.means })
      .from(synonyms)
      .where(sql`lower(${synonyms.term}) = ${synonym.term}`)
      .for('update');
    const means = [...new Set([...(known?.means ?? []), ...synonym.means])];
    if (known) await tx.update(synonyms).set({ means }).where(eq(synonyms.id, known.id));
    const id = known?.id ?? (await insertSynonym(tx, synonym));
    await recordAct(tx, {
      ...act(actor, id),
      action: known ? 'synonym.change' : 'synonym.add',
      before: known ? { means: known.means } : undefined,
      after: { ...synonym, means, miss: miss.query },
    });
  });
}

export async function dismissMiss(
  { db }: Needed,
  { actor, miss }: { actor: Actor; miss: Miss },
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await deleteMiss(tx, miss);
    await recordAct(tx, {
      actor,
      action: 'search.dismiss',
      objectKind: 'search',
      objectId: `${miss.kind}: ${miss.query}`,
      before: { count: before.count },
    });
  });
}

const act = (actor: Actor, id: number) => ({ actor, objectKind: 'synonym', objectId: id });

function refuseTaken(): never {
  throw new AppError('conflict', SYNONYM_MESSAGES.taken, { field: 'term' });
}

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
  if (!row) throw new AppError('conflict', SYNONYM_MESSAGES.gone);
  return row;
}

async function isKnown(tx: Db, term: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: synonyms.id })
    .from(synonyms)
    .where(sql`lower(${synonyms.term}) = ${term}`);
  return row !== undefined;
}

async function deleteMiss(tx: Db, { kind, query }: Miss) {
  const [gone] = await tx
    .delete(searchMisses)
    .where(and(eq(searchMisses.kind, kind), eq(searchMisses.query, query)))
    .returning();
  if (!gone) throw new AppError('conflict', SYNONYM_MESSAGES.missGone);
  return gone;
}

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
