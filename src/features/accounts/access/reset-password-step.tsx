import { access, forms } from '#messages';
import { useState } from 'react';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { EmailCodeField, ResendLabel, useSecondsUntil } from '../email-code-field.tsx';
import { RESEND_SECONDS } from '../email-code.rules.ts';
import { NewPasswordField } from './new-password-field.tsx';
import type { ResetState } from './call-reset.ts';
import type { ResetErrors } from './access.rules.ts';

interface ResetPasswordStepProps {
  state: ResetState;
  next: string | null;
  errors: ResetErrors;
  /** The step that is being sent. */
  busy: FormDataEntryValue | null;
}

export function ResetPasswordStep({ state, next, errors, busy }: ResetPasswordStepProps) {
  const { email, code, key, sentAt, codeRefused } = state;
  // A link brings the code.
  const beginsWith = code && !codeRefused ? 'password' : 'code';
  const [lastSent, setLastSent] = useState(sentAt);
  if (sentAt && sentAt !== lastSent) setLastSent(sentAt);
  const wait = useSecondsUntil(lastSent ? lastSent + RESEND_SECONDS * 1000 : 0);

  return (
    <>
      {key && <input type="hidden" name="key" value={key} />}
      <div className="grid gap-1">
        <Field label={forms.email} error={errors.email}>
          <TextInput type="email" name="email" value={email} readOnly autoComplete="username" />
        </Field>
        <TextLink
          to={`${paths.resetPassword}?${new URLSearchParams({ email, ...(next && { next }) })}`}
          preventScrollReset
          className="justify-self-start text-small"
        >
          {access.useAnotherEmail}
        </TextLink>
      </div>
      <EmailCodeField
        key={lastSent}
        name="verification_code"
        error={errors.verification_code}
        defaultValue={code}
        data-first={beginsWith === 'code' || undefined}
      />
      <NewPasswordField
        name="new_password"
        label={access.newPassword}
        error={errors.new_password}
        busy={busy !== null}
        data-first={beginsWith === 'password' || undefined}
      />
      <Button
        type="submit"
        name="step"
        value="password"
        size="large"
        wide
        busy={busy === 'password'}
        disabled={busy !== null}
        busyLabel={access.resetting}
      >
        {access.resetPassword}
      </Button>
      <Button
        type="submit"
        name="step"
        value="email"
        variant="quiet"
        wide
        busy={busy === 'email'}
        disabled={wait > 0 || busy !== null}
        className="-mt-2"
      >
        <ResendLabel wait={wait} />
      </Button>
    </>
  );
}
