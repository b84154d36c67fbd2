import { desc, eq } from 'drizzle-orm';
import { originalFile } from '#features/media/stored-files.server.ts';
import { accounts, sessions } from '#platform/db/tables/accounts.ts';
import { profileEventDays } from '#platform/db/tables/events.ts';
import { media } from '#platform/db/tables/media.ts';
import { profileRevisions } from '#platform/db/tables/profiles.ts';
import { reviews } from '#platform/db/tables/reviews.ts';
import type { Services } from '#platform/services.server.ts';
import { getOwnProfile } from './get-own-profile.server.ts';
import { Zip, ZipPassThrough } from 'fflate';

/** Everything that has to be looked up is, before the first piece is read. */
export async function exportData(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  accountId: number,
): Promise<AsyncIterable<Uint8Array>> {
  const [account] = await db
    .select({
      kind: accounts.kind,
      email: accounts.email,
      createdAt: accounts.createdAt,
      lastLoginAt: accounts.lastLoginAt,
      language: accounts.language,
      signupAddress: accounts.signupClient,
    })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  const devices = await db
    .select({
      device: sessions.userAgent,
      signedInAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(eq(sessions.accountId, accountId));
  const versions = await db
    .select({ submittedAt: profileRevisions.submittedAt, content: profileRevisions.content })
    .from(profileRevisions)
    .where(eq(profileRevisions.accountId, accountId))
    .orderBy(desc(profileRevisions.submittedAt));
  const aboutIt = await db
    .select({
      author: reviews.authorName,
      stars: reviews.stars,
      text: reviews.text,
      reply: reviews.reply,
      writtenAt: reviews.createdAt,
    })
    .from(reviews)
    .where(eq(reviews.profileId, accountId));
  const days = await db
    .select({
      day: profileEventDays.day,
      what: profileEventDays.kind,
      count: profileEventDays.count,
    })
    .from(profileEventDays)
    .where(eq(profileEventDays.profileId, accountId))
    .orderBy(desc(profileEventDays.day));
  const { shown: _, ...profile } = await getOwnProfile(db, accountId);
  const files = await db.select().from(media).where(eq(media.accountId, accountId));

  const told = { account, profile, devices, versions, reviews: aboutIt, days };
  const zip: FileOfZip[] = [{ name: 'kanek.json', pieces: [json(told)] }];
  for (const file of files) {
    const { slot, position, key, contentType } = file;
    const ending = contentType.split('/')[1]!;
    const stored = await storage.open(originalFile(file));
    if (stored)
      zip.push({
        name: `files/${slot}-${position + 1}-${key.slice(0, 6)}.${ending}`,
        pieces: stored.read(0, stored.size - 1),
      });
  }
  return zipFiles(zip);
}

const json = (value: unknown) => new TextEncoder().encode(JSON.stringify(value, null, 2));

interface FileOfZip {
  name: string;
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

/** A zip, made as it is read: no more of it is held than a piece. Pictures and videos are compressed already. */
async function* zipFiles(files: readonly FileOfZip[]): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    made.push(piece);
  });
  for (const { name, pieces } of files) {
    const file = new ZipPassThrough(name);
    zip.add(file);
    for await (const piece of pieces) {
      file.push(piece);
      yield* made.splice(0);
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  yield* made;
}
