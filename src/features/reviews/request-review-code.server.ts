import { reviews } from '#messages';
import { RESEND_SECONDS } from '#features/accounts/email-code.rules.ts';
import { findJustSent, sendCode } from '#features/accounts/send-code.server.ts';
import { refuseBots, type Guarded } from '#features/messages/bot-check.server.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { spend } from '#platform/limits/spend.server.ts';
import type { Services } from '#platform/services.server.ts';
import { tidyOrRefuse, refuseSelfReview, type WrittenReview } from './refuse-review.server.ts';

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
  refuseBots(services, wanted, reviews.theButton);
  await refuseSelfReview(services.db, { ...wanted, email: null });
  // A form that is sent twice, by a double click or a reload, goes on with the code that is on its way.
  const sentAt = again ? null : await findJustSent(services, { purpose: 'review', email, browser });
  const now = services.clock.now();
  if (sentAt) return RESEND_SECONDS - Math.floor((now.getTime() - sentAt.getTime()) / 1000);
  await spend(services.db, now, LIMITS.reviewsPerClient, client);
  await sendCode(services, { purpose: 'review', email, client, browser });
  return RESEND_SECONDS;
}
