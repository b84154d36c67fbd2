import { mails } from '#messages';
import { editorUrl } from '#features/accounts/mails/mail-facts.server.ts';
import { CONFIRM_EVERY_DAYS } from '#features/profiles/confirm-due.rules.ts';
import { composeMail, type ComposedMail, type MailSite } from '#platform/mail/compose-mail.ts';
import { linkButton, paragraph, smallPrint } from '#platform/mail/mail-parts.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

interface Facts {
  kind: ProviderKind;
  name: string;
  confirmUrl: string;
}

export function confirmDetailsMail(site: MailSite, facts: Facts): ComposedMail {
  const { kind, name, confirmUrl } = facts;
  return composeMail(site, {
    subject: mails.confirmSubject,
    preview: mails.confirmPreview,
    parts: [
      paragraph(mails.confirmNews(name, site.name)),
      linkButton(mails.lookAndConfirm, confirmUrl),
      paragraph(mails.putRight),
      linkButton(mails.editYourProfile, editorUrl(site, kind)),
      smallPrint(mails.confirmNote),
    ],
    because: mails.everyDays(CONFIRM_EVERY_DAYS, site.name),
  });
}
