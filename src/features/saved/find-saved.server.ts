import { findCards } from '#features/directory/find-cards.server.ts';
import { findMoved } from '#features/duplicates/find-moved.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import type { MovedCard } from './saved-query.ts';

/** The cards of those with these ids, in their order; who became part of another is that one. */
export async function findSaved(db: Db, ids: readonly string[]): Promise<MovedCard[]> {
  const moved = await findMoved(db, ids);
  const now = ids.map((id) => moved.get(id)?.slug ?? id);
  const cards = await findCards(db, now);
  return cards.map((card) => ({
    card,
    was: ids.filter((id) => moved.get(id)?.slug === card.id),
  }));
}
