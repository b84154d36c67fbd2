import { and, eq } from 'drizzle-orm';
import { mailboxOf } from '#features/accounts/email.rules.ts';
import { masked } from '#features/accounts/mails/account-mails.server.ts';
import { recordAct } from '#features/accounts/record-act.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { DAY_MS } from '#platform/local-day.rules.ts';
import { pageHref } from '#platform/language.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { spend } from '#platform/limits/spend.server.ts';
import { mailTo } from '#platform/mail/mail-to.server.ts';
import { paths } from '#platform/paths.ts';
import { isSameText } from '#platform/same-text.server.ts';
import type { Services } from '#platform/services.server.ts';
import type { Site } from '#platform/site.ts';
import { CLAIM_LINK_DAYS } from './claim.rules.ts';
import type { Unclaimed } from './find-unclaimed.server.ts';
import { takeDownMail } from './mails/claim-mails.server.ts';

/** Mails a link that takes the profile down to the email on it. Strangers who ask for it reach nobody but its owner. */
export async function requestTakeDown(
  services: Services,
  { profile, email, client }: { profile: Unclaimed; email: string; client: string },
): Promise<void> {
  const { db, clock } = services;
  const askedAt = clock.now();
  await spend(db, askedAt, LIMITS.codesPerClient, client);
  await spend(db, askedAt, LIMITS.codesPerEmail, mailboxOf(email));
  await spend(db, askedAt, LIMITS.codesOfAll, 'all');
  const { accountId, provider, language } = profile;
  await db.transaction(async (tx) => {
    await tx.update(profiles).set({ askedAt }).where(isUnclaimed(accountId));
    const compose = (site: Site) =>
      takeDownMail(site, { name: provider.name, url: takeDownUrl(services, provider.id, askedAt) });
    await mailTo(services, { email, language }, compose, tx);
  });
}

export type TakeDown =
  /** `wrong`: we never sent it; `old`: another mail has taken its place, it was used, or an owner has come. */
  { state: 'wrong' | 'old' } | { state: 'asked' | 'done'; name: string };

/** Looking changes nothing: mail programs follow links before people do. */
export async function findTakeDown(services: Services, slug: string, link: string) {
  return (await readLink(services, slug, link)).takeDown;
}

/** Nobody sees the profile any more; staff can put it back. One link works once. */
export async function takeDown(services: Services, slug: string, link: string): Promise<void> {
  const { profile, takeDown: found } = await readLink(services, slug, link);
  if (!profile || found.state !== 'asked') return;
  const now = services.clock.now();
  await services.db.transaction(async (tx) => {
    const [gone] = await tx
      .update(profiles)
      .set({ pausedAt: now, listed: false, askedAt: now })
      .where(and(isUnclaimed(profile.accountId), eq(profiles.askedAt, profile.askedAt!)))
      .returning({ accountId: profiles.accountId });
    if (gone) await recordTakenDown(tx, profile, now);
  });
}

const recordTakenDown = (
  tx: Db,
  { accountId, workEmail }: { accountId: number; workEmail: string | null },
  at: Date,
) =>
  recordAct(tx, {
    actor: { id: null, email: masked(workEmail ?? '') },
    action: 'profile.take-down',
    objectId: accountId,
    before: { listed: true },
    after: { listed: false },
    at,
  });

const isUnclaimed = (accountId: number) =>
  and(eq(profiles.accountId, accountId), profiles.unclaimed, profiles.listed);

async function readLink({ db, secret, clock }: Services, slug: string, link: string) {
  const query = new URL(link).searchParams;
  const asked = query.get('asked') ?? '';
  const refused = (state: 'wrong' | 'old') => ({ profile: null, takeDown: { state } as TakeDown });
  if (!isSameText(query.get('proof') ?? '', proofOf(secret, slug, asked))) return refused('wrong');
  const [row] = await db.select().from(profiles).where(eq(profiles.slug, slug));
  if (!row?.unclaimed) return refused('old');
  const name = row.displayName;
  if (row.pausedAt) return { profile: row, takeDown: { state: 'done', name } as TakeDown };
  const age = clock.now().getTime() - Number(asked);
  const isLast = row.askedAt?.getTime() === Number(asked) && age <= CLAIM_LINK_DAYS * DAY_MS;
  if (!isLast || !row.listed) return refused('old');
  return { profile: row, takeDown: { state: 'asked', name } as TakeDown };
}

/** Whoever got the mail needs no login. */
export function takeDownUrl({ secret, env }: Services, slug: string, askedAt: Date): string {
  const asked = String(askedAt.getTime());
  const query = new URLSearchParams({ asked, proof: proofOf(secret, slug, asked) });
  return `${env.SITE_URL}${pageHref(paths.takeDown(slug))}?${query}`;
}

const proofOf = (secret: Services['secret'], slug: string, asked: string) =>
  secret.sign('take down', slug, asked);
