import { access, forms } from '#messages';
import { useEffect, useRef } from 'react';
import { Link, useNavigation } from 'react-router';
import { paths } from '#platform/paths.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Button } from '#ui/button.tsx';
import { EmailInput } from '#ui/email-input.tsx';
import { Field } from '#ui/field.tsx';
import { useFormErrors } from '#ui/use-form-errors.ts';
import { AccessForm, AccessScreen } from './access-screen.tsx';
import { carriedEmail } from './carried-email.ts';
import { LiveMessage } from './live-message.tsx';
import { ResetPasswordStep } from './reset-password-step.tsx';
import type { ResetState } from './call-reset.ts';
import { withNext } from './return-path.ts';
import { checkResetRequest, checkResetSubmission, type ResetFields } from './access.rules.ts';

const NUMBERS = { email: 1, password: 2, done: 3 } as const;

interface ResetScreenProps {
  start: ResetState;
  answer: ResetState | undefined;
  next: string | null;
}

export function ResetScreen({ start, answer, next }: ResetScreenProps) {
  // The code of the mail's link stays out of the history and of screenshots of the address; an answer brings it back.
  useEffect(() => {
    if (new URLSearchParams(location.search).has('code'))
      history.replaceState(history.state, '', location.pathname);
  }, [answer]);

  return (
    <AccessScreen
      tab="reset"
      title={access.resetPassword}
      greeting={access.resetGreeting}
      next={next}
    >
      <ResetForm start={start} answer={answer} next={next} />
    </AccessScreen>
  );
}

function ResetForm({ start, answer, next }: ResetScreenProps) {
  const form = useRef<HTMLFormElement>(null);
  const { state: doing, formData } = useNavigation();
  const busy = doing !== 'idle' && formData ? formData.get('step') : null;
  const state = answer ?? { ...start, email: start.email || carriedEmail() };
  const { errors, ...handlers } = useFormErrors<keyof ResetFields | 'step'>({
    answer: answer ?? start,
    busy: busy !== null,
    check: (typed) =>
      typed.step === 'password' ? checkResetSubmission(typed) : checkResetRequest(typed),
  });

  // Each answer moves the focus: to what is wrong, or to where the next step begins.
  const shown = useRef({ start, answer });
  useEffect(() => {
    if (shown.current.start === start && shown.current.answer === answer) return;
    shown.current = { start, answer };
    form.current?.querySelector<HTMLElement>('[aria-invalid], [data-first]')?.focus();
    // On a phone it stands above what was typed last.
    form.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' });
  }, [start, answer]);

  const doingNow = busy === 'password' ? access.resettingPassword : access.sendingCode;
  const told = Object.values(errors).some(Boolean) ? null : state.message;
  return (
    <AccessForm ref={form} {...handlers}>
      <p className="-mt-4 -mb-2 text-small font-medium text-ink-3">
        {access.step(NUMBERS[state.step])}
      </p>
      <LiveMessage message={busy ? { tone: 'info', text: doingNow } : told} />
      {state.step === 'email' && (
        <ResetEmailStep email={state.email} error={errors.email} busy={busy !== null} />
      )}
      {state.step === 'password' && (
        <ResetPasswordStep state={state} next={next} errors={errors} busy={busy} />
      )}
      {state.step === 'done' && <ResetDoneStep next={next} />}
    </AccessForm>
  );
}

function ResetDoneStep({ next }: Pick<ResetScreenProps, 'next'>) {
  return (
    <>
      <p className="text-ink-2">{access.signedOutAll}</p>
      <Link
        to={withNext(paths.login, next)}
        data-first
        className={buttonStyle({ size: 'large', wide: true })}
      >
        {access.logIn}
      </Link>
    </>
  );
}

interface ResetEmailStepProps {
  email: string;
  error: string | undefined;
  busy: boolean;
}

function ResetEmailStep({ email, error, busy }: ResetEmailStepProps) {
  return (
    <>
      <Field label={forms.email} hint={access.emailHint} error={error} required>
        <EmailInput defaultValue={email} autoComplete="username" data-first />
      </Field>
      <Button
        type="submit"
        name="step"
        value="email"
        size="large"
        wide
        busy={busy}
        busyLabel={access.sending}
      >
        {access.sendCode}
      </Button>
    </>
  );
}
