import { claiming, forms, frame, signup } from '#messages';
import { useState } from 'react';
import {
  CodeSentTo,
  EmailCodeField,
  ResendLabel,
  useSecondsUntil,
} from '#features/accounts/email-code-field.tsx';
import { NewPasswordField } from '#features/accounts/access/new-password-field.tsx';
import { LOGIN_EMAIL_MAX } from '#features/accounts/email.rules.ts';
import { MINIMUM_AGE } from '#features/accounts/password.rules.ts';
import { paths } from '#platform/paths.ts';
import { EmailInput } from '#ui/email-input.tsx';
import { Field } from '#ui/field.tsx';
import { Link } from '#ui/link.tsx';
import { linkStyle } from '#ui/text-link.tsx';
import { ClaimButton, ClaimForm, type ClaimStep } from './claim-form.tsx';

type CodeStepProps = Extract<ClaimStep, { step: 'code' | 'email-code' }>;

export function ClaimCodeStep({ step, email, resendInSeconds }: CodeStepProps) {
  const [resendFrom] = useState(() => Date.now() + resendInSeconds * 1000);
  const wait = useSecondsUntil(resendFrom);
  const also = (
    <>
      <ClaimButton
        intent="resend"
        variant="quiet"
        disabled={wait > 0}
        className="whitespace-nowrap"
      >
        <ResendLabel wait={wait} />
      </ClaimButton>
      <StartOver />
    </>
  );
  return (
    <ClaimForm
      intents={[step, 'resend', 'start-over']}
      submit={claiming.goOn}
      busyLabel={claiming.checking}
      also={also}
    >
      {({ errors }) => (
        <>
          {step === 'email-code' && <h2 className="text-subheading">{claiming.proveTitle}</h2>}
          <p className="text-ink-2 wrap-anywhere">
            <CodeSentTo email={email} /> {step === 'code' && claiming.enterCode}
          </p>
          <EmailCodeField error={errors.code} />
        </>
      )}
    </ClaimForm>
  );
}

export function ClaimEmailStep() {
  return (
    <ClaimForm
      intents={['email', 'start-over']}
      submit={claiming.sendCode}
      busyLabel={claiming.sending}
      also={<StartOver />}
    >
      {({ errors, values }) => (
        <>
          <h2 className="text-subheading">{claiming.loginTitle}</h2>
          <Field label={forms.email} hint={claiming.loginNote} error={errors.email} required>
            <EmailInput
              defaultValue={values.email}
              maxLength={LOGIN_EMAIL_MAX}
              autoComplete="username"
              data-first
            />
          </Field>
        </>
      )}
    </ClaimForm>
  );
}

export function ClaimPasswordStep({ email }: { email: string }) {
  return (
    <ClaimForm
      intents={['finish', 'start-over']}
      submit={claiming.claim}
      busyLabel={claiming.claiming}
      also={<StartOver />}
    >
      {({ errors, busy }) => (
        <>
          <div className="grid gap-2">
            <h2 className="text-subheading">{claiming.passwordTitle}</h2>
            <p className="text-ink-2 wrap-anywhere">{claiming.passwordNote(email)}</p>
          </div>
          {/* Tells password managers whose password it is. */}
          <input
            type="email"
            name="username"
            value={email}
            readOnly
            hidden
            autoComplete="username"
          />
          <NewPasswordField
            label={claiming.password}
            error={errors.password}
            busy={busy}
            data-first
          />
          <p className="text-small text-ink-2">
            {signup.agree(MINIMUM_AGE)}{' '}
            <Link to={paths.terms} className={linkStyle}>
              {frame.terms}
            </Link>{' '}
            {signup.andOur}{' '}
            <Link to={paths.privacy} className={linkStyle}>
              {frame.privacy}
            </Link>
            .
          </p>
        </>
      )}
    </ClaimForm>
  );
}

const StartOver = () => (
  <ClaimButton intent="start-over" variant="quiet">
    {claiming.startOver}
  </ClaimButton>
);
