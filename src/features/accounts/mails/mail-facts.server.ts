import { accountHome } from '../account-home.ts';
import type { MailSite } from '#platform/mail/compose-mail.ts';
import { linkButton, paragraph } from '#platform/mail/mail-parts.ts';
import { paths } from '#platform/paths.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { COUNTRY } from '#platform/pack.ts';

export const profileUrl = (site: MailSite, kind: ProviderKind, slug: string) =>
  site.url + paths[kind](slug);

export const editorUrl = (site: MailSite, kind: ProviderKind) => site.url + accountHome(kind);

const wallClock = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: COUNTRY.timeZone,
});

export const mailTime = (moment: Date) => `${wallClock.format(moment)} (${COUNTRY.name} time)`;

export const wasItYou = (site: MailSite) => [
  paragraph('Was it you? Then there is nothing to do.'),
  paragraph(
    'If it was not you, choose a new password now. That also signs out every device that is signed in to your account.',
  ),
  linkButton('Choose a new password', site.url + paths.resetPassword),
];
