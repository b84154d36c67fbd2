import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { searchWords, synonyms } from '#platform/db/tables/search.ts';
import { AppError } from '#platform/errors.ts';
import { recordAct } from '#features/accounts/record-act.server.ts';
import type { DeskActs, DeskWork } from '../desk/desk-acts.server.ts';
import { deleteMiss, missIn } from './misses.server.ts';
import { readSynonym, SYNONYM_MESSAGES, type Synonym } from './synonym.rules.ts';

/** Search reads the table with every query, and kept answers end with every change of it: no waiting. */
export const searchWordsActs: DeskActs = {
  async add(work) {
    const synonym = typedIn(work);
    await work.services.db.transaction(async (tx) => {
      const id = await insertSynonym(tx, synonym);
      await recordAct(tx, {
        actor: work.actor,
        objectId: id,
        action: 'synonym.add',
        after: synonym,
      });
    });
    return SYNONYM_MESSAGES.added;
  },
  async change(work) {
    const [id, synonym] = [work.id(), typedIn(work)];
    await work.services.db.transaction(async (tx) => {
      const before = await lockSynonym(tx, id);
      if (before.term !== synonym.term && (await isKnown(tx, synonym.term))) refuseTaken();
      await tx.update(synonyms).set(synonym).where(eq(synonyms.id, id));
      if (before.term !== synonym.term) await forgetWord(tx, before.term);
      await learnWord(tx, synonym.term);
      const action = 'synonym.change';
      await recordAct(tx, { actor: work.actor, objectId: id, action, before, after: synonym });
    });
    return SYNONYM_MESSAGES.changed;
  },
  async remove({ services, actor, id }) {
    await services.db.transaction(async (tx) => {
      const before = await lockSynonym(tx, id());
      await tx.delete(synonyms).where(eq(synonyms.id, id()));
      await forgetWord(tx, before.term);
      await recordAct(tx, { actor, objectId: id(), action: 'synonym.remove', before });
    });
    return SYNONYM_MESSAGES.removed;
  },
  /** What was searched in vain gets a meaning, in addition to those that it may have already. */
  async explain(work) {
    const [miss, synonym] = [missIn(work), typedIn(work)];
    await work.services.db.transaction(async (tx) => {
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
        actor: work.actor,
        objectId: id,
        action: known ? 'synonym.change' : 'synonym.add',
        before: known ? { means: known.means } : undefined,
        after: { ...synonym, means, miss: miss.query },
      });
    });
    return SYNONYM_MESSAGES.added;
  },
  async dismiss(work) {
    const { kind, query } = missIn(work);
    await work.services.db.transaction(async (tx) => {
      const { count } = await deleteMiss(tx, { kind, query });
      await recordAct(tx, {
        actor: work.actor,
        action: 'search.dismiss',
        objectId: `${kind}: ${query}`,
        before: { count },
      });
    });
    return SYNONYM_MESSAGES.dismissed;
  },
};

function typedIn({ read }: DeskWork): Synonym {
  const judged = readSynonym(read('term'), read('means'));
  if ('message' in judged) throw new AppError('bad-input', judged.message, { field: judged.field });
  return judged.synonym;
}

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
