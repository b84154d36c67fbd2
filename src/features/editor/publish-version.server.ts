import { and, desc, eq, inArray, ne, notInArray } from 'drizzle-orm';
import type { NamedFile } from '#features/media/stored-files.server.ts';
import { ownVideoKey } from '#features/media/video.rules.ts';
import { completeness } from '#features/profiles/completeness.rules.ts';
import { countedOf, type ProfileContent } from '#features/profiles/profile-content.ts';
import { updateProfile } from '#features/profiles/write-profile.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { media } from '#platform/db/tables/media.ts';
import { profileRevisions, type profiles } from '#platform/db/tables/profiles.ts';
import { placePictures, type Arranged } from './arrange-pictures.server.ts';
import { type Revision, getPublicVersion } from './get-own-profile.server.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Facts } from '#features/profiles/facts.rules.ts';

/** Inside a transaction: words, pictures and video become the public ones. Returns the files of no use any more. */
export async function publishVersion(
  tx: Db,
  accountId: number,
  { content, pictures }: { content: ProfileContent; pictures: Arranged },
  facts: Partial<typeof profiles.$inferInsert>,
): Promise<NamedFile[]> {
  const remembered = await rememberedFiles(tx, accountId);
  const pictureFiles = await placePictures(tx, accountId, pictures, remembered);
  const videoFiles = await publishVideo(tx, accountId, content.videoUrl, remembered);
  await updateProfile(tx, accountId, content, {
    ...facts,
    completeness: completeness(countedOf(content, pictures)),
  });
  return [...pictureFiles, ...videoFiles];
}

/** An uploaded video lives as long as a version names it. */
async function publishVideo(
  tx: Db,
  accountId: number,
  url: string | null,
  remembered: ReadonlySet<string>,
): Promise<NamedFile[]> {
  const key = ownVideoKey(url);
  const ofAccount = and(eq(media.accountId, accountId), eq(media.slot, 'video'));
  const kept = [key, ...remembered];
  const dropped = await tx
    .delete(media)
    .where(and(ofAccount, notInArray(media.key, kept)))
    .returning({ key: media.key, slot: media.slot });
  await tx
    .update(media)
    .set({ live: false })
    .where(and(ofAccount, inArray(media.key, kept), ne(media.key, key)));
  await tx
    .update(media)
    .set({ live: true })
    .where(and(ofAccount, eq(media.key, key)));
  return dropped;
}

/** How many versions of each sort stay whole: enough to compare with the approved one, and to take a decision back. */
const VERSIONS = 2;

/** The pictures and videos of versions that staff may still look at or bring back. */
async function rememberedFiles(tx: Db, accountId: number): Promise<Set<string>> {
  const revisions = await tx
    .select({ status: profileRevisions.status, content: profileRevisions.content })
    .from(profileRevisions)
    .where(eq(profileRevisions.accountId, accountId))
    .orderBy(desc(profileRevisions.id));
  const approved = revisions.filter(({ status }) => status === 'approved');
  const kept = [...revisions.slice(0, VERSIONS), ...approved.slice(0, VERSIONS)];
  return new Set(
    kept.flatMap(({ content }) => {
      const { pictures = {}, videoUrl = null } = content as Partial<Revision & ProfileContent>;
      return [...Object.values<string[]>(pictures).flat(), ownVideoKey(videoUrl)].filter(Boolean);
    }),
  );
}

/** Inside a transaction: forgets what visitors do not see and no such version names. Returns its files. */
export async function forgetReplaced(tx: Db, accountId: number): Promise<NamedFile[]> {
  const remembered = await rememberedFiles(tx, accountId);
  return tx
    .delete(media)
    .where(
      and(
        eq(media.accountId, accountId),
        eq(media.live, false),
        notInArray(media.key, ['', ...remembered]),
      ),
    )
    .returning({ key: media.key, slot: media.slot });
}

/** Where these facts are all that is new, there is nothing for staff to look at. */
export async function saysNothingElse(
  tx: Db,
  accountId: number,
  submitted: Revision,
  facts: Facts,
) {
  const [pending] = await tx
    .select({ id: profileRevisions.id })
    .from(profileRevisions)
    .where(and(eq(profileRevisions.accountId, accountId), eq(profileRevisions.status, 'pending')));
  if (pending) return false;
  const { content, pictures } = await getPublicVersion(tx, accountId);
  return isDeepStrictEqual(submitted, { content: { ...content, facts }, pictures });
}
