import { sql, type SQL, eq } from 'drizzle-orm';
import type { Services } from '#platform/services.server.ts';
import { filmEnding } from '#platform/site-film.rules.ts';
import { VIDEO_TYPES, type VideoType } from './video.rules.ts';
import { refusalOf } from '#platform/access.ts';
import type { Db } from '#platform/db/database.server.ts';
import { media } from '#platform/db/tables/media.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import type { Session } from '#platform/session-context.server.ts';

export const storageKeyOf = (key: string) => `pictures/${key.slice(0, 2)}/${key}`;
export const videoStorageKey = (key: string) => `videos/${key.slice(0, 2)}/${key}`;
export const shareStorageKey = (slug: string) => `shares/${slug}`;

/** The site's own film, by its key in `site_files`. */
export const siteFilmFile = (key: string) => `films/${key}/film.${filmEnding(key)}`;

export interface NamedFile {
  key: string;
  slot: string;
}

/** The one file of a row that cannot be made again; the other sizes of a picture can. */
export function originalFile({ slot, key, contentType }: NamedFile & { contentType: string }) {
  return slot === 'video'
    ? `${videoStorageKey(key)}/video.${VIDEO_TYPES[contentType as VideoType]}`
    : `${storageKeyOf(key)}/master.webp`;
}

/**
 * Removes files that no row names any more. What it was part of is decided by then, so a storage that is away changes
 * nothing about it: the sweep finds what is left.
 */
export async function discardFiles(
  { db, storage, log }: Pick<Services, 'db' | 'storage' | 'log'>,
  files: readonly NamedFile[],
): Promise<void> {
  const leave = (error: unknown) => log.warn({ err: error }, 'files are left to the sweep');
  if (files.length === 0) return;
  const found = await db.execute<{ key: string }>(keptOf(files.map(({ key }) => key))).catch(leave);
  if (!found) return;
  const kept = new Set(found.rows.map(({ key }) => key));
  for (const { key, slot } of files)
    if (!kept.has(key)) await storage.remove((FOLDER_OF[slot] ?? storageKeyOf)(key)).catch(leave);
}

const FOLDER_OF: Record<string, (key: string) => string> = {
  video: videoStorageKey,
  share: shareStorageKey,
};

/** Those that no profile shows any more, and that come back if a merge is undone. */
export const keptOf = (keys: readonly string[]): SQL =>
  sql`select key from profile_merges cross join unnest(files) key where key = any(${sql.param(keys)}::text[])`;

/**
 * Who may open a stored picture or video now: everybody while it is part of what visitors find, otherwise its owner and
 * staff alone. Null where that leaves out who asks.
 */
export async function fileAudience(
  db: Db,
  key: string,
  session: Session | null,
): Promise<'everybody' | 'owner and staff' | null> {
  const [file] = await db
    .select({ owner: media.accountId, live: media.live, listed: profiles.listed })
    .from(media)
    .leftJoin(profiles, eq(profiles.accountId, media.accountId))
    .where(eq(media.key, key));
  if (!file) return null;
  if (file.live && file.listed) return 'everybody';
  const isInsider =
    session?.account.id === file.owner || refusalOf('staff/approval', session) === null;
  return isInsider ? 'owner and staff' : null;
}
