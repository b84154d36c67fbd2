import { and, eq, sql } from 'drizzle-orm';
import { PICTURE_SLOTS, SLOTS, tooManyPictures } from '#features/media/picture.rules.ts';
import {
  storeUploads,
  type StoredPicture,
  type Uploads,
} from '#features/media/store-uploads.server.ts';
import { discardFiles } from '#features/media/stored-files.server.ts';
import { ownVideoKey } from '#features/media/video.rules.ts';
import type { Facts } from '#features/profiles/facts.rules.ts';
import { takenError } from '#features/profiles/find-taken.server.ts';
import { contentOf, type FormValues } from '#features/profiles/form-values.ts';
import { withPassingHours } from '#features/profiles/passing-hours.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { media } from '#platform/db/tables/media.ts';
import { profileRevisions, profiles } from '#platform/db/tables/profiles.ts';
import { AppError, problem, refuseWrong } from '#platform/errors.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import type { Services } from '#platform/services.server.ts';
import { NOTHING_TO_CHECK, tellStaffOfCheck, refuseStranger } from './own-profile-state.server.ts';
import { arrangePictures, keysOf, type PictureOrder } from './arrange-pictures.server.ts';
import { editor } from '#messages';
import { checkEditor, checkVideoLink, editorFields } from './editor.rules.ts';
import { getPublicVersion } from './get-own-profile.server.ts';
import { forgetReplaced, publishVersion, saysNothingElse } from './publish-version.server.ts';

interface Edit {
  accountId: number;
  kind: ProviderKind;
  /** Whose profile the editor had loaded: somebody else may have signed in meanwhile, in another tab. */
  slug: string | null;
  version: number;
  values: FormValues;
  whatsapp: boolean;
  videoUrl: string | null;
  order: PictureOrder;
  uploads: Uploads;
}

type Needed = Pick<Services, 'db' | 'clock' | 'env' | 'log' | 'storage' | 'queue'>;

/** The new version, and whether visitors see it only after review. */
export async function saveProfile(services: Needed, edit: Edit) {
  refuseIfWrong(edit);
  const stored = await storeUploads(services, edit.uploads);
  try {
    const { dropped, ...saved } = await services.db.transaction((tx) =>
      write(tx, services, edit, stored),
    );
    await discardFiles(services, dropped);
    return saved;
  } catch (error) {
    const taken = takenError(error, editorFields(edit.kind));
    // Any other failure may have come after the commit: then the pictures are somebody's, and the sweep knows.
    if (taken || error instanceof AppError) await discardFiles(services, stored);
    throw taken ?? error;
  }
}

function refuseIfWrong({ kind, values, videoUrl, order }: Edit): void {
  refuseWrong({ ...checkEditor(kind, values), videoUrl: checkVideoLink(videoUrl ?? '') });
  for (const slot of SLOTS)
    if (order[slot].length > PICTURE_SLOTS[slot].maxCount)
      throw new AppError('bad-input', tooManyPictures('business-editor'), { field: slot });
}

async function write(tx: Db, services: Needed, edit: Edit, stored: readonly StoredPicture[]) {
  const { clock, env } = services;
  const { accountId } = edit;
  const now = clock.now();
  const [current] = await tx
    .select()
    .from(profiles)
    .where(eq(profiles.accountId, accountId))
    .for('update');
  if (!current) throw problem('not-found', 'noProfile');
  refuseStranger(edit.slug, current.slug);
  if (current.version !== edit.version)
    throw new AppError('conflict', editor.conflict, { field: 'version' });
  if (edit.videoUrl?.startsWith('/') && edit.videoUrl !== current.videoUrl)
    await refuseForeignVideo(tx, accountId, edit.videoUrl);

  const content = contentOf(edit.kind, 'editor', edit.values, edit);
  const version = current.version + 1;
  if (current.reviewStatus === 'approved') await keepApproved(tx, current);
  const waiting = env.REVIEW_POLICY === 'before' && current.reviewStatus === 'approved';
  // A number that was corrected but waits for staff must not bring the wrong one back meanwhile.
  const phoneHiddenAt = waiting && content.phone !== current.phone ? current.phoneHiddenAt : null;
  await tellStaffOfCheck(tx, services, current, { how: 'corrected', phoneHiddenAt });
  const pictures = await arrangePictures(tx, accountId, edit.order, stored);
  if (waiting) {
    const facts = withPassingHours(current.facts as Facts, content.facts ?? {});
    const submitted = { content, pictures: keysOf(pictures) };
    if (await saysNothingElse(tx, accountId, submitted, facts)) {
      const seen = { version, facts, updatedAt: now, confirmedAt: now, ...NOTHING_TO_CHECK };
      await tx
        .update(profiles)
        .set({ ...seen, phoneHiddenAt })
        .where(eq(profiles.accountId, accountId));
      return { version, waiting: false, dropped: [] };
    }
    if (stored.length > 0)
      await tx.insert(media).values(stored.map((each) => ({ ...each, accountId, live: false })));
    await tx
      .update(profiles)
      .set({ version, facts, submittedAt: now, ...NOTHING_TO_CHECK, phoneHiddenAt })
      .where(eq(profiles.accountId, accountId));
    await keepRevision(tx, accountId, now, { ...content, pictures: submitted.pictures });
    return { version, waiting, dropped: await forgetReplaced(tx, accountId) };
  }

  const held = current.reviewStatus === 'suspended' || current.reviewStatus === 'rejected';
  const dropped = await publishVersion(
    tx,
    accountId,
    { content, pictures },
    {
      version,
      updatedAt: now,
      confirmedAt: now,
      submittedAt: now,
      ...NOTHING_TO_CHECK,
      reviewStatus: current.reviewStatus === 'suspended' ? 'suspended' : 'pending',
      // What staff have taken down comes back when they say so.
      listed: current.listed && !held,
    },
  );
  await keepRevision(tx, accountId, now, content);
  return { version, waiting, dropped };
}

/** What staff approved before versions were kept: from now on there is something to compare with. */
async function keepApproved(tx: Db, current: typeof profiles.$inferSelect): Promise<void> {
  const { accountId, submittedAt, decidedAt } = current;
  const ofAccount = eq(profileRevisions.accountId, accountId);
  const [known] = await tx
    .select({ id: profileRevisions.id })
    .from(profileRevisions)
    .where(and(ofAccount, eq(profileRevisions.status, 'approved')))
    .limit(1);
  if (known) return;
  const { content, pictures } = await getPublicVersion(tx, accountId);
  await tx.insert(profileRevisions).values({
    accountId,
    content: { ...content, pictures },
    status: 'approved',
    submittedAt,
    decidedAt,
  });
}

/** One waiting revision an account: a newer one takes the place of the older, and its place in the queue. */
async function keepRevision(tx: Db, accountId: number, now: Date, content: object): Promise<void> {
  await tx
    .insert(profileRevisions)
    .values({ accountId, content, submittedAt: now })
    .onConflictDoUpdate({
      target: profileRevisions.accountId,
      targetWhere: sql`status = 'pending'`,
      set: { content },
    });
}

async function refuseForeignVideo(tx: Db, accountId: number, url: string): Promise<void> {
  const [own] = await tx
    .select({ id: media.id })
    .from(media)
    .where(
      and(eq(media.accountId, accountId), eq(media.key, ownVideoKey(url)), eq(media.slot, 'video')),
    );
  if (!own) throw new AppError('bad-input', editor.video, { field: 'videoUrl' });
}
