import { redirect } from 'react-router';
import { findMoved } from '#features/duplicates/find-moved.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { paths } from '#platform/paths.ts';

/** Whoever asks for a profile that became part of another goes there; asked again each time, as a merge can be undone. */
export async function leadOn(db: Db, slug: string, rest = ''): Promise<void> {
  const moved = await findMoved(db, slug);
  if (!moved) return;
  const headers = { 'Cache-Control': 'no-cache' };
  throw redirect(paths[moved.kind](moved.slug) + rest, { status: 301, headers });
}
