import { reasons, staffReviews } from '#messages';
import { tooLong } from '#features/accounts/text.rules.ts';

export const REMOVAL_TEXT_MAX = 240;
/** Says nothing by itself: the text has to. */
const OTHER = 'other';

/** Why a review may be removed, as staff choose it. That it is bad, or good, is no reason. */
export const removalReasons = (): Readonly<Record<string, string>> => ({
  ...reasons.review,
  [OTHER]: staffReviews.otherReason,
});

export type Removal = Record<'why' | 'text', string>;

export function checkRemoval({ why, text }: Removal): Partial<Removal> | null {
  if (!Object.hasOwn(removalReasons(), why)) return { why: staffReviews.reasonMissing };
  if (text.length > REMOVAL_TEXT_MAX) return { text: tooLong(staffReviews.text, REMOVAL_TEXT_MAX) };
  return why === OTHER && !text ? { text: staffReviews.textMissing } : null;
}

/** What everybody reads in place of the review; it is stored in English. */
export function spellRemoval({ why, text }: Removal): string {
  if (why === OTHER) return text;
  return `${removalReasons()[why]}. ${text}`.trim();
}
