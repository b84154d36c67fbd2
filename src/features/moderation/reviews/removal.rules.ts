import { tooLong } from '#features/accounts/text.rules.ts';

export const REMOVAL_TEXT_MAX = 240;

/** Why a review may be removed. That it is bad, or good, is no reason. */
export const REMOVAL_REASONS = {
  insult: 'It insults or threatens somebody',
  private: 'It gives away private information',
  elsewhere: 'It is not about this provider',
  advert: 'It is advertising',
  biased: 'It was written by the provider or a competitor',
  unlawful: 'It breaks the law',
  other: 'Another reason',
} as const;
type RemovalReason = keyof typeof REMOVAL_REASONS;

const isReason = (name: string): name is RemovalReason => Object.hasOwn(REMOVAL_REASONS, name);

type Judged = { reason: string } | { field: 'why' | 'text'; message: string };

export function publicReason(why: string, text: string): Judged {
  if (!isReason(why)) return { field: 'why', message: 'Please choose a reason.' };
  if (text.length > REMOVAL_TEXT_MAX)
    return { field: 'text', message: tooLong('Text', REMOVAL_TEXT_MAX) };
  if (why === 'other')
    return text ? { reason: text } : { field: 'text', message: 'Please say what the reason is.' };
  return { reason: text ? `${REMOVAL_REASONS[why]}. ${text}` : `${REMOVAL_REASONS[why]}.` };
}
