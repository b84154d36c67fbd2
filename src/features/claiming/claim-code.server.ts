import { randomInt } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { claiming } from '#messages';
import type { Actor } from '#features/accounts/record-act.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { claimCodes } from '#platform/db/tables/claims.ts';
import { AppError } from '#platform/errors.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { isOver, spend } from '#platform/limits/spend.server.ts';
import { DAY_MS } from '#platform/local-day.rules.ts';
import type { Services } from '#platform/services.server.ts';
import { CLAIM_CODE_DAYS, CLAIM_CODE_LENGTH } from './claim.rules.ts';

/** A new code, which ends the one before it. It is known to whoever asked for it, and to nobody afterwards. */
export async function makeClaimCode(
  tx: Db,
  { secret, clock }: Services,
  { profileId, actor }: { profileId: number; actor: Actor },
): Promise<{ code: string; expiresAt: Date }> {
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + CLAIM_CODE_DAYS * DAY_MS);
  const code = Array.from({ length: CLAIM_CODE_LENGTH }, () => randomInt(10)).join('');
  const made = {
    codeHmac: hmacOf(secret, profileId, code),
    madeBy: actor.id,
    createdAt,
    expiresAt,
  };
  await tx
    .insert(claimCodes)
    .values({ profileId, ...made })
    .onConflictDoUpdate({ target: claimCodes.profileId, set: made });
  return { code, expiresAt };
}

/**
 * What proves that the code of this profile was typed, or a refusal. A try is counted before anything is compared. With
 * twelve digits no number of tries that the limits allow is worth making, so that nobody ends the code of somebody else.
 */
export async function matchClaimCode(
  { db, secret, clock }: Services,
  { profileId, code, client }: { profileId: number; code: string; client: string },
): Promise<string> {
  const now = clock.now();
  await spend(db, now, LIMITS.claimTriesPerClient, client);
  if (await isOver(db, now, LIMITS.claimTriesPerProfile, String(profileId)))
    await spend(db, now, LIMITS.claimTriesUnderAttack, `${profileId} ${client}`);
  const codeHmac = hmacOf(secret, profileId, code);
  if (!(await isClaimCodeOpen(db, { profileId, codeHmac, now })))
    throw new AppError('bad-input', claiming.claimCodeWrong(CLAIM_CODE_LENGTH), {
      field: 'claimCode',
    });
  return codeHmac;
}

export async function isClaimCodeOpen(
  db: Db,
  { profileId, codeHmac, now }: { profileId: number; codeHmac: string; now: Date },
): Promise<boolean> {
  const isIt = and(
    eq(claimCodes.profileId, profileId),
    eq(claimCodes.codeHmac, codeHmac),
    gt(claimCodes.expiresAt, now),
  );
  return (await db.$count(claimCodes, isIt)) > 0;
}

const hmacOf = (secret: Services['secret'], profileId: number, code: string) =>
  secret.sign('claim code', String(profileId), code);
