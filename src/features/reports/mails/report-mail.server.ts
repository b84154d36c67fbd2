import { profileUrl, mailTime } from '#features/accounts/mails/mail-facts.server.ts';
import { composeMail, type ComposedMail, type MailSite } from '#platform/mail/compose-mail.ts';
import { linkButton, paragraph, quotation, smallPrint } from '#platform/mail/mail-parts.ts';
import { paths } from '#platform/paths.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { reasonLabel, type ReportKind } from '../report.rules.ts';

interface Facts {
  kind: ReportKind;
  provider: { kind: ProviderKind; id: string; name: string };
  review: { author: string; text: string } | null;
  reason: string;
  text: string;
  email: string;
  visitors: number;
  at: Date;
}

/** To staff, when something is first reported and each time that it moves up in the queue. */
export function reportMail(site: MailSite, facts: Facts): ComposedMail {
  const { kind, provider, review, reason, text, email, visitors, at } = facts;
  const what = review
    ? `the review of ${provider.name} by ${review.author}`
    : `the profile of ${provider.name}`;
  const subject =
    visitors === 1 ? `Report about ${what}` : `${visitors} visitors have reported ${what}`;
  return composeMail(site, {
    subject,
    preview: reasonLabel(kind, reason),
    parts: [
      paragraph(`A visitor reported ${what} on ${mailTime(at)}. ${reasonLabel(kind, reason)}.`),
      ...(text ? [quotation(text)] : []),
      ...(review ? [paragraph('This is the review:'), quotation(review.text)] : []),
      ...(visitors === 1 ? [] : [paragraph('It has moved up in the queue.')]),
      paragraph(`The ${kind} stays visible until one of us decides.`),
      linkButton('Open the reports', `${site.url}${paths.admin}/reports`),
      linkButton('See the profile', profileUrl(site, provider.kind, provider.id)),
      smallPrint(
        email
          ? 'Answer this mail to write to the visitor. Nobody has proved that this address is theirs.'
          : 'The visitor left no address.',
      ),
    ],
    because: `Sent because somebody reported a ${kind} on ${site.name}.`,
  });
}
