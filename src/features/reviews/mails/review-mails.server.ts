import { mails } from '#messages';
import { pageUrl, profileUrl } from '#features/accounts/mails/mail-facts.server.ts';
import { composeMail, type ComposedMail, type MailSite } from '#platform/mail/compose-mail.ts';
import { linkButton, paragraph, quotation, smallPrint } from '#platform/mail/mail-parts.ts';
import { paths } from '#platform/paths.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { sayReason } from '#platform/say-reason.server.ts';

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
  const rating = mails.stars(stars);
  return composeMail(site, {
    subject: changed ? mails.changedSubject(author) : mails.reviewedSubject(author),
    heading: changed ? mails.changedHeading : mails.reviewedHeading,
    preview: `${author}: ${rating}`,
    parts: [
      paragraph((changed ? mails.changedNews : mails.reviewedNews)(name, author, rating)),
      quotation(text),
      linkButton(mails.seeItOnProfile, pageUrl(site, paths.oneReview(kind, slug, reviewId))),
      paragraph(mails.mayReply),
      linkButton(mails.replyToReviews, pageUrl(site, paths.ownReviews)),
      smallPrint(mails.breaksTerms),
    ],
    because: mails.hasProfile(site.name),
  });
}

export function reviewRemovedMail(
  site: MailSite,
  { kind, name, slug, author, ...facts }: ReviewedFacts & { reason: string },
): ComposedMail {
  const reason = sayReason(facts.reason);
  return composeMail(site, {
    subject: mails.removedSubject(name),
    heading: mails.removedHeading,
    preview: reason,
    parts: [
      paragraph(mails.removedNews(author, name)),
      quotation(reason),
      linkButton(mails.seeTheProfile, `${profileUrl(site, kind, slug)}#reviews`),
      smallPrint(mails.mistake(site.contactEmail)),
    ],
    because: mails.wroteReview(site.name),
  });
}

export function reviewReplyMail(
  site: MailSite,
  facts: ReviewedFacts & { reviewId: number; reply: string },
): ComposedMail {
  const { kind, name, slug, reviewId, author, reply } = facts;
  return composeMail(site, {
    subject: mails.replySubject(name),
    preview: reply,
    parts: [
      paragraph(mails.replyNews(author, name)),
      quotation(reply),
      linkButton(mails.seeTheReply, pageUrl(site, paths.oneReview(kind, slug, reviewId))),
    ],
    because: mails.wroteReview(site.name),
  });
}
