import { useEffect, useRef, type FormEvent } from 'react';
import { Form, Link } from 'react-router';
import { textOf } from '#ui/text-of.ts';
import { paths } from '#platform/paths.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { EmailInput } from '#ui/email-input.tsx';
import { LiveMessage } from './live-message.tsx';
import { ResetPasswordStep } from './reset-password-step.tsx';
import type { ResetState } from './reset-state.ts';
import { useReset, type Reset } from './use-reset.ts';
import { carryEmail, carriedEmail } from './access-link.tsx';
import { AccessScreen } from './access-screen.tsx';

const NUMBERS = { email: 1, password: 2, done: 3 } as const;

interface ResetFormProps {
  start: ResetState;
  /** This browser was signed in when the page was made; a reset ends that. */
  signedIn: boolean;
}

/** Without scripts each step posts to the page; with them it calls the API and stays. */
function ResetForm({ start, signedIn }: ResetFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const reset = useReset(start);
  const { state, busyWith, answers } = reset;
  const { step, message } = state;

  // Each answer moves the focus: to what is wrong, or to where the next step begins.
  useEffect(() => {
    if (answers === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid], [data-first]')?.focus();
  }, [answers]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const data = new FormData(event.currentTarget);
    const typed = (name: string) => textOf(data, name);
    const email = typed('email');
    if (submitter?.getAttribute('value') === 'email') return void reset.request(email);
    void reset.submit({
      email,
      verification_code: typed('verification_code'),
      new_password: typed('new_password'),
    });
  };

  return (
    <Form
      ref={form}
      method="post"
      noValidate
      onSubmit={send}
      onInput={({ target }) => reset.forgive((target as HTMLInputElement).name)}
      className="flex flex-col gap-5"
    >
      <p className="-mt-4 -mb-2 text-small font-medium text-ink-3">Step {NUMBERS[step]} of 3</p>
      <LiveMessage message={busyWith ? { tone: 'info', text: busyWith } : message} />
      {step === 'email' && <ResetEmailStep reset={reset} />}
      {step === 'password' && <ResetPasswordStep reset={reset} />}
      {step === 'done' && <ResetDoneStep email={state.email} signedIn={signedIn} />}
    </Form>
  );
}

/** Step 3: the way in is open again. */
function ResetDoneStep({ email, signedIn }: { email: string; signedIn: boolean }) {
  return (
    <>
      <p className="text-ink-2">
        We signed out every device that was signed in to your account, and mailed you a notice.
      </p>
      {/* The header of a browser that was signed in is out of date: it is made anew. */}
      <Link
        to={paths.login}
        onClick={() => carryEmail(email)}
        reloadDocument={signedIn}
        data-first
        className={buttonStyle({ size: 'large', wide: true })}
      >
        Log in
      </Link>
    </>
  );
}

/** Step 1: whose password it is. */
function ResetEmailStep({ reset: { state, busyWith } }: { reset: Reset }) {
  return (
    <>
      <Field
        label="Email"
        hint="We mail you a code and a link to choose a new password."
        error={state.errors?.email}
        required
      >
        <EmailInput defaultValue={state.email} autoComplete="username" data-first />
      </Field>
      <Button
        type="submit"
        name="step"
        value="email"
        size="large"
        wide
        busy={busyWith !== null}
        busyLabel="Sending..."
      >
        Send code
      </Button>
    </>
  );
}

interface ResetScreenProps {
  start: ResetState;
  answer: ResetState | undefined;
  signedIn: boolean;
  next: string | null;
}

export function ResetScreen({ start, answer, signedIn, next }: ResetScreenProps) {
  const from = answer ?? { ...start, email: start.email || carriedEmail() };

  // The code of the mail's link stays out of the history and of screenshots of the address.
  useEffect(() => {
    if (new URLSearchParams(location.search).has('code'))
      history.replaceState(history.state, '', location.pathname);
  }, []);

  return (
    <AccessScreen
      tab="reset"
      title="Reset password"
      greeting={'Lost the key?\nWe will cut you a new one.'}
      next={next}
    >
      <ResetForm start={from} signedIn={signedIn} />
    </AccessScreen>
  );
}
