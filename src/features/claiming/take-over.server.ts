import { and, eq, sql } from 'drizzle-orm';
import { claiming } from '#messages';
import { masked } from '#features/accounts/mails/account-mails.server.ts';
import { checkLoginEmail } from '#features/accounts/email.rules.ts';
import { checkPassword } from '#features/accounts/password.rules.ts';
import { hashPassword } from '#features/accounts/password.server.ts';
import { recordAct } from '#features/accounts/record-act.server.ts';
import { createSession } from '#features/accounts/session.server.ts';
import { takenField } from '#features/profiles/find-taken.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { pick } from '#platform/db/pick.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { claimCodes, claims } from '#platform/db/tables/claims.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { AppError, refuseWrong } from '#platform/errors.ts';
import { languageNow } from '#platform/language.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { spend } from '#platform/limits/spend.server.ts';
import { mailTo } from '#platform/mail/mail-to.server.ts';
import type { Services } from '#platform/services.server.ts';
import { isClaimCodeOpen } from './claim-code.server.ts';
import type { ClaimProof } from './claim-progress.server.ts';
import { claimedElsewhereMail, claimedMail } from './mails/claim-mails.server.ts';

interface TakeOver {
  accountId: number;
  proof: ClaimProof;
  /** To sign in with; its code has come back. */
  email: string;
  password: string;
  client: string;
  userAgent: string | null;
}

/** The profile is theirs from now on. Of two who have both proved it, one wins. Returns the token of a new session. */
export async function takeOver(
  services: Services,
  { accountId, proof, email, password, client, userAgent }: TakeOver,
): Promise<string> {
  const { db, clock, env } = services;
  refuseWrong({ password: checkPassword(password) });
  const wrong = checkLoginEmail(email, env.ALLOWED_EMAIL_DOMAINS);
  if (wrong) throw new AppError('bad-input', wrong);
  const now = clock.now();
  await spend(db, now, LIMITS.signupsPerClient, client);
  const passwordHash = await hashPassword(password);
  const language = languageNow();

  const claim = async (tx: Db) => {
    const profile = await lockUnclaimed(tx, accountId);
    const { workEmail } = profile;
    if (!(await stillProves(tx, { accountId, workEmail, proof, email, now })))
      throw new AppError('forbidden', claiming.proofGone);
    await tx
      .update(accounts)
      .set({ email, passwordHash, language })
      .where(eq(accounts.id, accountId));
    const ownsWorkEmail = proof.by === 'email' || isSameEmail(workEmail, email);
    await tx
      .update(profiles)
      .set({
        unclaimed: false,
        confirmedAt: now,
        ...(ownsWorkEmail && { workEmailConfirmedAt: now }),
      })
      .where(eq(profiles.accountId, accountId));
    await tx.delete(claimCodes).where(eq(claimCodes.profileId, accountId));
    // The log outlives the account.
    const actor = { id: accountId, email: masked(email) };
    const after = { by: proof.by };
    await recordAct(tx, { actor, action: 'profile.claim', objectId: accountId, after, at: now });

    const facts = { ...profile, at: now };
    await mailTo(services, { email, language }, (site) => claimedMail(site, facts), tx);
    // Whoever reads the email on the profile hears of it, where somebody else has proved that it is theirs.
    const elsewhere = { email: workEmail, language: profile.language };
    if (!ownsWorkEmail)
      await mailTo(services, elsewhere, (site) => claimedElsewhereMail(site, facts), tx);
    return createSession(tx, now, env, { accountId, userAgent });
  };
  return db.transaction(claim).catch((error: unknown) => {
    if (takenField(error) !== 'email') throw error;
    throw new AppError('conflict', claiming.emailHasAccount, { cause: error });
  });
}

/** Claims of one profile come one after another: whoever comes second finds it claimed. */
async function lockUnclaimed(tx: Db, accountId: number) {
  const [row] = await tx
    .select({
      ...pick(profiles, 'unclaimed', 'listed', 'kind', 'slug', 'workEmail'),
      name: profiles.displayName,
      status: accounts.status,
      language: accounts.language,
    })
    .from(profiles)
    .innerJoin(accounts, eq(accounts.id, profiles.accountId))
    .where(eq(profiles.accountId, accountId))
    .for('update');
  if (!row?.listed || row.status !== 'active') throw new AppError('not-found', claiming.gone);
  if (!row.unclaimed) throw new AppError('conflict', claiming.claimedMeanwhile);
  return row;
}

interface Shown extends Pick<TakeOver, 'accountId' | 'proof' | 'email'> {
  workEmail: string | null;
  now: Date;
}

/** A new code of staff ends the one before it, also for whoever has typed it already. */
async function stillProves(tx: Db, { accountId, workEmail, proof, email, now }: Shown) {
  if (proof.by === 'email') return isSameEmail(workEmail, proof.email);
  if (proof.by === 'code')
    return isClaimCodeOpen(tx, { profileId: accountId, codeHmac: proof.codeHmac, now });
  const accepted = and(
    eq(claims.id, proof.claim),
    eq(claims.profileId, accountId),
    eq(claims.status, 'accepted'),
    sql`lower(${claims.email}) = ${email.toLowerCase()}`,
  );
  return (await tx.$count(claims, accepted)) > 0;
}

const isSameEmail = (one: string | null, other: string) =>
  one?.toLowerCase() === other.toLowerCase();
