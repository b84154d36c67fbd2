import { AppError } from '#platform/errors.ts';
import type { Services } from '#platform/services.server.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import type { DeskActs, DeskWork } from '../desk/desk-acts.server.ts';
import { pageIn, pagesFor, searchIn } from '../desk/desk-page.rules.ts';
import {
  addSynonym,
  changeSynonym,
  dismissMiss,
  explainMiss,
  removeSynonym,
} from './change-synonyms.server.ts';
import { listMisses, listSynonyms } from './list-search-words.server.ts';
import { readSynonym, SYNONYM_MESSAGES, type Synonym } from './synonym.rules.ts';

export async function loadSearchWords({ db }: Services, query: URLSearchParams) {
  const [search, page] = [searchIn(query), pageIn(query)];
  const [synonyms, misses] = await Promise.all([listSynonyms(db, search, page), listMisses(db)]);
  return { search, page, pages: pagesFor(synonyms.total), synonyms, misses };
}

export type SearchWordsView = Awaited<ReturnType<typeof loadSearchWords>>;

export const searchWordsActs: DeskActs = {
  async add(work) {
    await addSynonym(work.services, { actor: work.actor, synonym: typedIn(work) });
    return SYNONYM_MESSAGES.added;
  },
  async change(work) {
    const { services, actor, id } = work;
    await changeSynonym(services, { actor, id: id(), synonym: typedIn(work) });
    return SYNONYM_MESSAGES.changed;
  },
  async remove({ services, actor, id }) {
    await removeSynonym(services, { actor, id: id() });
    return SYNONYM_MESSAGES.removed;
  },
  async explain(work) {
    const { services, actor } = work;
    await explainMiss(services, { actor, miss: missIn(work), synonym: typedIn(work) });
    return SYNONYM_MESSAGES.added;
  },
  async dismiss(work) {
    await dismissMiss(work.services, { actor: work.actor, miss: missIn(work) });
    return SYNONYM_MESSAGES.dismissed;
  },
};

function typedIn({ read }: DeskWork): Synonym {
  const judged = readSynonym(read('term'), read('means'));
  if ('message' in judged) throw new AppError('bad-input', judged.message, { field: judged.field });
  return judged.synonym;
}

/** A miss is named by its kind and its words: `business bakry`. */
function missIn({ read }: DeskWork): { kind: ProviderKind; query: string } {
  const [, kind, query] = /^(specialist|business) (.+)$/.exec(read('id')) ?? [];
  if (!kind || !query) throw new AppError('conflict', SYNONYM_MESSAGES.missGone);
  return { kind: kind as ProviderKind, query };
}
