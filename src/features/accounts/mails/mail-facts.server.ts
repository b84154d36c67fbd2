import { dateWords } from '#platform/date-words.rules.ts';
import { accountHome } from '../account-home.ts';
import { mails } from '#messages';
import { pageHref } from '#platform/language.ts';
import type { MailSite } from '#platform/mail/compose-mail.ts';
import { linkButton, paragraph } from '#platform/mail/mail-parts.ts';
import { paths } from '#platform/paths.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { COUNTRY } from '#platform/pack.ts';

/** Of a page of the site, in the language of the mail. */
export const pageUrl = (site: MailSite, path: string) => site.url + pageHref(path);

export const profileUrl = (site: MailSite, kind: ProviderKind, slug: string) =>
  pageUrl(site, paths[kind](slug));

export const editorUrl = (site: MailSite, kind: ProviderKind) => pageUrl(site, accountHome(kind));

const wallClock = dateWords({
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: COUNTRY.timeZone,
});

export const mailTime = (moment: Date) => mails.localTime(wallClock(moment), COUNTRY.name);

export const wasItYou = (site: MailSite) => [
  paragraph(mails.wasItYou),
  paragraph(mails.notYou),
  linkButton(mails.chooseNewPassword, pageUrl(site, paths.resetPassword)),
];
