import { contact, forms } from '#messages';
import { isEmail } from '#features/accounts/email.rules.ts';
import { checkText, errorsIn } from '#features/accounts/text.rules.ts';
import { manyLines, oneLine } from '#platform/plain-text.rules.ts';

export const CONTACT_MESSAGE_MAX = 500;
export const CONTACT_NAME_MAX = 80;
/** As long as an address can be at all: whoever writes to us needs no account. */
export const CONTACT_EMAIL_MAX = 254;

export type ContactField = 'name' | 'email' | 'message';
export type ContactFields = Record<ContactField, string>;
export type ContactErrors = Partial<ContactFields>;

/** As it is counted and kept. */
export const tidyContact = ({ name, email, message }: ContactFields): ContactFields => ({
  name: oneLine(name),
  email: oneLine(email),
  message: manyLines(message),
});

export function checkContact({ name, email, message }: ContactFields): ContactErrors | null {
  return errorsIn({
    name: checkText(contact.fullNameField, name, CONTACT_NAME_MAX),
    email:
      checkText(contact.emailAddressField, email, CONTACT_EMAIL_MAX) ??
      (isEmail(email) ? null : forms.emailInvalid),
    message: checkText(contact.message, message, CONTACT_MESSAGE_MAX),
  });
}
