import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { staffDuplicates } from '#messages';
import { recordAct, type Actor } from '#features/accounts/record-act.server.ts';
import { tooLong } from '#features/accounts/text.rules.ts';
import type { Arranged } from '#features/editor/arrange-pictures.server.ts';
import { getPublicVersion, type Revision } from '#features/editor/get-own-profile.server.ts';
import { publishVersion } from '#features/editor/publish-version.server.ts';
import { bySlot } from '#features/media/picture.rules.ts';
import { discardFiles } from '#features/media/stored-files.server.ts';
import { ownVideoKey } from '#features/media/video.rules.ts';
import { takenMessage } from '#features/profiles/availability.rules.ts';
import { fieldsOf } from '#features/profiles/fields.rules.ts';
import { takenField } from '#features/profiles/find-taken.server.ts';
import { textIn, type ProfileContent } from '#features/profiles/profile-content.ts';
import { refreshRating } from '#features/reviews/rated-profile.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { claims } from '#platform/db/tables/claims.ts';
import { movedProfiles, profileMerges } from '#platform/db/tables/duplicates.ts';
import { media } from '#platform/db/tables/media.ts';
import { reports } from '#platform/db/tables/moderation.ts';
import { profileRevisions, profiles } from '#platform/db/tables/profiles.ts';
import { reviews } from '#platform/db/tables/reviews.ts';
import { AppError } from '#platform/errors.ts';
import { mailTo } from '#platform/mail/mail-to.server.ts';
import type { Services } from '#platform/services.server.ts';
import { mergedMail } from '../mails/profile-mails.server.ts';
import { SIDES, type Side } from './duplicates.rules.ts';
import { mergeContent, mergeFields, otherSide, type MergeField } from './merge-fields.server.ts';
import {
  rowsOf,
  rowsWith,
  takeRows,
  type MergeRecord,
  type Row,
  type Taken,
} from './merge-record.server.ts';

export interface MergeWish {
  left: number;
  right: number;
  /** The versions that were looked at, as `3-1`. */
  stamp: string;
  stays: Side;
  choiceOf: (field: MergeField) => Side;
  actor: Actor;
}

type Profile = typeof profiles.$inferSelect;
type Account = typeof accounts.$inferSelect;

/** Two profiles become one, or nothing happens: of several at once the first one merges, the others hear of it. */
export async function mergeProfiles(
  services: Services,
  wish: MergeWish,
): Promise<{ name: string }> {
  try {
    const { dropped, ...merged } = await services.db.transaction((tx) => merge(tx, services, wish));
    await discardFiles(services, dropped);
    return merged;
  } catch (error) {
    const taken = takenField(error);
    if (!taken) throw error;
    throw new AppError('conflict', takenMessage(taken), { cause: error });
  }
}

async function merge(tx: Db, services: Services, wish: MergeWish) {
  const { stays, actor } = wish;
  const now = services.clock.now();
  const both = await lockBoth(tx, wish);
  if (staying(both) === otherSide(stays))
    throw new AppError('conflict', staffDuplicates.claimedStays);
  const [stay, go] = [both[stays], both[otherSide(stays)]];
  const [stayId, goId] = [stay.profile.accountId, go.profile.accountId];
  await refuseKeptBack(tx, stayId);

  const versions = await versionsOf(tx, wish);
  const content = mergeContent(versions, wish);
  refuseTooLong(content, mergeFields(both.left.profile.kind, both.right.profile.kind), stays);
  const stayed = await takeContent(tx, stay.profile);
  const pictures = await arrange(tx, versions, wish, stayId);
  const moved = await moveOver(tx, goId, stayId, stayed);
  const gone = await takeRows(tx, 'accounts', 'id', [goId]);
  const videos = rowsOf(gone, 'media').filter(({ key }) => key === ownVideoKey(content.videoUrl));
  await tx.delete(accounts).where(eq(accounts.id, goId));

  const record: MergeRecord = { goneId: goId, gone, stayed, moved, revisionId: null };
  const pieces = [...rowsOf(gone, 'media'), ...rowsOf(stayed, 'media')];
  const files = pieces.map(({ key }) => String(key));
  // Those of earlier merges, which undoing this one brings back.
  const earlier = rowsOf(gone, 'profile_merges').flatMap((row) => row['files'] as string[]);
  const { slug, displayName: name } = go.profile;
  const [row] = await tx
    .insert(profileMerges)
    .values({
      profileId: stayId,
      slug,
      name,
      record,
      files: [...files, ...earlier],
      mergedBy: actor.id,
      mergedAt: now,
    })
    .returning({ id: profileMerges.id });

  if (videos.length > 0)
    await tx.insert(media).values({ ...videoRow(videos[0]!), accountId: stayId, live: false });
  const dropped = await publishVersion(
    tx,
    stayId,
    { content, pictures },
    {
      version: stay.profile.version + 1,
      updatedAt: now,
      confirmedAt: latest(stay.profile.confirmedAt, go.profile.confirmedAt),
      createdAt: earliest(stay.profile.createdAt, go.profile.createdAt),
      outsideId: stay.profile.outsideId ?? go.profile.outsideId,
      ...(content.phone === go.profile.phone && { phoneHiddenAt: go.profile.phoneHiddenAt }),
      ...(content.workEmail === go.profile.workEmail &&
        content.workEmail !== stay.profile.workEmail && {
          workEmailConfirmedAt: go.profile.workEmailConfirmedAt,
        }),
    },
  );
  await refreshRating(tx, stayId);
  const outsideId = stay.profile.outsideId && go.profile.outsideId;
  await tx.insert(movedProfiles).values({ slug, profileId: stayId, outsideId, movedAt: now });
  record.revisionId = await rememberApproved(tx, stay.profile, { actor, now });
  await tx.update(profileMerges).set({ record }).where(eq(profileMerges.id, row!.id));

  await recordAct(tx, {
    actor,
    action: 'profile.merge',
    objectId: stayId,
    before: { name: `${stay.profile.displayName} (${stay.profile.slug}), ${name} (${slug})` },
    after: {
      name: stay.profile.slug,
      merge: row!.id,
      reviews: moved.reviews.length,
      reports: moved.reports.length,
    },
    at: now,
  });
  await tellOwners(services, tx, { stay, go });
  return { name: stay.profile.displayName, dropped };
}

export const versionsOf = async (db: Db, { left, right }: Record<Side, number>) => ({
  left: await getPublicVersion(db, left),
  right: await getPublicVersion(db, right),
});

/** The side that somebody signs in with, where it is only one. */
export function staying(both: Record<Side, { profile: Pick<Profile, 'unclaimed'> }>): Side | null {
  const claimed = SIDES.filter((side) => !both[side].profile.unclaimed);
  return claimed.length === 1 ? claimed[0]! : null;
}

async function lockBoth(tx: Db, { left, right, stamp }: MergeWish) {
  if (left === right) throw new AppError('bad-input', staffDuplicates.sameProfile);
  const rows = await tx
    .select({ profile: profiles, account: accounts })
    .from(profiles)
    .innerJoin(accounts, eq(accounts.id, profiles.accountId))
    .where(inArray(profiles.accountId, [left, right]))
    .orderBy(profiles.accountId)
    .for('update');
  const [one, other] = [left, right].map((id) =>
    rows.find(({ profile }) => profile.accountId === id),
  );
  if (!one || !other) throw new AppError('conflict', staffDuplicates.oneIsGone);
  if (stamp !== stampOf(one.profile, other.profile))
    throw new AppError('conflict', staffDuplicates.changedMeanwhile);
  return { left: one, right: other };
}

export const stampOf = (left: Pick<Profile, 'version'>, right: Pick<Profile, 'version'>) =>
  `${left.version}-${right.version}`;

/** A change that visitors do not see yet would undo the merge when it is approved; undoing would take its pictures. */
export async function refuseKeptBack(tx: Db, accountId: number) {
  const isKeptBack = and(
    eq(profileRevisions.accountId, accountId),
    eq(profileRevisions.status, 'pending'),
    sql`${profileRevisions.content} ? 'pictures'`,
  );
  if (await tx.$count(profileRevisions, isKeptBack))
    throw new AppError('conflict', staffDuplicates.decideFirst);
}

/** A text of a person may be longer than what a business has room for. */
function refuseTooLong(content: ProfileContent, fields: readonly MergeField[], stays: Side) {
  for (const { key, label, input, max } of fieldsOf(content.kind)) {
    const isText = input === 'line' || input === 'area';
    if (!isText || textIn(content, { key }).length <= max) continue;
    const asked = fields.find((each) => each.key[stays] === key)?.name;
    throw new AppError('bad-input', tooLong(label(), max), { field: asked });
  }
}

async function takeContent(tx: Db, { accountId, kind }: Profile): Promise<Taken[]> {
  const all: Taken[] = [];
  for (const table of ['profiles', `${kind}_profiles`, 'media'])
    all.push({ table, rows: await rowsWith(tx, { table, column: 'account_id' }, [accountId]) });
  return all;
}

async function arrange(
  tx: Db,
  versions: Record<Side, Revision>,
  wish: MergeWish,
  stayId: number,
): Promise<Arranged> {
  const rows = await tx
    .select()
    .from(media)
    .where(inArray(media.accountId, [wish.left, wish.right]));
  return bySlot((slot) => {
    const from = wish.choiceOf({ name: slot, key: { left: slot, right: slot }, sort: 'pictures' });
    return versions[from].pictures[slot].map((key, position) => {
      const { id: _id, ...row } = rows.find((each) => each.key === key)!;
      return { ...row, accountId: stayId, position, live: true };
    });
  });
}

const videoRow = (row: Record<string, unknown>): typeof media.$inferInsert => ({
  accountId: 0,
  slot: 'video',
  key: String(row['key']),
  contentType: String(row['content_type']),
  byteSize: Number(row['byte_size']),
  contentHash: String(row['content_hash']),
});

/**
 * Reviews, reports, claims, numbers, old addresses and rows of imports go over; of two reviews by one author the newer
 * one counts.
 */
async function moveOver(
  tx: Db,
  from: number,
  to: number,
  stayed: Taken[],
): Promise<MergeRecord['moved']> {
  const { rows: older } = await tx.execute<{ id: string }>(sql`
    select own.id from reviews own join reviews theirs using (author_mailbox)
    where own.profile_id = ${to} and theirs.profile_id = ${from} and theirs.updated_at > own.updated_at`);
  const replaced = older.map(({ id }) => Number(id));
  stayed.push(...(await takeRows(tx, 'reviews', 'id', replaced)));
  await tx.delete(reviews).where(inArray(reviews.id, replaced));
  /** All of a table but what the one that stays has already. */
  const move = async (table: PgTable, isSame: SQL) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      update ${table} theirs set profile_id = ${to} where profile_id = ${from} and not exists (
        select from ${table} own where own.profile_id = ${to} and ${isSame})
      returning id`);
    return rows.map(({ id }) => Number(id));
  };
  const moved = {
    reviews: await move(reviews, sql`own.author_mailbox = theirs.author_mailbox`),
    reports: await move(reports, sql`own.visitor_hash = theirs.visitor_hash`),
    claims: await move(
      claims,
      sql`lower(own.email) = lower(theirs.email) and own.status = 'open' and theirs.status = 'open'`,
    ),
  };
  // Undoing the import would take it for the profile that it made: of another version it is nobody's to undo.
  const movedRows = await tx.execute<{ row: Row }>(sql`
    with theirs as (select * from import_rows where profile_id = ${from} for update)
    update import_rows r set profile_id = ${to}, version = null
    from theirs where r.import_id = theirs.import_id and r.number = theirs.number
    returning jsonb_build_object('import_id', r.import_id, 'number', r.number, 'version', theirs.version) as row`);
  await tx.execute(sql`update profile_events set profile_id = ${to} where profile_id = ${from}`);
  await tx.execute(sql`
    insert into profile_event_days as d (profile_id, day, kind, count)
    select ${to}, day, kind, count from profile_event_days where profile_id = ${from}
    on conflict (profile_id, day, kind) do update set count = d.count + excluded.count`);
  const slugs = await tx
    .update(movedProfiles)
    .set({ profileId: to })
    .where(eq(movedProfiles.profileId, from))
    .returning({ slug: movedProfiles.slug });
  return {
    ...moved,
    importRows: movedRows.rows.map(({ row }) => row),
    slugs: slugs.map(({ slug }) => slug),
  };
}

/** Staff have seen what an approved profile says now: the next change is compared with it. */
async function rememberApproved(
  tx: Db,
  { accountId, reviewStatus }: Profile,
  { actor, now }: { actor: Actor; now: Date },
) {
  if (reviewStatus !== 'approved') return null;
  const { content, pictures } = await getPublicVersion(tx, accountId);
  const [row] = await tx
    .insert(profileRevisions)
    .values({
      accountId,
      content: { ...content, pictures },
      status: 'approved',
      submittedAt: now,
      decidedAt: now,
      decidedBy: actor.id,
    })
    .returning({ id: profileRevisions.id });
  return row!.id;
}

interface Owned {
  profile: Profile;
  account: Account;
}

async function tellOwners(services: Services, tx: Db, { stay, go }: { stay: Owned; go: Owned }) {
  const { kind, slug, displayName } = stay.profile;
  const facts = { kind, slug, name: displayName, other: go.profile.displayName };
  for (const [{ account }, login] of [
    [go, stay.account.email],
    [stay, null],
  ] as const) {
    const closed = account === go.account;
    await mailTo(services, account, (site) => mergedMail(site, { ...facts, closed, login }), tx);
  }
}

const latest = (a: Date, b: Date) => (a > b ? a : b);
const earliest = (a: Date, b: Date) => (a < b ? a : b);
