import { and, eq } from 'drizzle-orm';
import { claims } from '#platform/db/tables/claims.ts';
import { DAY_MS } from '#platform/local-day.rules.ts';
import { paths } from '#platform/paths.ts';
import { isSameText } from '#platform/same-text.server.ts';
import type { Services } from '#platform/services.server.ts';
import { CLAIM_LINK_DAYS } from './claim.rules.ts';

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
