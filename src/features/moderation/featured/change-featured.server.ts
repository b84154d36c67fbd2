import { and, eq, sql } from 'drizzle-orm';
import { addDays, localDay, isDay, startOfLocalDay } from '#platform/local-day.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { featured } from '#platform/db/tables/moderation.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { AppError } from '#platform/errors.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAct, type Actor } from '#features/accounts/record-act.server.ts';
import { FEATURED_MESSAGES, type FeaturedKind } from './featured-desk.rules.ts';

interface Which {
  actor: Actor;
  profileId: number;
}

export async function addFeatured(
  { db, clock }: Services,
  { actor, profileId, ...typed }: Which & TypedPeriod,
) {
  const period = readPeriod(typed, clock.now());
  await db.transaction(async (tx) => {
    const kind = await kindOf(tx, profileId);
    const chosen = await lockChosen(tx, kind);
    const position = Math.max(0, ...chosen.map((row) => row.position)) + 1;
    const [added] = await tx
      .insert(featured)
      .values({ profileId, position, ...period })
      .onConflictDoNothing()
      .returning();
    if (!added) throw new AppError('conflict', FEATURED_MESSAGES.already);
    await recordAct(tx, { ...act(actor, profileId), action: 'profile.feature', after: added });
  });
}

export async function removeFeatured({ db }: Services, { actor, profileId }: Which) {
  await db.transaction(async (tx) => {
    const [gone] = await tx.delete(featured).where(eq(featured.profileId, profileId)).returning();
    if (!gone) throw new AppError('conflict', FEATURED_MESSAGES.notChosen);
    await recordAct(tx, { ...act(actor, profileId), action: 'profile.unfeature', before: gone });
  });
}

/** One place up or down among those of its kind; at the end it stays where it is. */
export async function moveFeatured(
  { db }: Services,
  { actor, profileId, to }: Which & { to: 'up' | 'down' },
) {
  await db.transaction(async (tx) => {
    const order = (await lockChosen(tx, await kindOf(tx, profileId))).map((row) => row.profileId);
    const from = order.indexOf(profileId);
    if (from < 0) throw new AppError('conflict', FEATURED_MESSAGES.notChosen);
    const target = Math.min(Math.max(from + (to === 'up' ? -1 : 1), 0), order.length - 1);
    const moved = order.toSpliced(from, 1).toSpliced(target, 0, profileId);
    for (const [index, id] of moved.entries())
      await tx
        .update(featured)
        .set({ position: index + 1 })
        .where(eq(featured.profileId, id));
    await recordAct(tx, {
      ...act(actor, profileId),
      action: 'profile.move-featured',
      before: { place: from + 1 },
      after: { place: target + 1 },
    });
  });
}

export async function timeFeatured(
  { db, clock }: Services,
  { actor, profileId, ...typed }: Which & TypedPeriod,
) {
  const period = readPeriod(typed, clock.now());
  await db.transaction(async (tx) => {
    const [before] = await tx
      .select({ startsAt: featured.startsAt, endsAt: featured.endsAt })
      .from(featured)
      .where(eq(featured.profileId, profileId))
      .for('update');
    if (!before) throw new AppError('conflict', FEATURED_MESSAGES.notChosen);
    await tx.update(featured).set(period).where(eq(featured.profileId, profileId));
    await recordAct(tx, {
      ...act(actor, profileId),
      action: 'profile.time-featured',
      before,
      after: period,
    });
  });
}

const act = (actor: Actor, profileId: number) => ({
  actor,
  objectKind: 'profile',
  objectId: profileId,
});

async function kindOf(tx: Db, profileId: number): Promise<FeaturedKind> {
  const [profile] = await tx
    .select({ kind: profiles.kind })
    .from(profiles)
    .where(eq(profiles.accountId, profileId));
  if (!profile) throw new AppError('not-found', FEATURED_MESSAGES.unknown);
  return profile.kind;
}

/** In their order, and locked: two who move at once move one after the other. */
async function lockChosen(tx: Db, kind: FeaturedKind) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('featured'))`);
  return tx
    .select({ profileId: featured.profileId, position: featured.position })
    .from(featured)
    .innerJoin(profiles, and(eq(profiles.accountId, featured.profileId), eq(profiles.kind, kind)))
    .orderBy(featured.position, featured.profileId);
}

export interface TypedPeriod {
  /** Days as 2026-03-31; empty for "from now on" and "until further notice". */
  from: string;
  until: string;
}

interface FeaturedPeriod {
  startsAt: Date;
  endsAt: Date | null;
}

/** Whole days, the last one included. */
export function readPeriod({ from, until }: TypedPeriod, now: Date): FeaturedPeriod {
  const fail = (field: string, message: string) => new AppError('bad-input', message, { field });
  if (from && !isDay(from)) throw fail('from', FEATURED_MESSAGES.badDay);
  if (until && !isDay(until)) throw fail('until', FEATURED_MESSAGES.badDay);
  const first = from || localDay(now);
  if (until && until < first) throw fail('until', FEATURED_MESSAGES.endsFirst);
  return {
    startsAt: startOfLocalDay(first),
    endsAt: until ? startOfLocalDay(addDays(until, 1)) : null,
  };
}

/** As it stands in the form. */
export function typedPeriod({ startsAt, endsAt }: FeaturedPeriod): TypedPeriod {
  return {
    from: localDay(startsAt),
    until: endsAt ? addDays(localDay(endsAt), -1) : '',
  };
}

export type PeriodState = 'planned' | 'running' | 'over';

export function periodState({ startsAt, endsAt }: FeaturedPeriod, now: Date): PeriodState {
  if (startsAt > now) return 'planned';
  return endsAt && endsAt <= now ? 'over' : 'running';
}
