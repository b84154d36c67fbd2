import { orNetworkFailure } from '#features/accounts/access/or-network-failure.ts';
import { dropReviewDraft } from './review-draft.ts';

/** Whatever goes wrong on the way, the form stays as it is. A redirect says that the review is published. */
export async function sendReview<Answer>(serverAction: () => Promise<Answer>, path: string) {
  try {
    return await orNetworkFailure(serverAction);
  } catch (published) {
    dropReviewDraft(path);
    throw published;
  }
}
