import { composeMail, type ComposedMail, type MailSite } from '#platform/mail/compose-mail.ts';
import { codeToCopy, linkButton, paragraph, smallPrint } from '#platform/mail/mail-parts.ts';
import { paths } from '#platform/paths.ts';
import { CODE_MINUTES } from '../email-code.rules.ts';

export type CodePurpose = 'signup' | 'password_reset' | 'email_change' | 'review' | 'work_email';

interface Facts {
  purpose: CodePurpose;
  email: string;
  code: string;
  linkKey: string;
}

interface Words {
  is: string;
  heading: string;
  ask: string;
  /** What a person who did not ask for it needs to know. */
  otherwise: string;
}

const words = (name: string): Record<CodePurpose, Words> => ({
  signup: {
    is: `your ${name} verification code`,
    heading: 'Confirm your email',
    ask: `Enter this code on ${name} to finish signing up.`,
    otherwise: 'If you did not sign up, ignore this mail: without the code, no account is made.',
  },
  password_reset: {
    is: `your code to reset your ${name} password`,
    heading: 'Reset your password',
    ask: 'Enter this code together with your new password.',
    otherwise: 'If you did not ask for this, ignore this mail: your password stays as it is.',
  },
  email_change: {
    is: `your code to confirm your new ${name} email`,
    heading: 'Confirm your new email',
    ask: `Enter this code on ${name} to sign in with this address from now on.`,
    otherwise: 'If you did not ask for this, ignore this mail: nothing changes.',
  },
  review: {
    is: `your ${name} verification code`,
    heading: 'Confirm your review',
    ask: `Enter this code on ${name} to publish your review.`,
    otherwise: 'If you did not write a review, ignore this mail: nothing is published.',
  },
  work_email: {
    is: `your code to confirm your work email on ${name}`,
    heading: 'Confirm your work email',
    ask: `Enter this code on ${name} to get visitors’ messages at this address.`,
    otherwise: 'If you did not ask for this, ignore this mail: nothing is sent to you.',
  },
});

/** The code begins the subject: there it is read, and copied, without opening the mail. No subject is ever logged. */
export function codeMail(site: MailSite, facts: Facts): ComposedMail {
  const { purpose, email, code } = facts;
  const { is, heading, ask, otherwise } = words(site.name)[purpose];
  const lifetime = `It works once, for ${CODE_MINUTES} minutes.`;
  const resetLink = [
    paragraph('Or open the page with the code already filled in:'),
    linkButton('Choose a new password', resetUrl(site.url, facts)),
  ];
  return composeMail(site, {
    subject: `${code} is ${is}`,
    heading,
    preview: `${ask} ${lifetime}`,
    parts: [
      paragraph(ask),
      codeToCopy(code),
      paragraph(lifetime),
      ...(purpose === 'password_reset' ? resetLink : []),
      smallPrint(`${otherwise} Nobody from ${site.name} will ever ask you for this code.`),
    ],
    because: `Sent to ${email} because somebody entered this address on ${site.name}.`,
  });
}

function resetUrl(siteUrl: string, { email, code, linkKey: key }: Facts): string {
  return `${siteUrl}${paths.resetPassword}?${new URLSearchParams({ email, code, key })}`;
}
