import { useEffect, useRef, type FormEvent } from 'react';
import { Form } from 'react-router';
import { LiveMessage } from './live-message.tsx';
import { ResetDoneStep } from './reset-done-step.tsx';
import { ResetEmailStep } from './reset-email-step.tsx';
import { ResetPasswordStep } from './reset-password-step.tsx';
import type { ResetState } from './reset-state.ts';
import { useReset } from './use-reset.ts';
import { textOf } from '#ui/text-of.ts';

const NUMBERS = { email: 1, password: 2, done: 3 } as const;

interface ResetFormProps {
  start: ResetState;
  /** This browser was signed in when the page was made; a reset ends that. */
  signedIn: boolean;
}

/** Without scripts each step posts to the page; with them it calls the API and stays. */
export function ResetForm({ start, signedIn }: ResetFormProps) {
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
