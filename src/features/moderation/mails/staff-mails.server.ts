import { contact, mails } from '#messages';
import { accountHome } from '#features/accounts/account-home.ts';
import {
  editorUrl,
  mailTime,
  pageUrl,
  profileUrl,
} from '#features/accounts/mails/mail-facts.server.ts';
import { editorFieldPath } from '#features/editor/editor-field.ts';
import type { ContactTopic } from '#features/messages/contact.rules.ts';
import { composeMail, type ComposedMail, type MailSite } from '#platform/mail/compose-mail.ts';
import { linkButton, paragraph, quotation, smallPrint } from '#platform/mail/mail-parts.ts';
import { paths } from '#platform/paths.ts';
import { sayReason } from '#platform/say-reason.server.ts';
import type { NamedProfile } from '#platform/provider-kind.rules.ts';

const mistake = (site: MailSite) => smallPrint(mails.mistake(site.contactEmail));

type Refusal = NamedProfile & {
  decision: 'reject' | 'suspend';
  reason: string;
  field: string | null;
  /** False where only a change was refused, which visitors never saw. */
  hidden: boolean;
};
type Decided = (NamedProfile & { decision: 'approve' }) | Refusal;

export const decisionMail = (site: MailSite, facts: Decided) =>
  facts.decision === 'approve' ? approved(site, facts) : refused(site, facts);

const approved = (site: MailSite, { kind, name, slug }: NamedProfile) =>
  composeMail(site, {
    subject: mails.approvedSubject(site.name),
    heading: mails.approvedHeading,
    preview: mails.approvedPreview(name),
    parts: [
      paragraph(mails.approvedNews(name)),
      paragraph(mails.canBeFound(site.name)),
      linkButton(mails.seeYourProfile, profileUrl(site, kind, slug)),
      paragraph(mails.keepFresh),
      linkButton(mails.editYourProfile, editorUrl(site, kind)),
    ],
    because: mails.hasProfile(site.name),
  });

const refusals = () => ({
  reject: {
    subject: mails.rejectedSubject,
    heading: mails.rejectedHeading,
    news: mails.rejectedNews,
    button: mails.correctIt,
  },
  suspend: {
    subject: mails.suspendedSubject,
    heading: mails.suspendedHeading,
    news: mails.suspendedNews,
    button: mails.editYourProfile,
  },
});

function refused(site: MailSite, facts: Refusal): ComposedMail {
  const { kind, name, decision, field, hidden } = facts;
  const reason = sayReason(facts.reason);
  const { subject, heading, news, button } = refusals()[decision];
  const seen = hidden ? mails.rejectedHidden : mails.rejectedChange;
  const editor = accountHome(kind);
  return composeMail(site, {
    subject: subject(site.name),
    heading,
    preview: reason,
    parts: [
      paragraph(news(name)),
      quotation(reason),
      paragraph(decision === 'reject' ? seen : mails.suspendedWayOn),
      linkButton(button, pageUrl(site, field ? editorFieldPath(editor, field) : editor)),
      mistake(site),
    ],
    because: mails.hasProfile(site.name),
  });
}

export const reopenedMail = (site: MailSite, { kind, name }: Omit<NamedProfile, 'slug'>) =>
  composeMail(site, {
    subject: mails.reopenedSubject(site.name),
    heading: mails.reopenedHeading,
    parts: [
      paragraph(mails.reopenedNews(name)),
      paragraph(mails.reopenedRest),
      linkButton(mails.seeHowItStands, editorUrl(site, kind)),
      smallPrint(mails.questions(site.contactEmail)),
    ],
    because: mails.hasProfile(site.name),
  });

export type AccountStanding = { suspended: true; reason: string } | { suspended: false };

export function accountStandingMail(site: MailSite, facts: AccountStanding): ComposedMail {
  const because = mails.hasAccount(site.name);
  if (facts.suspended)
    return composeMail(site, {
      subject: mails.blockedSubject(site.name),
      heading: mails.blockedHeading,
      preview: facts.reason,
      parts: [paragraph(mails.blockedNews), quotation(facts.reason), mistake(site)],
      because,
    });
  return composeMail(site, {
    subject: mails.openSubject(site.name),
    heading: mails.openHeading,
    parts: [paragraph(mails.openNews), linkButton(mails.logIn, pageUrl(site, paths.login))],
    because,
  });
}

interface Answer {
  topic: ContactTopic | null;
  name: string;
  message: string;
  at: Date;
  answer: string;
}

/** What staff answer to a visitor, above the visitor's own words. */
export function answerMail(site: MailSite, facts: Answer): ComposedMail {
  const { topic, name, message, at, answer } = facts;
  const subject = topic ? contact.topics[topic] : mails.yourMessage;
  return composeMail(site, {
    subject: mails.answerSubject(subject, site.name),
    heading: mails.answerHeading(name),
    preview: answer,
    parts: [
      ...answer.split(/\n{2,}/).map(paragraph),
      smallPrint(mails.youWrote(mailTime(at))),
      quotation(message),
      smallPrint(mails.mayAnswer),
    ],
    because: mails.contactForm(site.name),
  });
}
