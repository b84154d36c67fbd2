import { claimMails, staffClaims } from '#messages';
import { and, eq, gt } from 'drizzle-orm';
import { recordAct, type Actor } from '#features/accounts/record-act.server.ts';
import { makeClaimCode } from '#features/claiming/claim-code.server.ts';
import { spellClaimCode } from '#features/claiming/claim.rules.ts';
import { displayPhone } from '#features/profiles/phone.rules.ts';
import { dateWords } from '#platform/date-words.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { pick } from '#platform/db/pick.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { claimCodes } from '#platform/db/tables/claims.ts';
import { businessProfiles, profiles } from '#platform/db/tables/profiles.ts';
import { AppError } from '#platform/errors.ts';
import { pageHref } from '#platform/language.ts';
import { inLanguage } from '#platform/language.server.ts';
import { placeName } from '#platform/names.rules.ts';
import { COUNTRY } from '#platform/pack.ts';
import { paths } from '#platform/paths.ts';
import { qrDataUrl } from '#platform/qr.server.ts';
import type { Services } from '#platform/services.server.ts';
import { describeSite } from '#platform/describe-site.server.ts';
import { descriptor } from '#platform/site.ts';
import { idOf } from '../desk/desk-acts.server.ts';

const day = dateWords({ dateStyle: 'long', timeZone: COUNTRY.timeZone });

/** The page before a code is made. */
export async function loadClaimCode({ db, clock }: Services, id: string | undefined) {
  const profile = await getUnclaimed(db, idOf(id));
  const [open] = await db
    .select({ expiresAt: claimCodes.expiresAt })
    .from(claimCodes)
    .where(and(eq(claimCodes.profileId, profile.accountId), gt(claimCodes.expiresAt, clock.now())));
  const { accountId, name, phone } = profile;
  return { accountId, name, phone: displayPhone(phone), openUntil: open?.expiresAt ?? null };
}

export type ClaimCodeView = Awaited<ReturnType<typeof loadClaimCode>>;

/** Makes the code and writes the letter around it, in the language of whoever gets it. */
export async function makeClaimLetter(
  services: Services,
  { id, actor }: { id: string | undefined; actor: Actor },
) {
  const { db, env } = services;
  const { profile, code, expiresAt } = await db.transaction(async (tx) => {
    const found = await getUnclaimed(tx, idOf(id));
    const made = await makeClaimCode(tx, services, { profileId: found.accountId, actor });
    await recordAct(tx, { actor, action: 'profile.claim-code', objectId: found.accountId });
    return { profile: found, ...made };
  });
  const site = describeSite(env);
  return inLanguage(profile.language, () => {
    const url = site.url + pageHref(paths.claim(profile.slug));
    return {
      lang: profile.language,
      code: spellClaimCode(code),
      site: site.name,
      to: [profile.name, profile.address, placeName(profile.location)].filter(Boolean) as string[],
      greeting: claimMails.letterGreeting(profile.name),
      texts: [claimMails.letterNews(site.name, descriptor()), claimMails.letterClaim],
      steps: claimMails.letterSteps,
      url,
      qr: qrDataUrl(url),
      codeLabel: claimMails.letterCode,
      until: claimMails.letterUntil(day(expiresAt)),
      takeDown: claimMails.letterTakeDown(site.contactEmail),
    };
  });
}

export type ClaimLetter = Awaited<ReturnType<typeof makeClaimLetter>>;

async function getUnclaimed(db: Db, accountId: number) {
  const [row] = await db
    .select({
      ...pick(profiles, 'accountId', 'slug', 'location', 'phone'),
      name: profiles.displayName,
      address: businessProfiles.address,
      language: accounts.language,
    })
    .from(profiles)
    .innerJoin(accounts, eq(accounts.id, profiles.accountId))
    .leftJoin(businessProfiles, eq(businessProfiles.accountId, profiles.accountId))
    .where(and(eq(profiles.accountId, accountId), profiles.unclaimed, profiles.listed))
    .for('key share', { of: profiles });
  if (!row) throw new AppError('not-found', staffClaims.notUnclaimed);
  return row;
}
