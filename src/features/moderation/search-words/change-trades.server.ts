import { staffSearch } from '#messages';
import { and, eq, sql } from 'drizzle-orm';
import { foldText } from '#features/directory/search-text.rules.ts';
import { listed, tradeName, type FindWords } from '#features/find/find-words.ts';
import { loadFindWords, packWords } from '#features/find/load-find-words.server.ts';
import { folded, TRADE_LISTS } from '#features/find/staff-changes.ts';
import type { Db } from '#platform/db/database.server.ts';
import { tradeChanges, tradePhrases } from '#platform/db/tables/search.ts';
import { AppError } from '#platform/errors.ts';
import {
  recorded,
  refuse,
  type DeskActs,
  type DeskWork,
  type Done,
} from '../desk/desk-acts.server.ts';
import { deleteMiss, missIn } from './change-synonyms.server.ts';
import { phraseProblem, TRADE_CATEGORIES } from './search-words.rules.ts';

/** The pack's trades are the base; what staff change of them is kept beside it, and can be undone line by line. */
export const tradeActs: DeskActs = {
  'add-phrase': changing('trade.add-phrase', (work, words) =>
    addPhrase(work, words, work.read('id')),
  ),
  /** What was searched in vain, in one step. */
  'miss-to-trade': changing('trade.add-phrase', (work, words) => {
    const miss = missIn(work);
    const add = addPhrase(work, words, work.read('trade'));
    return async (tx) => {
      await deleteMiss(tx, miss);
      return add(tx);
    };
  }),
  'take-phrase': changing('trade.take-phrase', ({ read }, words) => {
    const trade = tradeIn(words, read('id'));
    const phrase = foldText(read('phrase'));
    if (!phrasesOf(words, trade).includes(phrase)) refuse('phrase', staffSearch.phraseUnknown);
    if (phrase === folded(tradeName(words, trade))) refuse('phrase', staffSearch.ownName);
    return async (tx) => {
      await keepPhrase(tx, trade, phrase, true);
      return { objectId: trade, before: { phrase }, said: staffSearch.phraseTaken };
    };
  }),
  'add-trade': changing('trade.add', ({ read }, words) => {
    const name = read('name');
    const problem = phraseProblem(name);
    if (problem) refuse('name', problem);
    const category = TRADE_CATEGORIES.find((each) => each === read('category'));
    if (!category) refuse('category', staffSearch.noCategory);
    const trade = foldText(name).replaceAll(' ', '-');
    if (Object.hasOwn(words.trades, trade) || findTrade(words, name))
      refuse('name', staffSearch.tradeKnown);
    const after = { name: name.trim(), category };
    return async (tx) => {
      await tx
        .insert(tradeChanges)
        .values({ trade, ...after })
        .onConflictDoUpdate({ target: tradeChanges.trade, set: after });
      return { objectId: trade, after, said: staffSearch.tradeAdded };
    };
  }),
  'take-trade': changing('trade.take-away', ({ read }, words) => {
    const trade = tradeIn(words, read('id'));
    const before = { name: tradeName(words, trade) };
    return async (tx) => {
      await tx.delete(tradeChanges).where(eq(tradeChanges.trade, trade));
      // Without a line of its own, one of the pack would come back.
      if (Object.hasOwn(packWords().trades, trade)) await tx.insert(tradeChanges).values({ trade });
      return { objectId: trade, before, said: staffSearch.tradeTaken };
    };
  }),
  'undo-phrase': changing('trade.undo', ({ id }) => async (tx) => {
    const [before] = await tx
      .delete(tradePhrases)
      .where(eq(tradePhrases.id, id()))
      .returning({ trade: tradePhrases.trade, phrase: tradePhrases.phrase });
    if (!before) throw new AppError('conflict', staffSearch.changeGone);
    return { objectId: before.trade, before, said: staffSearch.undone };
  }),
  'undo-trade': changing('trade.undo', ({ read }) => async (tx) => {
    const [before] = await tx
      .delete(tradeChanges)
      .where(eq(tradeChanges.trade, read('id')))
      .returning({ name: tradeChanges.name, category: tradeChanges.category });
    if (!before) throw new AppError('conflict', staffSearch.changeGone);
    return { objectId: read('id'), before, said: staffSearch.undone };
  }),
};

type Change = (tx: Db) => Promise<Done>;

/** Judges by the words of now, then changes them in turn: of two at once, each would repeat or undo a part of the other. */
function changing(action: string, judge: (work: DeskWork, words: FindWords) => Change) {
  return async (work: DeskWork) => {
    const change = judge(work, (await loadFindWords(work.services)).words);
    return recorded(action, async (tx) => {
      await tx.execute(sql`select from data_versions where name = 'search-words' for update`);
      return change(tx);
    })(work);
  };
}

/** By its id, or by the name that people read. */
function findTrade(words: FindWords, typed: string): string | undefined {
  if (Object.hasOwn(words.trades, typed)) return typed;
  const name = foldText(typed);
  return Object.keys(words.trades).find((id) => folded(tradeName(words, id)) === name);
}

const tradeIn = (words: FindWords, typed: string): string =>
  findTrade(words, typed) ?? refuse('trade', staffSearch.noTrade);

const phrasesOf = ({ trades }: FindWords, trade: string): string[] =>
  TRADE_LISTS.flatMap((list) => listed(trades[trade]![list])).map(folded);

function addPhrase({ read }: DeskWork, words: FindWords, typedTrade: string): Change {
  const trade = tradeIn(words, typedTrade);
  const problem = phraseProblem(read('phrase'));
  if (problem) refuse('phrase', problem);
  const phrase = foldText(read('phrase'));
  if (phrasesOf(words, trade).includes(phrase)) refuse('phrase', staffSearch.phraseKnown);
  return async (tx) => {
    await keepPhrase(tx, trade, phrase, false);
    return { objectId: trade, after: { phrase }, said: staffSearch.phraseAdded };
  };
}

/** The opposite of an earlier change undoes it. */
async function keepPhrase(tx: Db, trade: string, phrase: string, takenAway: boolean) {
  const [known] = await tx
    .delete(tradePhrases)
    .where(and(eq(tradePhrases.trade, trade), eq(tradePhrases.phrase, phrase)))
    .returning();
  if (!known || known.takenAway === takenAway)
    await tx.insert(tradePhrases).values({ trade, phrase, takenAway });
}
