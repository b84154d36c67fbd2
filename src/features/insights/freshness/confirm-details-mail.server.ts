import { editorUrl } from '#features/accounts/mails/mail-facts.server.ts';
import { CONFIRM_EVERY_DAYS } from '#features/profiles/confirm-due.rules.ts';
import { composeMail, type ComposedMail, type MailSite } from '#platform/mail/compose-mail.ts';
import { linkButton, paragraph, smallPrint } from '#platform/mail/mail-parts.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { dashboard } from '#messages';

interface Facts {
  kind: ProviderKind;
  name: string;
  confirmUrl: string;
}

export function confirmDetailsMail(site: MailSite, facts: Facts): ComposedMail {
  const { kind, name, confirmUrl } = facts;
  return composeMail(site, {
    subject: dashboard.question,
    preview: 'One tap keeps your profile fresh.',
    parts: [
      paragraph(
        `Hello ${name}, people call the number and go to the place that your profile on ${site.name} names. Is everything still as it says?`,
      ),
      linkButton('Look and confirm', confirmUrl),
      paragraph('Something has changed? Put it right, and it counts as confirmed too.'),
      linkButton('Edit your profile', editorUrl(site, kind)),
      smallPrint(
        'Visitors see when you last confirmed your details. You need not log in to confirm them.',
      ),
    ],
    because: `Sent at most every ${CONFIRM_EVERY_DAYS} days because this address has a profile on ${site.name}.`,
  });
}
