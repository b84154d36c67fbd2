import { contact } from '#messages';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { EmailInput } from '#ui/email-input.tsx';
import { useKeptFields } from '#ui/use-kept-fields.ts';
import {
  checkContact,
  CONTACT_EMAIL_MAX,
  CONTACT_MESSAGE_MAX,
  CONTACT_NAME_MAX,
  tidyContact,
  type ContactField,
  type ContactFields,
} from './contact.rules.ts';
import { FormGuard, FormSend } from './form-send.tsx';
import { useCheckedForm, type FormAnswer } from './use-checked-form.ts';

interface ContactAnswer extends FormAnswer<ContactField> {
  sent?: true;
}

export interface ContactFormProps {
  start: ContactFields;
  stamp: string;
  /** What the page answered to a form that was sent without scripts. */
  posted: ContactAnswer | undefined;
  hint?: string;
  thanks: ReactNode;
  children?: ReactNode;
}

const sentFrom = new Set<string>();

/** Posts to its own page, with or without scripts; once sent it gives way to the thanks until the page is reloaded. */
export function ContactForm(props: ContactFormProps) {
  const { start, stamp, posted, hint, thanks, children } = props;
  const form = useCheckedForm<ContactField, ContactAnswer>({
    start,
    stamp,
    posted,
    check: (typed) => checkContact(tidyContact(typed)),
  });
  const { Form, handlers, answer, begun, errors } = form;
  useKeptFields(handlers.ref, 'message');
  const { pathname } = useLocation();
  useEffect(() => {
    if (answer?.sent) sentFrom.add(pathname);
  });
  if (answer?.sent || sentFrom.has(pathname)) return thanks;

  return (
    <Form {...handlers} className="grid gap-5">
      {children}
      <FormGuard stamp={form.stamp} />
      <Field label={contact.fullName} error={errors.name} required>
        <TextInput
          name="name"
          defaultValue={begun.name}
          maxLength={CONTACT_NAME_MAX}
          autoComplete="name"
        />
      </Field>
      <Field label={contact.emailAddress} error={errors.email} required>
        <EmailInput defaultValue={begun.email} maxLength={CONTACT_EMAIL_MAX} />
      </Field>
      <Field
        label={contact.message}
        hint={hint}
        error={errors.message}
        required
        counter={{ max: CONTACT_MESSAGE_MAX, length: begun.message.length }}
      >
        <TextArea
          name="message"
          rows={6}
          defaultValue={begun.message}
          maxLength={CONTACT_MESSAGE_MAX}
          className="min-h-44"
        />
      </Field>
      <FormSend failure={form.failure} busy={form.busy} texts={contact} />
    </Form>
  );
}
