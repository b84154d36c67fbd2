import { nameInLink } from '#features/reviews/review.rules.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

/** Opens the form with the customer's name in it; without one that a review may have, the form alone. */
export function reviewLink(form: string, customer: string): string {
  const name = nameInLink(customer);
  return name ? `${form}?name=${encodeURIComponent(name)}` : form;
}

export function askingText(kind: ProviderKind, form: string, customer: string): string {
  const name = nameInLink(customer);
  const [me, my] = kind === 'specialist' ? ['me', 'my'] : ['us', 'our'];
  return (
    `Hello${name && ` ${name}`}, thank you for choosing ${me}! Would you write a short review of ${my} work? ` +
    `It takes two minutes, and you need no account: ${reviewLink(form, customer)}`
  );
}

/** Lets the sender choose whom to send it to. */
export const whatsappShare = (text: string): string =>
  `https://wa.me/?text=${encodeURIComponent(text)}`;
