import { forms, reviews } from '#messages';
import { DAY_MS } from '#platform/local-day.rules.ts';
import { isEmail } from '#features/accounts/email.rules.ts';
import { checkText, errorsIn } from '#features/accounts/text.rules.ts';
import { CONTACT_EMAIL_MAX, tidyContact } from '#features/messages/contact.rules.ts';
import { oneLine } from '#platform/plain-text.rules.ts';
import {
  REVIEW_EDITABLE_DAYS,
  REVIEW_TEXT_MAX,
  REVIEW_TEXT_MIN,
} from '#features/profiles/rating.rules.ts';

/** As long as an address can be at all: whoever writes a review needs no account. */
export const REVIEW_EMAIL_MAX = CONTACT_EMAIL_MAX;
export const REVIEW_NAME_MAX = 40;
export const REPLY_MAX = 1000;
const REMOVAL_REASON_MAX = 300;

export const REVIEW_FIELDS = ['stars', 'text', 'name', 'email'] as const;
export type ReviewField = (typeof REVIEW_FIELDS)[number];
/** As they are typed: the stars too are a text until they are checked. */
export type ReviewFields = Record<ReviewField, string>;
export type ReviewErrors = Partial<Record<ReviewField | 'code', string>>;

/** As it is counted and kept: a line break is one character, and nothing invisible comes along. */
export function tidyReview({ stars, text, ...rest }: ReviewFields): ReviewFields {
  const { name, email, message } = tidyContact({ ...rest, message: text });
  return { stars, text: message, name, email };
}

export function checkReview({ stars, text, name, email }: ReviewFields): ReviewErrors | null {
  return errorsIn({
    stars: /^[1-5]$/.test(stars) ? null : reviews.starsMissing,
    text:
      checkText(reviews.review, text, REVIEW_TEXT_MAX) ??
      (text.length < REVIEW_TEXT_MIN ? reviews.tooShort(REVIEW_TEXT_MIN) : null),
    name: checkText(reviews.firstName, name, REVIEW_NAME_MAX),
    email:
      checkText(reviews.email, email, REVIEW_EMAIL_MAX) ??
      (isEmail(email) ? null : forms.emailInvalid),
  });
}

/** The name that a link brings along, for the form to begin with; nothing where no review could have it. */
export function nameInLink(given: string | null): string {
  // Half of an emoji, which a keyboard may leave behind, cannot stand in an address.
  const name = oneLine(given?.toWellFormed() ?? '');
  return checkText(reviews.firstName, name, REVIEW_NAME_MAX) ? '' : name;
}

export const checkReply = (text: string) => checkText(reviews.reply, text, REPLY_MAX);

export const checkRemovalReason = (text: string) =>
  checkText(reviews.reason, text, REMOVAL_REASON_MAX);

export function isEditable(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() <= REVIEW_EDITABLE_DAYS * DAY_MS;
}
