import { staffFeatured } from '#messages';
import { and, eq, sql } from 'drizzle-orm';
import { holdProfile } from '#features/profiles/hold-profiles.server.ts';
import { addDays, localDay, isDay, startOfLocalDay } from '#platform/local-day.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { featured } from '#platform/db/tables/moderation.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { AppError } from '#platform/errors.ts';
import { recorded, refuse, type DeskActs, type DeskWork } from '../desk/desk-acts.server.ts';

export const featuredActs: DeskActs = {
  add: recorded('profile.feature', async (tx, work) => {
    const period = periodIn(work);
    const chosen = await lockChosen(tx, await kindOf(tx, work.id()));
    const position = Math.max(0, ...chosen.map((row) => row.position)) + 1;
    const [after] = await tx
      .insert(featured)
      .values({ profileId: work.id(), position, ...period })
      .onConflictDoNothing()
      .returning();
    if (!after) throw new AppError('conflict', staffFeatured.already);
    return { after, said: staffFeatured.added };
  }),
  remove: recorded('profile.unfeature', async (tx, { id }) => {
    const [before] = await tx.delete(featured).where(isOf(id())).returning();
    if (!before) throw new AppError('conflict', staffFeatured.notChosen);
    return { before, said: staffFeatured.removed };
  }),
  up: recorded('profile.move-featured', (tx, { id }) => move(tx, id(), -1)),
  down: recorded('profile.move-featured', (tx, { id }) => move(tx, id(), 1)),
  time: recorded('profile.time-featured', async (tx, work) => {
    const after = periodIn(work);
    const [before] = await tx
      .select({ startsAt: featured.startsAt, endsAt: featured.endsAt })
      .from(featured)
      .where(isOf(work.id()))
      .for('update');
    if (!before) throw new AppError('conflict', staffFeatured.notChosen);
    await tx.update(featured).set(after).where(isOf(work.id()));
    return { before, after, said: staffFeatured.timed };
  }),
};

/** One place up or down among those of its kind; at the end it stays where it is. */
async function move(tx: Db, id: number, step: 1 | -1) {
  const order = (await lockChosen(tx, await kindOf(tx, id))).map((row) => row.profileId);
  const from = order.indexOf(id);
  if (from < 0) throw new AppError('conflict', staffFeatured.notChosen);
  const target = Math.min(Math.max(from + step, 0), order.length - 1);
  const moved = order.toSpliced(from, 1).toSpliced(target, 0, id);
  for (const [index, profile] of moved.entries())
    await tx
      .update(featured)
      .set({ position: index + 1 })
      .where(isOf(profile));
  const [before, after] = [{ place: from + 1 }, { place: target + 1 }];
  return { before, after, said: staffFeatured.moved };
}

const isOf = (profile: number) => eq(featured.profileId, profile);

/** Whose it is stays until this is written. */
async function kindOf(tx: Db, profileId: number): Promise<ProviderKind> {
  const profile = await holdProfile(tx, profileId, 'key share');
  if (!profile) throw new AppError('not-found', staffFeatured.unknown);
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

type FeaturedPeriod = { startsAt: Date; endsAt: Date | null };

const periodIn = ({ services: { clock }, read }: DeskWork) =>
  readPeriod({ from: read('from'), until: read('until') }, clock.now());

/** Whole days, the last one included. */
export function readPeriod({ from, until }: TypedPeriod, now: Date): FeaturedPeriod {
  if (from && !isDay(from)) refuse('from', staffFeatured.badDay);
  if (until && !isDay(until)) refuse('until', staffFeatured.badDay);
  const first = from || localDay(now);
  if (until && until < first) refuse('until', staffFeatured.endsFirst);
  return {
    startsAt: startOfLocalDay(first),
    endsAt: until ? startOfLocalDay(addDays(until, 1)) : null,
  };
}

export function typedPeriod({ startsAt, endsAt }: FeaturedPeriod): TypedPeriod {
  return {
    from: localDay(startsAt),
    until: endsAt ? addDays(localDay(endsAt), -1) : '',
  };
}

type PeriodState = 'planned' | 'running' | 'over';

export function periodState({ startsAt, endsAt }: FeaturedPeriod, now: Date): PeriodState {
  if (startsAt > now) return 'planned';
  return endsAt && endsAt <= now ? 'over' : 'running';
}
