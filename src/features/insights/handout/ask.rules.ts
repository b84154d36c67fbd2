import { nameInLink } from '#features/reviews/review.rules.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { handout } from '#messages';

/** Opens the form with the customer's name in it; without one that a review may have, the form alone. */
export function reviewLink(form: string, customer: string): string {
  const name = nameInLink(customer);
  return name ? `${form}?name=${encodeURIComponent(name)}` : form;
}

export const askingText = (kind: ProviderKind, form: string, customer: string): string =>
  handout.asking(kind, nameInLink(customer), reviewLink(form, customer));

/** Lets the sender choose whom to send it to. */
export const whatsappShare = (text: string): string =>
  `https://wa.me/?text=${encodeURIComponent(text)}`;
