import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.server.ts';
import { rateLimits } from '../db/tables/limits.ts';
import { AppError, problem } from '../errors.ts';
import { defineJob } from '../jobs/jobs.server.ts';
import type { ProblemName } from '../say-problem.ts';
import type { Limit } from './limits.ts';

const CLOCKS_DIFFER_MS = 60_000;

/**
 * Counts one use against each limit and refuses what goes over, on all instances together. Not inside a transaction: a
 * use counts also when what it was for fails. Only where no more than what succeeds shall count, inside. `says` is for
 * limits that strangers share: an innocent visitor may be the one who is told.
 */
export async function spend(
  db: Db,
  now: Date,
  limits: readonly Limit[],
  whose: string,
  says?: string,
): Promise<void> {
  for (const limit of limits) {
    const { points, expire } = await count(db, now, limit, whose);
    if (points <= limit.times) continue;
    const seconds = Math.max(Math.ceil((expire - now.getTime()) / 1000), 1);
    throw says ? new AppError('too-many', says, { retryAfterSeconds: seconds }) : tooMany(seconds);
  }
}

/** Counts one use and tells whether it went over; refuses nothing. */
export async function isOver(
  db: Db,
  now: Date,
  [limit]: readonly [Limit],
  whose: string,
): Promise<boolean> {
  return (await count(db, now, limit, whose)).points > limit.times;
}

/** Counts one use and tells whether it was the first; inside a transaction it counts only if that commits. */
export async function isFirstUse(db: Db, now: Date, limit: Limit, whose: string): Promise<boolean> {
  return (await count(db, now, limit, whose)).points === 1;
}

/** Gives the uses back, after a success that shows that nobody is guessing. */
export async function forgive(db: Db, limits: readonly Limit[], whose: string): Promise<void> {
  for (const limit of limits)
    await db.delete(rateLimits).where(sql`${rateLimits.key} = ${keyOf(limit, whose)}`);
}

async function count(db: Db, now: Date, limit: Limit, whose: string) {
  const at = now.getTime();
  const until = at + limit.seconds * 1000;
  // An end that lies further away than a use of now would set it comes from a clock that was ahead: it locks nobody out.
  const fresh = sql`coalesce(${rateLimits.expire}, 0) not between ${at + 1} and ${until + CLOCKS_DIFFER_MS}`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key: keyOf(limit, whose), points: 1, expire: until })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${fresh} then 1 else ${rateLimits.points} + 1 end`,
        expire: sql`case when ${fresh} then excluded.expire else ${rateLimits.expire} end`,
      },
    })
    .returning({ points: rateLimits.points, expire: rateLimits.expire });
  return { points: row!.points, expire: row!.expire! };
}

/** Addresses are counted, not kept. */
function keyOf({ name }: Limit, whose: string): string {
  return `${name}:${createHash('sha256').update(whose.toLowerCase()).digest('base64url')}`;
}

function tooMany(seconds: number): AppError {
  const minutes = Math.ceil(seconds / 60);
  const hours = Math.ceil(minutes / 60);
  const until = (name: ProblemName, wait: number) =>
    problem('too-many', name, { values: [wait], retryAfterSeconds: seconds });
  if (seconds < 90) return until('tooManyInSeconds', seconds);
  return minutes < 90 ? until('tooManyInMinutes', minutes) : until('tooManyInHours', hours);
}

export const sweepLimitsJob = defineJob({
  name: 'sweep-limits',
  schedule: '17 * * * *',
  async run(_data, { db, clock }) {
    await db.delete(rateLimits).where(lt(rateLimits.expire, clock.now().getTime()));
  },
});
