import { profileUrl } from '#features/accounts/mails/mail-links.ts';
import { composeMail, type ComposedMail, type MailSite } from '#platform/mail/compose-mail.ts';
import { linkButton, paragraph, quotation, smallPrint } from '#platform/mail/mail-parts.ts';
import { paths } from '#platform/paths.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

interface Facts {
  kind: ProviderKind;
  name: string;
  slug: string;
  reviewId: number;
  author: string;
  stars: number;
  text: string;
  /** The author has written before, and changed it. */
  changed: boolean;
}

/** To the provider, in the same words for every number of stars. */
export function newReviewMail(site: MailSite, facts: Facts): ComposedMail {
  const { kind, name, slug, reviewId, author, stars, text, changed } = facts;
  const rating = `${stars} out of 5 stars`;
  return composeMail(site, {
    subject: changed ? `${author} changed a review of you` : `${author} reviewed you`,
    heading: changed ? 'A review of you was changed' : 'You have a new review',
    preview: `${author}: ${rating}`,
    parts: [
      paragraph(
        changed
          ? `Hello ${name}, ${author} changed the review of you. It now gives ${rating}:`
          : `Hello ${name}, ${author} gave you ${rating} and wrote:`,
      ),
      quotation(text),
      linkButton('See it on your profile', `${profileUrl(site, kind, slug)}#review-${reviewId}`),
      paragraph(
        'You may reply to a review once, in public. A calm answer helps those who read it.',
      ),
      linkButton('Reply to your reviews', site.url + paths.ownReviews),
      smallPrint(
        `Does it break our terms? Press “Report” below it, and our staff will look at it. They remove a review only for a reason that they state in public.`,
      ),
    ],
    because: `Sent because this address has a profile on ${site.name}.`,
  });
}
