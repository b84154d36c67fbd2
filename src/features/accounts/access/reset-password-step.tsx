import { useState, type MouseEvent } from 'react';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { EmailCodeField } from '../email-code-field.tsx';
import { PasswordChecklist } from './password-checklist.tsx';
import { PasswordInput } from './password-input.tsx';
import type { Reset } from './use-reset.ts';
import { RESET_MESSAGES } from './reset.rules.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

/** Step 2: the code that proves the email, and the new password. */
export function ResetPasswordStep({ reset }: { reset: Reset }) {
  const { state, busyWith, resendFrom } = reset;
  const { email, code, key, errors } = state;
  const [password, setPassword] = useState('');
  const wait = useSecondsUntil(resendFrom);

  const startAgain = (event: MouseEvent) => {
    event.preventDefault();
    reset.startAgain();
  };

  return (
    <>
      {key && <input type="hidden" name="key" value={key} />}
      <div className="grid gap-1">
        <Field label="Email" error={errors?.email}>
          <TextInput type="email" name="email" value={email} readOnly autoComplete="username" />
        </Field>
        <Link
          to={`${paths.resetPassword}?${new URLSearchParams({ email })}`}
          onClick={startAgain}
          className="inline-flex min-h-11 items-center justify-self-start text-small font-semibold text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          Use another email
        </Link>
      </div>
      <EmailCodeField
        key={resendFrom}
        name="verification_code"
        error={errors?.verification_code}
        defaultValue={code}
        data-first={code ? undefined : true}
      />
      <Field
        label="New password"
        hint={<PasswordChecklist typed={password} />}
        error={errors?.new_password}
        required
      >
        <PasswordInput
          name="new_password"
          autoComplete="new-password"
          busy={busyWith !== null}
          onInput={(event) => setPassword(event.currentTarget.value)}
          data-first={code ? true : undefined}
        />
      </Field>
      <Button
        type="submit"
        name="step"
        value="password"
        size="large"
        wide
        busy={busyWith === RESET_MESSAGES.resetting}
        disabled={busyWith !== null}
        busyLabel="Resetting..."
      >
        Reset password
      </Button>
      <Button
        type="submit"
        name="step"
        value="email"
        variant="quiet"
        wide
        busy={busyWith === RESET_MESSAGES.sending}
        disabled={wait > 0 || busyWith !== null}
        className="-mt-2"
      >
        {wait > 0 ? (
          <span className="tabular-nums">Send a new code in {wait} s</span>
        ) : (
          'Send a new code'
        )}
      </Button>
    </>
  );
}
