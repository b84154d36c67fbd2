import { reviews as words } from '#messages';
import { and, eq, gt } from 'drizzle-orm';
import { mailboxOf } from '#features/accounts/email.rules.ts';
import { matchCode, endCode, codeHmac } from '#features/accounts/check-code.server.ts';
import { CODE_MINUTES, RESEND_SECONDS } from '#features/accounts/email-code.rules.ts';
import { findJustSent, sendCode } from '#features/accounts/send-code.server.ts';
import { refuseBots, type Guarded } from '#features/messages/bot-check.server.ts';
import { REVIEW_EDITABLE_DAYS } from '#features/profiles/rating.rules.ts';
import { emailCodes } from '#platform/db/tables/accounts.ts';
import { reviews } from '#platform/db/tables/reviews.ts';
import { sayReason } from '#platform/say-reason.server.ts';
import { AppError } from '#platform/errors.ts';
import { languageNow } from '#platform/language.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { spend } from '#platform/limits/spend.server.ts';
import { mailTo } from '#platform/mail/mail-to.server.ts';
import type { Services } from '#platform/services.server.ts';
import { lockProfile, refreshRating } from './rated-profile.server.ts';
import { newReviewMail } from './mails/review-mails.server.ts';
import { refuseSelfReview, tidyOrRefuse, type WrittenReview } from './refuse-review.server.ts';
import { isEditable, type ReviewFields } from './review.rules.ts';

interface WantedCode extends WrittenReview, Guarded {
  client: string;
  browser: string;
  /** Asked for by the button that says so: the code that is on its way will not do. */
  again: boolean;
}

/**
 * Mails the code that publishes the review. Answers alike for every address, whether it has reviewed before or belongs
 * to the provider: only who reads its mail is told. Returns the seconds until another code may be asked for.
 */
export async function requestReviewCode(services: Services, wanted: WantedCode): Promise<number> {
  const { client, browser, again } = wanted;
  const { email } = tidyOrRefuse(wanted.fields);
  refuseBots(services, wanted, words.theButton);
  await refuseSelfReview(services.db, { ...wanted, email: null });
  // A form that is sent twice, by a double click or a reload, goes on with the code that is on its way.
  const sentAt = again ? null : await findJustSent(services, { purpose: 'review', email, browser });
  const now = services.clock.now();
  if (sentAt) return RESEND_SECONDS - Math.floor((now.getTime() - sentAt.getTime()) / 1000);
  await spend(services.db, now, LIMITS.reviewsPerClient, client);
  await sendCode(services, { purpose: 'review', email, client, browser });
  return RESEND_SECONDS;
}

interface Publication {
  reviewId: number;
  /** `changed` replaces what the same person wrote about the same profile before. */
  done: 'published' | 'changed';
}

/** Publishes a review at once, when the code shows whose email it is; the stars decide nothing. */
export async function publishReview(
  services: Services,
  confirmed: WrittenReview & { code: string; browser: string | null },
): Promise<Publication> {
  const { profileId, viewer, browser } = confirmed;
  const fields = tidyOrRefuse(confirmed.fields);
  const code = confirmed.code.trim();
  try {
    const codeId = await matchCode(services, {
      purpose: 'review',
      email: fields.email,
      code,
      browser,
    });
    return await keepReview(services, { profileId, viewer, codeId, fields });
  } catch (error) {
    const reviewId = await findDone(services, { profileId, fields, code });
    if (reviewId === null) throw error;
    return { reviewId, done: 'published' };
  }
}

interface Proved extends WrittenReview {
  codeId: number;
}

async function keepReview(
  services: Services,
  { profileId, viewer, codeId, fields: { email, name, text, ...typed } }: Proved,
): Promise<Publication> {
  const { db, clock } = services;
  const now = clock.now();
  const stars = Number(typed.stars);
  return db.transaction(async (tx) => {
    await endCode(tx, codeId, now);
    const profile = await lockProfile(tx, profileId);
    if (!profile?.listed) throw new AppError('not-found', words.gone);
    await refuseSelfReview(tx, { profileId, viewer, email });

    const [before] = await tx.select().from(reviews).where(isBy(profileId, email));
    if (before?.state === 'removed')
      throw new AppError('conflict', words.removedBefore(sayReason(before.removedReason ?? '')));
    if (before && !isEditable(before.createdAt, now))
      throw new AppError('conflict', words.tooLate(REVIEW_EDITABLE_DAYS));
    // In the transaction: what is refused uses nothing up, so that nobody closes a profile to others by trying.
    await spend(tx, now, LIMITS.reviewsPerProfile, String(profileId), words.busy(profile.name));

    const language = languageNow();
    const written = { authorName: name, stars, text, language, updatedAt: now };
    const [kept] = before
      ? await tx.update(reviews).set(written).where(eq(reviews.id, before.id)).returning()
      : await tx
          .insert(reviews)
          .values({
            ...written,
            profileId,
            authorEmail: email,
            authorMailbox: mailboxOf(email),
            createdAt: now,
          })
          .returning();
    await refreshRating(tx, profileId);
    const changed = before !== undefined;
    const facts = { ...profile, reviewId: kept!.id, author: name, stars, text, changed };
    const owner = { email: profile.loginEmail, language: profile.language };
    await mailTo(services, owner, (site) => newReviewMail(site, facts), tx);
    return { reviewId: kept!.id, done: changed ? 'changed' : 'published' };
  });
}

/** Pressed twice, or the first answer was lost on the way: this very code has published this very review just now. */
async function findDone(
  { db, clock, secret }: Services,
  { profileId, fields, code }: { profileId: number; fields: ReviewFields; code: string },
): Promise<number | null> {
  const { email, name, text, stars } = fields;
  const since = new Date(clock.now().getTime() - CODE_MINUTES * 60_000);
  const [done] = await db
    .select({ id: reviews.id })
    .from(reviews)
    .innerJoin(
      emailCodes,
      and(
        eq(emailCodes.codeHmac, codeHmac(secret, { purpose: 'review', email, code })),
        gt(emailCodes.endedAt, since),
      ),
    )
    .where(
      and(
        isBy(profileId, email),
        eq(reviews.authorName, name),
        eq(reviews.text, text),
        eq(reviews.stars, Number(stars)),
        gt(reviews.updatedAt, since),
      ),
    );
  return done?.id ?? null;
}

function isBy(profileId: number, email: string) {
  return and(eq(reviews.profileId, profileId), eq(reviews.authorMailbox, mailboxOf(email)));
}
