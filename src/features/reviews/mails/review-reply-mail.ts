import { profileUrl } from '#features/accounts/mails/mail-links.ts';
import { composeMail, type ComposedMail, type MailSite } from '#platform/mail/compose-mail.ts';
import { linkButton, paragraph, quotation } from '#platform/mail/mail-parts.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

interface Facts {
  kind: ProviderKind;
  /** Whose profile it is. */
  name: string;
  slug: string;
  reviewId: number;
  author: string;
  reply: string;
}

/** To the author of a review. */
export function reviewReplyMail(site: MailSite, facts: Facts): ComposedMail {
  const { kind, name, slug, reviewId, author, reply } = facts;
  return composeMail(site, {
    subject: `${name} replied to your review`,
    heading: `${name} replied to your review`,
    preview: reply,
    parts: [
      paragraph(`Hello ${author}, ${name} replied in public to what you wrote:`),
      quotation(reply),
      linkButton('See the reply', `${profileUrl(site, kind, slug)}#review-${reviewId}`),
    ],
    because: `Sent once, because this address wrote a review on ${site.name}.`,
  });
}
