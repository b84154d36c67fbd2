import { claiming } from '#messages';
import { holdProfile } from '#features/profiles/hold-profiles.server.ts';
import { claims } from '#platform/db/tables/claims.ts';
import { AppError } from '#platform/errors.ts';
import { languageNow } from '#platform/language.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { spend } from '#platform/limits/spend.server.ts';
import { mailStaff } from '#platform/mail/mail-to.server.ts';
import type { Services } from '#platform/services.server.ts';
import type { Unclaimed } from './find-unclaimed.server.ts';
import { claimForStaffMail } from './mails/claim-mails.server.ts';
import { and, eq } from 'drizzle-orm';
import { DAY_MS } from '#platform/local-day.rules.ts';
import { paths } from '#platform/paths.ts';
import { isSameText } from '#platform/same-text.server.ts';
import { CLAIM_LINK_DAYS } from './claim.rules.ts';

interface Told {
  profile: Unclaimed;
  name: string;
  /** Its code has come back. */
  email: string;
  words: string;
  client: string;
}

/** Lays the claim of somebody whom no code reaches before staff; a second one from the same email says nothing new. */
export async function tellStaff(services: Services, told: Told): Promise<void> {
  const { db, clock } = services;
  const { profile, name, email, words, client } = told;
  const now = clock.now();
  await spend(db, now, LIMITS.claimsPerClient, client);
  await db.transaction(async (tx) => {
    if (!(await holdProfile(tx, profile.accountId, 'key share')))
      throw new AppError('not-found', claiming.gone);
    const claim = { name, email, words, language: languageNow(), createdAt: now };
    const added = await tx
      .insert(claims)
      .values({ profileId: profile.accountId, ...claim })
      .onConflictDoNothing()
      .returning({ id: claims.id });
    if (added.length === 0) return;
    const facts = { ...claim, provider: profile.provider, at: now };
    await mailStaff(services, (site) => claimForStaffMail(site, facts), tx, email);
  });
}

/** Where whoever was told that their claim is accepted chooses a password. */
export function acceptedPath({ secret }: Services, slug: string, claim: number): string {
  const query = new URLSearchParams({ claim: String(claim), proof: proofOf(secret, claim) });
  return `${paths.claim(slug)}?${query}`;
}

/** The claim whose link was followed, while it holds; null otherwise. */
export async function findAccepted(
  { db, secret, clock }: Services,
  { profile, query }: { profile: number; query: URLSearchParams },
): Promise<{ claim: number; email: string } | null> {
  const claim = Number(query.get('claim'));
  if (!isSameText(query.get('proof') ?? '', proofOf(secret, claim))) return null;
  const [accepted] = await db
    .select({ email: claims.email, decidedAt: claims.decidedAt })
    .from(claims)
    .where(and(eq(claims.id, claim), eq(claims.profileId, profile), eq(claims.status, 'accepted')));
  const age = clock.now().getTime() - (accepted?.decidedAt?.getTime() ?? 0);
  return accepted && age <= CLAIM_LINK_DAYS * DAY_MS ? { claim, email: accepted.email } : null;
}

const proofOf = (secret: Services['secret'], claim: number) =>
  secret.sign('accepted claim', String(claim));
