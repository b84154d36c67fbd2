import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { carriedEmail } from './carried-email.ts';
import { LiveMessage } from './live-message.tsx';
import { PasswordInput } from './password-input.tsx';
import { checkSignIn, type SignInErrors } from './sign-in.rules.ts';
import { textOf } from '#ui/text-of.ts';

/** What the page answered to a form that could not sign in. */
export interface SignInAnswer {
  email?: string;
  errors?: SignInErrors;
  failure?: string;
}

/** A plain form that posts to its page; scripts check it first and keep it on the screen while it is sent. */
export function SignInForm({ answer }: { answer: SignInAnswer | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const { state } = useNavigation();
  const busy = state !== 'idle';
  const [own, setOwn] = useState<{ to?: SignInAnswer | undefined; errors: SignInErrors } | null>(
    null,
  );
  const errors = own && own.to === answer ? own.errors : (answer?.errors ?? {});

  useEffect(() => {
    if (!busy) sending.current = false;
  }, [busy]);
  useEffect(() => {
    if (answer) focusField(form.current, answer.errors ?? { password: answer.failure });
  }, [answer]);

  const check = (event: FormEvent<HTMLFormElement>) => {
    if (sending.current) return event.preventDefault();
    const wrong = checkSignIn(typedIn(event.currentTarget));
    setOwn({ to: answer, errors: wrong ?? {} });
    sending.current = !wrong;
    if (!wrong) return;
    event.preventDefault();
    focusField(event.currentTarget, wrong);
  };
  const forgive = ({ target }: FormEvent) => {
    const { name } = target as HTMLInputElement;
    if (name in errors) setOwn({ to: answer, errors: { ...errors, [name]: undefined } });
  };

  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      onSubmit={check}
      onInput={forgive}
      className="flex flex-col gap-5"
    >
      <LiveMessage
        message={!busy && answer?.failure ? { tone: 'danger', text: answer.failure } : null}
      />
      <Field label="Email" error={errors.email} required>
        <TextInput
          type="email"
          name="email"
          defaultValue={answer?.email ?? carriedEmail()}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label="Password" error={errors.password} required>
        <PasswordInput name="password" autoComplete="current-password" busy={busy} />
      </Field>
      <Button type="submit" size="large" wide busy={busy} busyLabel="Logging in...">
        Log in
      </Button>
    </Form>
  );
}

function typedIn(form: HTMLFormElement) {
  const data = new FormData(form);
  return { email: textOf(data, 'email'), password: textOf(data, 'password') };
}

function focusField(form: HTMLFormElement | null, errors: SignInErrors): void {
  const name = errors.email ? 'email' : 'password';
  form?.querySelector<HTMLInputElement>(`input[name=${name}]`)?.focus();
}
