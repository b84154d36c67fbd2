import { data, redirect, type RouterContextProvider } from 'react-router';
import { readFields } from '#features/accounts/access/read-fields.server.ts';
import { accountHome } from '#features/accounts/account-home.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { asAppError } from '#platform/errors.ts';
import { paths } from '#platform/paths.ts';
import { servicesContext } from '#platform/services.server.ts';
import { sessionContext } from '#platform/session-context.server.ts';
import { eq } from 'drizzle-orm';
import { listOwnReviews } from './list-own-reviews.server.ts';
import { replyToReview } from './reply-to-review.server.ts';
import { REVIEW_MESSAGES } from './review.rules.ts';

type Context = Readonly<RouterContextProvider>;

/** What became of a reply; without scripts the page finds by its review where to tell it. */
export interface ReplyAnswer {
  reviewId?: number;
  typed?: string;
  done?: string;
  failure?: string;
}

export async function loadOwnReviews(context: Context) {
  const { id, kind } = providerOrElsewhere(context);
  const { db } = context.get(servicesContext);
  const [profile] = await db
    .select({ slug: profiles.slug, ratingSum: profiles.ratingSum, count: profiles.reviewCount })
    .from(profiles)
    .where(eq(profiles.accountId, id));
  return { kind, profile: profile!, reviews: await listOwnReviews(db, id) };
}

/** Whose review it is comes from the session, never from the form. */
export async function answerReply({ request, context }: { request: Request; context: Context }) {
  const { id: accountId } = providerOrElsewhere(context);
  const { review, text } = await readFields(request, ['review', 'text']);
  const reviewId = /^\d{1,15}$/.test(review) ? Number(review) : 0;
  try {
    await replyToReview(context.get(servicesContext), { accountId, reviewId, text });
    return data<ReplyAnswer>({ reviewId, done: REVIEW_MESSAGES.replySent });
  } catch (error) {
    const known = asAppError(error);
    if (!known) throw error;
    const answer = { reviewId, typed: text, failure: known.message };
    return data<ReplyAnswer>(answer, { status: known.status });
  }
}

/** Visitors log in first, and come back; staff have no reviews. */
function providerOrElsewhere(context: Context) {
  const account = context.get(sessionContext)?.account;
  if (!account) throw redirect(`${paths.login}?${new URLSearchParams({ next: paths.ownReviews })}`);
  const { id, kind } = account;
  if (kind === 'admin') throw redirect(accountHome(kind));
  return { id, kind };
}
