import { mails } from '#messages';
import type { codePurpose } from '#platform/db/tables/accounts.ts';
import { composeMail, type ComposedMail, type MailSite } from '#platform/mail/compose-mail.ts';
import { codeToCopy, linkButton, paragraph, smallPrint } from '#platform/mail/mail-parts.ts';
import { paths } from '#platform/paths.ts';
import { CODE_MINUTES } from '../email-code.rules.ts';
import { pageUrl } from './mail-facts.server.ts';

export type CodePurpose = (typeof codePurpose.enumValues)[number];

interface Facts {
  purpose: CodePurpose;
  email: string;
  code: string;
  linkKey: string;
}

/** The code begins the subject: there it is read, and copied, without opening the mail. No subject is ever logged. */
export function codeMail(site: MailSite, facts: Facts): ComposedMail {
  const { purpose, email, code } = facts;
  const { subject, heading, otherwise, ...words } = mails.codes[purpose];
  const ask = words.ask(site.name);
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
