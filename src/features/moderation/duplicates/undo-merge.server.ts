import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { staffDuplicates } from '#messages';
import { recordAct, type Actor } from '#features/accounts/record-act.server.ts';
import { discardFiles, originalFile, type NamedFile } from '#features/media/stored-files.server.ts';
import { takenMessage } from '#features/profiles/availability.rules.ts';
import { hasCollided, takenField } from '#features/profiles/find-taken.server.ts';
import { refreshRating } from '#features/reviews/rated-profile.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { claims } from '#platform/db/tables/claims.ts';
import { movedProfiles, profileMerges } from '#platform/db/tables/duplicates.ts';
import { media } from '#platform/db/tables/media.ts';
import { reports } from '#platform/db/tables/moderation.ts';
import { profileRevisions, profiles } from '#platform/db/tables/profiles.ts';
import { reviews } from '#platform/db/tables/reviews.ts';
import { AppError } from '#platform/errors.ts';
import { LANGUAGES } from '#platform/language.ts';
import { DAY_MS } from '#platform/local-day.rules.ts';
import { mailTo } from '#platform/mail/mail-to.server.ts';
import type { Services } from '#platform/services.server.ts';
import { accountStandingMail } from '../mails/staff-mails.server.ts';
import { UNDO_DAYS } from './duplicates.rules.ts';
import { refuseKeptBack } from './merge.server.ts';
import {
  putBackRows,
  rowsOf,
  type MergeRecord,
  type Row,
  type Taken,
} from './merge-record.server.ts';

interface Wish {
  id: number;
  /** The version of the profile that stayed, as it was looked at. */
  stamp: string;
  actor: Actor;
}

/** Both profiles as they were before; what visitors wrote since then stays where it is. */
export async function undoMerge(services: Services, wish: Wish): Promise<{ name: string }> {
  try {
    const { dropped, name } = await services.db.transaction((tx) => undo(tx, services, wish));
    await discardFiles(services, dropped);
    return { name };
  } catch (error) {
    if (!hasCollided(error)) throw error;
    // Somebody else has it by now. What lists call a profile is no field that anybody could change.
    const taken = takenField(error);
    const told = taken ? takenMessage(taken) : staffDuplicates.cannotUndo;
    throw new AppError('conflict', told, { cause: error });
  }
}

async function undo(tx: Db, services: Services, { id, stamp, actor }: Wish) {
  const now = services.clock.now();
  const isIt = eq(profileMerges.id, id);
  // First the profiles, as everybody who needs more than one of them takes them; what is kept of the merge goes with its own.
  const [known] = await tx.select().from(profileMerges).where(isIt);
  const locked = known ? await lockTouched(tx, known) : [];
  const [merge] = await tx.select().from(profileMerges).where(isIt).for('update');
  if (!merge || now.getTime() - merge.mergedAt.getTime() > UNDO_DAYS * DAY_MS)
    throw new AppError('conflict', staffDuplicates.cannotUndo);
  const profile = locked.find(({ accountId }) => accountId === merge.profileId);
  if (String(profile?.version) !== stamp)
    throw new AppError('conflict', staffDuplicates.changedMeanwhile);
  const stayId = merge.profileId;
  await refuseKeptBack(tx, stayId);
  const record = merge.record as MergeRecord;
  const { goneId, moved, revisionId } = record;

  const before = await tx.delete(media).where(eq(media.accountId, stayId)).returning();
  await putBackContent(tx, record.stayed, stayId);
  await tx.delete(movedProfiles).where(eq(movedProfiles.slug, merge.slug));
  const gone = await withFiles(services, record.gone);
  await putBackRows(tx, gone);
  const back = { profileId: goneId };
  await tx.update(reviews).set(back).where(inArray(reviews.id, moved.reviews));
  await tx.update(reports).set(back).where(inArray(reports.id, moved.reports));
  // What staff decided since then was about the one that stayed.
  const isUndecided = or(isNull(claims.decidedAt), lte(claims.decidedAt, merge.mergedAt));
  await tx
    .update(claims)
    .set(back)
    .where(and(inArray(claims.id, moved.claims), isUndecided));
  await tx.execute(sql`update import_rows r set profile_id = ${goneId}, version = was.version
    from jsonb_populate_recordset(null::import_rows, ${JSON.stringify(moved.importRows)}::jsonb) was
    where r.import_id = was.import_id and r.number = was.number and r.profile_id = ${stayId}`);
  await tx.update(movedProfiles).set(back).where(inArray(movedProfiles.slug, moved.slugs));
  const stayed = await withFiles(services, record.stayed);
  const again = stayed.filter(({ table }) => ['media', 'reviews', 'reports'].includes(table));
  await putBackRows(tx, await withoutAnswered(tx, again, stayId));
  await takeBackNumbers(tx, rowsOf(gone, 'profile_event_days'), stayId);
  if (revisionId !== null)
    await tx.delete(profileRevisions).where(eq(profileRevisions.id, revisionId));
  for (const each of [stayId, goneId]) await refreshRating(tx, each);
  await tx.delete(profileMerges).where(eq(profileMerges.id, id));

  await recordAct(tx, {
    actor,
    action: 'profile.undo-merge',
    objectId: stayId,
    before: { name: profile!.displayName },
    after: { name: `${profile!.slug}, ${merge.slug}` },
    at: now,
  });
  const [account] = rowsOf(gone, 'accounts');
  if (account!['status'] === 'active') {
    const language = LANGUAGES.find((each) => each === account!['language']) ?? 'en';
    const owner = { email: account!['email'] as string | null, language };
    await mailTo(services, owner, (site) => accountStandingMail(site, { suspended: false }), tx);
  }

  const kept = new Set(
    [...rowsOf(gone, 'media'), ...rowsOf(stayed, 'media')].map(({ key }) => key),
  );
  const dropped: NamedFile[] = before.filter(({ key }) => !kept.has(key));
  return { dropped, name: merge.name };
}

/** The profile that stayed, and those that were compared with the one that went. */
function lockTouched(tx: Db, { profileId, record }: typeof profileMerges.$inferSelect) {
  const pairs = rowsOf((record as MergeRecord).gone, 'duplicate_pairs');
  const others = pairs.flatMap((row) => [Number(row['left_id']), Number(row['right_id'])]);
  return tx
    .select()
    .from(profiles)
    .where(inArray(profiles.accountId, [profileId, ...others]))
    .orderBy(profiles.accountId)
    .for('update');
}

/** What a merge changes of a profile; what staff or its owner decided about it since then stays. */
const RESTORED = `display_name headline category location phone work_email work_email_confirmed_at
  whatsapp video_url facts written_in translations completeness outside_id created_at
  confirmed_at`.split(/\s+/);

async function putBackContent(tx: Db, stayed: readonly Taken[], accountId: number) {
  const before = rowsOf(stayed, 'profiles')[0]!;
  const isIt = eq(profiles.accountId, accountId);
  await tx
    .update(profiles)
    .set({ phoneHiddenAt: sql`${before['phone_hidden_at']}::timestamptz` })
    .where(and(isIt, sql`${profiles.phone} is distinct from ${before['phone']}`));
  await putBackColumns(tx, 'profiles', before, RESTORED);
  await tx
    .update(profiles)
    .set({ version: sql`${profiles.version} + 1`, updatedAt: sql`now()` })
    .where(isIt);
  for (const table of ['specialist_profiles', 'business_profiles'])
    for (const row of rowsOf(stayed, table)) {
      const { account_id: _, ...texts } = row;
      await putBackColumns(tx, table, row, Object.keys(texts));
    }
}

async function putBackColumns(tx: Db, table: string, row: Row, names: readonly string[]) {
  const into = sql.identifier(table);
  const identifiers = names.map((name) => sql.identifier(name));
  const columns = sql.join(identifiers, sql`, `);
  await tx.execute(sql`update ${into} set (${columns}) =
    (select ${columns} from jsonb_populate_record(null::${into}, ${JSON.stringify(row)}::jsonb))
    where account_id = ${row['account_id']}`);
}

/** Pictures whose files are gone, as after a restored backup, stay away. */
async function withFiles({ storage }: Services, taken: readonly Taken[]): Promise<Taken[]> {
  const isThere = async (row: Row) => {
    const file = {
      slot: String(row['slot']),
      key: String(row['key']),
      contentType: String(row['content_type']),
    };
    return (await storage.open(originalFile(file))) !== null;
  };
  return Promise.all(
    taken.map(async ({ table, rows }) => {
      if (table !== 'media') return { table, rows };
      const there = await Promise.all(rows.map(isThere));
      return { table, rows: rows.filter((_, index) => there[index]) };
    }),
  );
}

/** Whoever has reviewed it anew since then keeps the newer review. */
async function withoutAnswered(tx: Db, taken: readonly Taken[], profileId: number) {
  const since = await tx
    .select({ mailbox: reviews.authorMailbox })
    .from(reviews)
    .where(eq(reviews.profileId, profileId));
  const written = new Set<unknown>(since.map(({ mailbox }) => mailbox));
  return taken.map(({ table, rows }) => ({
    table,
    rows: rows.filter((row) => table !== 'reviews' || !written.has(row['author_mailbox'])),
  }));
}

async function takeBackNumbers(tx: Db, days: readonly Row[], profileId: number) {
  await tx.execute(sql`
    update profile_event_days d set count = greatest(d.count - was.count, 0)
    from jsonb_populate_recordset(null::profile_event_days, ${JSON.stringify(days)}::jsonb) was
    where d.profile_id = ${profileId} and d.day = was.day and d.kind = was.kind`);
  await tx.execute(
    sql`delete from profile_event_days where profile_id = ${profileId} and count = 0`,
  );
}
