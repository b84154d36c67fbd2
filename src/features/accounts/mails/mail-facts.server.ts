import { accountHome } from '../account-home.ts';
import { mails } from '#messages';
import { languageNow, pageHref, type Language } from '#platform/language.ts';
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

const STYLE = { dateStyle: 'full', timeStyle: 'short', timeZone: COUNTRY.timeZone } as const;
const english = new Intl.DateTimeFormat('en-GB', STYLE);
// Formats know no Kriol.
const WALL_CLOCKS: Record<Language, Intl.DateTimeFormat> = {
  en: english,
  es: new Intl.DateTimeFormat('es', STYLE),
  bzj: english,
};

export const mailTime = (moment: Date) =>
  mails.localTime(WALL_CLOCKS[languageNow()].format(moment), COUNTRY.name);

export const wasItYou = (site: MailSite) => [
  paragraph(mails.wasItYou),
  paragraph(mails.notYou),
  linkButton(mails.chooseNewPassword, pageUrl(site, paths.resetPassword)),
];
