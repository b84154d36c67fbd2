import { and, eq, sql } from 'drizzle-orm';
import { addDays, localDay, isDay, startOfLocalDay } from '#platform/local-day.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { featured } from '#platform/db/tables/moderation.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { AppError } from '#platform/errors.ts';
import { recordAct } from '#features/accounts/record-act.server.ts';
import type { DeskActs, DeskWork } from '../desk/desk-acts.server.ts';
import { FEATURED_MESSAGES } from './featured-desk.rules.ts';

/** Whom the home page shows first, in staff's order. */
export const featuredActs: DeskActs = {
  async add({ services: { db, clock }, actor, id, read }) {
    const objectId = id();
    const period = readPeriod({ from: read('from'), until: read('until') }, clock.now());
    await db.transaction(async (tx) => {
      const chosen = await lockChosen(tx, await kindOf(tx, objectId));
      const position = Math.max(0, ...chosen.map((row) => row.position)) + 1;
      const [after] = await tx
        .insert(featured)
        .values({ profileId: objectId, position, ...period })
        .onConflictDoNothing()
        .returning();
      if (!after) throw new AppError('conflict', FEATURED_MESSAGES.already);
      await recordAct(tx, { actor, objectId, action: 'profile.feature', after });
    });
    return FEATURED_MESSAGES.added;
  },
  async remove({ services: { db }, actor, id }) {
    const objectId = id();
    await db.transaction(async (tx) => {
      const [before] = await tx.delete(featured).where(isOf(objectId)).returning();
      if (!before) throw new AppError('conflict', FEATURED_MESSAGES.notChosen);
      await recordAct(tx, { actor, objectId, action: 'profile.unfeature', before });
    });
    return FEATURED_MESSAGES.removed;
  },
  up: (work) => move(work, -1),
  down: (work) => move(work, 1),
  async time({ services: { db, clock }, actor, id, read }) {
    const objectId = id();
    const after = readPeriod({ from: read('from'), until: read('until') }, clock.now());
    await db.transaction(async (tx) => {
      const [before] = await tx
        .select({ startsAt: featured.startsAt, endsAt: featured.endsAt })
        .from(featured)
        .where(isOf(objectId))
        .for('update');
      if (!before) throw new AppError('conflict', FEATURED_MESSAGES.notChosen);
      await tx.update(featured).set(after).where(isOf(objectId));
      await recordAct(tx, { actor, objectId, action: 'profile.time-featured', before, after });
    });
    return FEATURED_MESSAGES.timed;
  },
};

/** One place up or down among those of its kind; at the end it stays where it is. */
async function move({ services: { db }, actor, id }: DeskWork, step: 1 | -1) {
  const objectId = id();
  await db.transaction(async (tx) => {
    const order = (await lockChosen(tx, await kindOf(tx, objectId))).map((row) => row.profileId);
    const from = order.indexOf(objectId);
    if (from < 0) throw new AppError('conflict', FEATURED_MESSAGES.notChosen);
    const target = Math.min(Math.max(from + step, 0), order.length - 1);
    const moved = order.toSpliced(from, 1).toSpliced(target, 0, objectId);
    for (const [index, profile] of moved.entries())
      await tx
        .update(featured)
        .set({ position: index + 1 })
        .where(isOf(profile));
    const [before, after] = [{ place: from + 1 }, { place: target + 1 }];
    await recordAct(tx, { actor, objectId, action: 'profile.move-featured', before, after });
  });
  return FEATURED_MESSAGES.moved;
}

const isOf = (profile: number) => eq(featured.profileId, profile);

async function kindOf(tx: Db, profileId: number): Promise<ProviderKind> {
  const [profile] = await tx
    .select({ kind: profiles.kind })
    .from(profiles)
    .where(eq(profiles.accountId, profileId));
  if (!profile) throw new AppError('not-found', FEATURED_MESSAGES.unknown);
  return profile.kind;
}

/** In their order, and locked: two who move at once move one after the other. */
async function lockChosen(tx: Db, kind: ProviderKind) {
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
