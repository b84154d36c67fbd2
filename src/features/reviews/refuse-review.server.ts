import { AppError } from '#platform/errors.ts';
import { checkReview, tidyReview, type ReviewFields } from './review.rules.ts';

export interface WrittenReview {
  /** Whom it is about. */
  profileId: number;
  /** Who is signed in to the browser that it comes from. */
  viewer: number | null;
  fields: ReviewFields;
}

/** The review as it is kept, or a refusal that names the first field that is wrong. How many stars it has is no reason. */
export function tidyOrRefuse(fields: ReviewFields): ReviewFields {
  const tidy = tidyReview(fields);
  const [wrong] = Object.entries(checkReview(tidy) ?? {});
  if (wrong) throw new AppError('bad-input', wrong[1], { field: wrong[0] });
  return tidy;
}
