import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { ContactAnswer } from './answer-form.server.ts';
import {
  checkContact,
  CONTACT_EMAIL_MAX,
  CONTACT_MESSAGE_MAX,
  CONTACT_NAME_MAX,
  CONTACT_TEXTS,
  tidyContact,
  type ContactErrors,
  type ContactFields,
} from './contact.rules.ts';
import { FormTrap } from './form-trap.tsx';
import { textOf } from '#ui/text-of.ts';

export interface ContactFormProps {
  start: ContactFields;
  stamp: string;
  /** What the page answered to a form that was sent without scripts. */
  posted: ContactAnswer | undefined;
  /** What helps to write the message. */
  hint?: string;
  /** What takes the form's place once it is sent. */
  thanks: ReactNode;
  /** What stands before the fields. */
  children?: ReactNode;
}

/** Posts to its own page, with or without scripts; once sent it gives way to the thanks until the page is reloaded. */
export function ContactForm(props: ContactFormProps) {
  const { start, stamp, posted, hint, thanks, children } = props;
  const fetcher = useFetcher<ContactAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const busy = fetcher.state !== 'idle';
  const answer = fetcher.data ?? posted;
  const [own, setOwn] = useState<{ to: ContactAnswer | undefined; errors: ContactErrors }>();
  const errors = own && own.to === answer ? own.errors : (answer?.errors ?? {});
  // Dropping the topic must not drop what was written.
  const [begun] = useState(posted?.values ?? start);

  useEffect(() => {
    if (!answer || !form.current) return;
    emptyTrap(form.current);
    if (answer.errors) focusFirst(form.current, answer.errors);
  }, [answer]);

  if (answer?.sent) return thanks;

  const check = (event: FormEvent<HTMLFormElement>) => {
    const wrong = checkContact(tidyContact(typedIn(event.currentTarget)));
    setOwn({ to: answer, errors: wrong ?? {} });
    if (!wrong) return;
    event.preventDefault();
    focusFirst(event.currentTarget, wrong);
  };
  const forgive = ({ target }: FormEvent) => {
    const { name } = target as HTMLInputElement;
    if (name in errors) setOwn({ to: answer, errors: { ...errors, [name]: undefined } });
  };
  const failure = !busy && answer?.failure;

  return (
    <fetcher.Form
      ref={form}
      method="post"
      noValidate
      onSubmit={check}
      onInput={forgive}
      className="grid gap-5"
    >
      {children}
      <input type="hidden" name="stamp" value={answer?.stamp ?? stamp} />
      <FormTrap />
      <Field label="Full Name" error={errors.name} required>
        <TextInput
          name="name"
          defaultValue={begun.name}
          maxLength={CONTACT_NAME_MAX}
          autoComplete="name"
        />
      </Field>
      <Field label="Email Address" error={errors.email} required>
        <TextInput
          type="email"
          name="email"
          defaultValue={begun.email}
          maxLength={CONTACT_EMAIL_MAX}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field
        label="Message"
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
      <div>
        {/* Always there: a live region speaks only of what changes inside it. */}
        <div role="alert">
          {failure && (
            <Alert role="none" tone="danger" className="mb-5">
              {failure}
            </Alert>
          )}
        </div>
        <Button type="submit" size="large" wide busy={busy} busyLabel={CONTACT_TEXTS.sending}>
          {CONTACT_TEXTS.send}
        </Button>
      </div>
    </fetcher.Form>
  );
}

function typedIn(form: HTMLFormElement): ContactFields {
  const data = new FormData(form);
  const read = (name: string) => textOf(data, name);
  return { name: read('name'), email: read('email'), message: read('message') };
}

const control = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;

function focusFirst(form: HTMLFormElement, errors: ContactErrors): void {
  const name = (['name', 'email', 'message'] as const).find((each) => errors[each]);
  if (name) control(form, name).focus();
}

/** Whoever was caught by mistake gets through at the second try. */
function emptyTrap(form: HTMLFormElement): void {
  control(form, 'website').value = '';
}
