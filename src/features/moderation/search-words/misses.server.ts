import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { searchMisses } from '#platform/db/tables/search.ts';
import { AppError } from '#platform/errors.ts';
import type { SearchMiss } from '#platform/services.server.ts';
import type { DeskWork } from '../desk/desk-acts.server.ts';
import { SYNONYM_MESSAGES } from './synonym.rules.ts';

export interface Miss {
  kind: SearchMiss['kind'];
  query: string;
}

/** A miss is named by its kind and its words: `business bakry`. */
export function missIn({ read }: DeskWork): Miss {
  const [, kind, query] = /^(specialist|business|both) (.+)$/.exec(read('id')) ?? [];
  if (!kind || !query) throw new AppError('conflict', SYNONYM_MESSAGES.missGone);
  return { kind: kind as Miss['kind'], query };
}

export async function deleteMiss(tx: Db, { kind, query }: Miss) {
  const [gone] = await tx
    .delete(searchMisses)
    .where(and(eq(searchMisses.kind, kind), eq(searchMisses.query, query)))
    .returning();
  if (!gone) throw new AppError('conflict', SYNONYM_MESSAGES.missGone);
  return gone;
}
