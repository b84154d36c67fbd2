import { and, eq, sql } from 'drizzle-orm';
import { foldText } from '#features/directory/search-text.rules.ts';
import { recordAct } from '#features/accounts/record-act.server.ts';
import { listed, type FindWords } from '#features/find/find-words.ts';
import { loadFindWords, packWords } from '#features/find/load-find-words.server.ts';
import { folded, TRADE_LISTS } from '#features/find/staff-changes.ts';
import { tradeName } from '#features/find/find-words.ts';
import type { Db } from '#platform/db/database.server.ts';
import { tradeChanges, tradePhrases } from '#platform/db/tables/search.ts';
import { AppError } from '#platform/errors.ts';
import type { DeskActs, DeskWork } from '../desk/desk-acts.server.ts';
import { deleteMiss, missIn } from './misses.server.ts';
import { phraseProblem, TRADE_CATEGORIES, TRADE_MESSAGES } from './trade.rules.ts';

/** The pack's trades are the base; what staff change of them is kept beside it, and can be undone line by line. */
export const tradeActs: DeskActs = {
  async 'add-phrase'(work) {
    const { trade, phrase } = await newPhrase(work, work.read('id'));
    await work.services.db.transaction((tx) => addPhrase(tx, work, trade, phrase));
    return TRADE_MESSAGES.phraseAdded;
  },
  /** What was searched in vain, in one step. */
  async 'miss-to-trade'(work) {
    const miss = missIn(work);
    const { trade, phrase } = await newPhrase(work, work.read('trade'));
    await work.services.db.transaction(async (tx) => {
      await deleteMiss(tx, miss);
      await addPhrase(tx, work, trade, phrase);
    });
    return TRADE_MESSAGES.phraseAdded;
  },
  async 'take-phrase'(work) {
    const { words } = await loadFindWords(work.services);
    const trade = tradeIn(words, work.read('id'));
    const phrase = foldText(work.read('phrase'));
    if (!phrasesOf(words, trade).includes(phrase)) refuse('phrase', TRADE_MESSAGES.phraseUnknown);
    if (phrase === folded(tradeName(words, trade))) refuse('phrase', TRADE_MESSAGES.ownName);
    await work.services.db.transaction(async (tx) => {
      await keepPhrase(tx, trade, phrase, true);
      await recordAct(tx, { ...act(work, trade), action: 'trade.take-phrase', before: { phrase } });
    });
    return TRADE_MESSAGES.phraseTaken;
  },
  async 'add-trade'(work) {
    const name = work.read('name');
    const problem = phraseProblem(name);
    if (problem) refuse('name', problem);
    const category = TRADE_CATEGORIES.find((each) => each === work.read('category'));
    if (!category) refuse('category', TRADE_MESSAGES.noCategory);
    const { words } = await loadFindWords(work.services);
    const trade = foldText(name).replaceAll(' ', '-');
    if (Object.hasOwn(words.trades, trade) || findTrade(words, name))
      refuse('name', TRADE_MESSAGES.tradeKnown);
    await work.services.db.transaction(async (tx) => {
      await takeTurn(tx);
      const after = { name: name.trim(), category };
      await tx
        .insert(tradeChanges)
        .values({ trade, ...after })
        .onConflictDoUpdate({ target: tradeChanges.trade, set: after });
      await recordAct(tx, { ...act(work, trade), action: 'trade.add', after });
    });
    return TRADE_MESSAGES.tradeAdded;
  },
  async 'take-trade'(work) {
    const { words } = await loadFindWords(work.services);
    const trade = tradeIn(words, work.read('id'));
    const isOfPack = Object.hasOwn(packWords().trades, trade);
    await work.services.db.transaction(async (tx) => {
      await takeTurn(tx);
      await tx.delete(tradeChanges).where(eq(tradeChanges.trade, trade));
      // Without a line of its own, one of the pack would come back.
      if (isOfPack) await tx.insert(tradeChanges).values({ trade });
      const before = { name: tradeName(words, trade) };
      await recordAct(tx, { ...act(work, trade), action: 'trade.take-away', before });
    });
    return TRADE_MESSAGES.tradeTaken;
  },
  async 'undo-phrase'(work) {
    await work.services.db.transaction(async (tx) => {
      await takeTurn(tx);
      const [before] = await tx
        .delete(tradePhrases)
        .where(eq(tradePhrases.id, work.id()))
        .returning({ trade: tradePhrases.trade, phrase: tradePhrases.phrase });
      if (!before) throw new AppError('conflict', TRADE_MESSAGES.gone);
      await recordAct(tx, { ...act(work, before.trade), action: 'trade.undo', before });
    });
    return TRADE_MESSAGES.undone;
  },
  async 'undo-trade'(work) {
    await work.services.db.transaction(async (tx) => {
      await takeTurn(tx);
      const trade = work.read('id');
      const [before] = await tx
        .delete(tradeChanges)
        .where(eq(tradeChanges.trade, trade))
        .returning({ name: tradeChanges.name, category: tradeChanges.category });
      if (!before) throw new AppError('conflict', TRADE_MESSAGES.gone);
      await recordAct(tx, { ...act(work, trade), action: 'trade.undo', before });
    });
    return TRADE_MESSAGES.undone;
  },
};

const act = ({ actor }: DeskWork, trade: string) => ({ actor, objectId: trade });

function refuse(field: string, message: string): never {
  throw new AppError('bad-input', message, { field });
}

/** By its id, or by the name that people read. */
function findTrade(words: FindWords, typed: string): string | undefined {
  if (Object.hasOwn(words.trades, typed)) return typed;
  const name = foldText(typed);
  return Object.keys(words.trades).find((id) => folded(tradeName(words, id)) === name);
}

const tradeIn = (words: FindWords, typed: string): string =>
  findTrade(words, typed) ?? refuse('trade', TRADE_MESSAGES.noTrade);

const phrasesOf = ({ trades }: FindWords, trade: string): string[] =>
  TRADE_LISTS.flatMap((list) => listed(trades[trade]![list])).map(folded);

async function newPhrase(work: DeskWork, typedTrade: string) {
  const { words } = await loadFindWords(work.services);
  const trade = tradeIn(words, typedTrade);
  const problem = phraseProblem(work.read('phrase'));
  if (problem) refuse('phrase', problem);
  const phrase = foldText(work.read('phrase'));
  if (phrasesOf(words, trade).includes(phrase)) refuse('phrase', TRADE_MESSAGES.phraseKnown);
  return { trade, phrase };
}

async function addPhrase(tx: Db, work: DeskWork, trade: string, phrase: string): Promise<void> {
  await keepPhrase(tx, trade, phrase, false);
  await recordAct(tx, { ...act(work, trade), action: 'trade.add-phrase', after: { phrase } });
}

/** Until the end of the transaction: of two changes at once, each would repeat or undo a part of the other. */
const takeTurn = (tx: Db) =>
  tx.execute(sql`select from data_versions where name = 'search-words' for update`);

/** The opposite of an earlier change undoes it. */
async function keepPhrase(tx: Db, trade: string, phrase: string, takenAway: boolean) {
  await takeTurn(tx);
  const [known] = await tx
    .delete(tradePhrases)
    .where(and(eq(tradePhrases.trade, trade), eq(tradePhrases.phrase, phrase)))
    .returning();
  if (!known || known.takenAway === takenAway)
    await tx.insert(tradePhrases).values({ trade, phrase, takenAway });
}
