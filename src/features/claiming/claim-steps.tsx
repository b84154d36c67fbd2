import { claiming, forms, frame, signup } from '#messages';
import { useState } from 'react';
import {
  CodeSentTo,
  EmailCodeField,
  ResendLabel,
  useSecondsUntil,
} from '#features/accounts/email-code-field.tsx';
import { PasswordChecklist } from '#features/accounts/access/password-checklist.tsx';
import { PasswordInput } from '#features/accounts/access/password-input.tsx';
import { LOGIN_EMAIL_MAX } from '#features/accounts/email.rules.ts';
import { MINIMUM_AGE } from '#features/accounts/password.rules.ts';
import { paths } from '#platform/paths.ts';
import { EmailInput } from '#ui/email-input.tsx';
import { Field } from '#ui/field.tsx';
import { Link } from '#ui/link.tsx';
import { ClaimButton, ClaimForm } from './claim-form.tsx';
import type { ClaimIntent } from './claim.rules.ts';
import type { ClaimAnswer, ClaimStep } from './claim-view.ts';

interface Answered {
  answer: ClaimAnswer | undefined;
}

type CodeStepProps = Extract<ClaimStep, { step: 'code' | 'email-code' }> & Answered;

export function ClaimCodeStep({ step, email, resendInSeconds, answer }: CodeStepProps) {
  const [resendFrom] = useState(() => Date.now() + resendInSeconds * 1000);
  const wait = useSecondsUntil(resendFrom);
  return (
    <ClaimForm intents={[step, 'resend', 'start-over']} answer={answer}>
      {({ errors, busyWith }) => (
        <>
          {step === 'email-code' && <h2 className="text-subheading">{claiming.proveTitle}</h2>}
          <p className="text-ink-2 wrap-anywhere">
            <CodeSentTo email={email} /> {step === 'code' && claiming.enterCode}
          </p>
          <EmailCodeField error={errors.code} />
          <ClaimButton
            intent={step}
            busyWith={busyWith}
            size="large"
            wide
            busyLabel={claiming.checking}
          >
            {claiming.goOn}
          </ClaimButton>
          <div className="-mt-2 flex flex-wrap gap-3 *:flex-1">
            <ClaimButton
              intent="resend"
              busyWith={busyWith}
              variant="quiet"
              disabled={wait > 0}
              className="whitespace-nowrap"
            >
              <ResendLabel wait={wait} />
            </ClaimButton>
            <StartOver busyWith={busyWith} />
          </div>
        </>
      )}
    </ClaimForm>
  );
}

export function ClaimEmailStep({ answer }: Answered) {
  return (
    <ClaimForm intents={['email', 'start-over']} answer={answer}>
      {({ errors, values, busyWith }) => (
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
          <ClaimButton
            intent="email"
            busyWith={busyWith}
            size="large"
            wide
            busyLabel={claiming.sending}
          >
            {claiming.sendCode}
          </ClaimButton>
          <StartOver busyWith={busyWith} />
        </>
      )}
    </ClaimForm>
  );
}

const link = 'font-medium text-accent underline underline-offset-4 hover:text-accent-strong';

export function ClaimPasswordStep({ email, answer }: { email: string } & Answered) {
  const [typed, setTyped] = useState('');
  return (
    <ClaimForm intents={['finish', 'start-over']} answer={answer}>
      {({ errors, busyWith }) => (
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
          <Field
            label={claiming.password}
            hint={<PasswordChecklist typed={typed} />}
            error={errors.password}
            required
          >
            <PasswordInput
              name="password"
              autoComplete="new-password"
              busy={busyWith !== null}
              onInput={(event) => setTyped(event.currentTarget.value)}
              data-first
            />
          </Field>
          <p className="text-small text-ink-2">
            {signup.agree(MINIMUM_AGE)}{' '}
            <Link to={paths.terms} className={link}>
              {frame.terms}
            </Link>{' '}
            {signup.andOur}{' '}
            <Link to={paths.privacy} className={link}>
              {frame.privacy}
            </Link>
            .
          </p>
          <ClaimButton
            intent="finish"
            busyWith={busyWith}
            size="large"
            wide
            busyLabel={claiming.claiming}
          >
            {claiming.claim}
          </ClaimButton>
          <StartOver busyWith={busyWith} />
        </>
      )}
    </ClaimForm>
  );
}

const StartOver = ({ busyWith }: { busyWith: ClaimIntent | null }) => (
  <ClaimButton intent="start-over" busyWith={busyWith} variant="quiet">
    {claiming.startOver}
  </ClaimButton>
);
