import { asc, count, desc, sql } from 'drizzle-orm';
import { AppError } from '#platform/errors.ts';
import type { Services } from '#platform/services.server.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { searchMisses, synonyms } from '#platform/db/tables/search.ts';
import { foldText } from '#features/directory/search-text.rules.ts';
import type { DeskActs, DeskWork } from '../desk/desk-acts.server.ts';
import { pageIn, deskPagesFor, searchIn, DESK_PAGE_SIZE } from '../desk/desk.rules.ts';
import {
  addSynonym,
  changeSynonym,
  dismissMiss,
  explainMiss,
  removeSynonym,
} from './change-synonyms.server.ts';
import { readSynonym, SYNONYM_MESSAGES, type Synonym } from './synonym.rules.ts';

export async function loadSearchWords({ db }: Services, query: URLSearchParams) {
  const [search, page] = [searchIn(query), pageIn(query)];
  const [found, misses] = await Promise.all([listSynonyms(db, search, page), listMisses(db)]);
  return { search, page, pages: deskPagesFor(found.total), synonyms: found, misses };
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

const MISSES_MAX = 50;

/** By the alphabet; `search` looks at both sides. */
export async function listSynonyms(db: Db, search: string, page: number) {
  const words = foldText(search);
  const where = search
    ? sql`${words} <> '' and strpos(concat_ws(' ', ${synonyms.term}, array_to_string(${synonyms.means}, ' ')), ${words}) > 0`
    : undefined;
  const rows = await db
    .select({ id: synonyms.id, term: synonyms.term, means: synonyms.means })
    .from(synonyms)
    .where(where)
    .orderBy(asc(synonyms.term), synonyms.id)
    .limit(DESK_PAGE_SIZE)
    .offset((page - 1) * DESK_PAGE_SIZE);
  const [all] = await db.select({ total: count() }).from(synonyms).where(where);
  return { rows, total: all!.total };
}

/** What most people have looked for in vain. */
async function listMisses(db: Db) {
  const rows = await db
    .select()
    .from(searchMisses)
    .orderBy(desc(searchMisses.count), desc(searchMisses.lastAt), searchMisses.query)
    .limit(MISSES_MAX);
  const [all] = await db.select({ total: count() }).from(searchMisses);
  return { rows, total: all!.total };
}
