import { mailings } from '#messages';
import { pageUrl } from '#features/accounts/mails/mail-facts.server.ts';
import { inLanguage } from '#platform/language.server.ts';
import type { Language } from '#platform/language.ts';
import { composeMail } from '#platform/mail/compose-mail.ts';
import { quietLink, writtenParagraph } from '#platform/mail/mail-parts.ts';
import type { Services } from '#platform/services.server.ts';
import { describeSite } from '#platform/describe-site.server.ts';
import { languageFor, type MailingTexts } from './mailing.rules.ts';
import { unsubscribePath } from './unsubscribe.server.ts';

type Needed = Pick<Services, 'env' | 'secret'>;

/** With the headers by which mail programs offer to stop it in one click (RFC 8058). */
export function mailingMail(
  { env, secret }: Needed,
  texts: MailingTexts,
  { id, language }: { id: number; language: Language },
) {
  const spoken = languageFor(texts, language);
  const { subject, text } = texts[spoken]!;
  const site = describeSite(env);
  return inLanguage(spoken, () => {
    const stop = pageUrl(site, unsubscribePath(secret, id));
    const mail = composeMail(site, {
      subject,
      parts: [...text.split(/\n{2,}/).map(writtenParagraph), quietLink(mailings.unsubscribe, stop)],
      because: mailings.because(site.name),
    });
    const headers = {
      'List-Unsubscribe': `<${stop}>, <mailto:${site.contactEmail}?subject=unsubscribe>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    return { ...mail, headers };
  });
}
