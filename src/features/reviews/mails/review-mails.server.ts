import { profileUrl } from '#features/accounts/mails/mail-facts.server.ts';
import { composeMail, type ComposedMail, type MailSite } from '#platform/mail/compose-mail.ts';
import { linkButton, paragraph, quotation, smallPrint } from '#platform/mail/mail-parts.ts';
import { paths } from '#platform/paths.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

interface ReviewedFacts {
  kind: ProviderKind;
  name: string;
  slug: string;
  author: string;
}

interface NewReviewFacts extends ReviewedFacts {
  reviewId: number;
  stars: number;
  text: string;
  changed: boolean;
}

/** To the provider, in the same words for every number of stars. */
export function newReviewMail(site: MailSite, facts: NewReviewFacts): ComposedMail {
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

export function reviewRemovedMail(
  site: MailSite,
  { kind, name, slug, author, reason }: ReviewedFacts & { reason: string },
): ComposedMail {
  return composeMail(site, {
    subject: `Your review of ${name} was removed`,
    heading: 'Your review was removed',
    preview: reason,
    parts: [
      paragraph(
        `Hello ${author}, our staff removed your review of ${name}. This is the reason, which also stands in its place on the profile:`,
      ),
      quotation(reason),
      linkButton('See the profile', `${profileUrl(site, kind, slug)}#reviews`),
      smallPrint(`You think this is a mistake? Write to ${site.contactEmail}.`),
    ],
    because: `Sent once, because this address wrote a review on ${site.name}.`,
  });
}

export function reviewReplyMail(
  site: MailSite,
  facts: ReviewedFacts & { reviewId: number; reply: string },
): ComposedMail {
  const { kind, name, slug, reviewId, author, reply } = facts;
  return composeMail(site, {
    subject: `${name} replied to your review`,
    preview: reply,
    parts: [
      paragraph(`Hello ${author}, ${name} replied in public to what you wrote:`),
      quotation(reply),
      linkButton('See the reply', `${profileUrl(site, kind, slug)}#review-${reviewId}`),
    ],
    because: `Sent once, because this address wrote a review on ${site.name}.`,
  });
}
