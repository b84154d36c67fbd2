import { mails } from '#messages';
import { composeMail, type ComposedMail, type MailSite } from '#platform/mail/compose-mail.ts';
import { codeToCopy, linkButton, paragraph, smallPrint } from '#platform/mail/mail-parts.ts';
import { paths } from '#platform/paths.ts';
import { CODE_MINUTES } from '../email-code.rules.ts';
import { pageUrl } from './mail-facts.server.ts';

export type CodePurpose =
  | 'signup'
  | 'password_reset'
  | 'email_change'
  | 'review'
  | 'work_email'
  | 'claim';

interface Facts {
  purpose: CodePurpose;
  email: string;
  code: string;
  linkKey: string;
}

interface Words {
  subject: (code: string, site: string) => string;
  heading: string;
  ask: string;
  /** What a person who did not ask for it needs to know. */
  otherwise: string;
}

const words = (site: string): Record<CodePurpose, Words> => ({
  signup: {
    subject: mails.signupSubject,
    heading: mails.signupHeading,
    ask: mails.signupAsk(site),
    otherwise: mails.signupOtherwise,
  },
  password_reset: {
    subject: mails.resetSubject,
    heading: mails.resetHeading,
    ask: mails.resetAsk,
    otherwise: mails.resetOtherwise,
  },
  email_change: {
    subject: mails.emailSubject,
    heading: mails.emailHeading,
    ask: mails.emailAsk(site),
    otherwise: mails.emailOtherwise,
  },
  review: {
    subject: mails.signupSubject,
    heading: mails.reviewHeading,
    ask: mails.reviewAsk(site),
    otherwise: mails.reviewOtherwise,
  },
  work_email: {
    subject: mails.workSubject,
    heading: mails.workHeading,
    ask: mails.workAsk(site),
    otherwise: mails.workOtherwise,
  },
  claim: {
    subject: mails.signupSubject,
    heading: mails.claimHeading,
    ask: mails.claimAsk(site),
    otherwise: mails.claimOtherwise,
  },
});

/** The code begins the subject: there it is read, and copied, without opening the mail. No subject is ever logged. */
export function codeMail(site: MailSite, facts: Facts): ComposedMail {
  const { purpose, email, code } = facts;
  const { subject, heading, ask, otherwise } = words(site.name)[purpose];
  const lifetime = mails.codeLifetime(CODE_MINUTES);
  const resetLink = [
    paragraph(mails.orOpenPage),
    linkButton(mails.chooseNewPassword, resetUrl(site, facts)),
  ];
  return composeMail(site, {
    subject: subject(code, site.name),
    heading,
    preview: `${ask} ${lifetime}`,
    parts: [
      paragraph(ask),
      codeToCopy(code),
      paragraph(lifetime),
      ...(purpose === 'password_reset' ? resetLink : []),
      smallPrint(`${otherwise} ${mails.neverAsked(site.name)}`),
    ],
    because: mails.addressEntered(email, site.name),
  });
}

function resetUrl(site: MailSite, { email, code, linkKey: key }: Facts): string {
  return `${pageUrl(site, paths.resetPassword)}?${new URLSearchParams({ email, code, key })}`;
}
