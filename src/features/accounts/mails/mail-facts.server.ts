import type { MailSite } from '#platform/mail/compose-mail.ts';
import { linkButton, paragraph } from '#platform/mail/mail-parts.ts';
import { paths } from '#platform/paths.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { COUNTRY } from '#platform/pack.ts';

export function profileUrl(site: MailSite, kind: ProviderKind, slug: string): string {
  return site.url + paths[kind](slug);
}

export function editorUrl(site: MailSite, kind: ProviderKind): string {
  return site.url + (kind === 'specialist' ? paths.specialistEditor : paths.businessEditor);
}

const wallClock = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: COUNTRY.timeZone,
});

export function mailTime(moment: Date): string {
  return `${wallClock.format(moment)} (${COUNTRY.name} time)`;
}

export const wasItYou = (site: MailSite) => [
  paragraph('Was it you? Then there is nothing to do.'),
  paragraph(
    'If it was not you, choose a new password now. That also signs out every device that is signed in to your account.',
  ),
  linkButton('Choose a new password', site.url + paths.resetPassword),
];
