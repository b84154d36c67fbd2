import { useEffect } from 'react';
import { useActionData, useNavigation, Form } from 'react-router';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Named } from '#ui/named.tsx';
import { LiveMessage, messageOf } from '../access/live-message.tsx';
import { PasswordInput } from '../access/password-input.tsx';
import { CodesCard, SetupCard, StartCard } from './setup-cards.tsx';
import {
  FEW_RECOVERY_CODES,
  type SecurityIntent,
  type SecurityAnswer,
  type SecurityView,
} from './second-factor.rules.ts';

const PLACES = 'main [aria-invalid], #codes-heading, #setup-heading, #on-heading, #start-heading';

export function SecurityScreen({ security }: { security: SecurityView }) {
  const answer = useActionData<SecurityAnswer>();
  const busy = useNavigation().state !== 'idle';
  // The form that was sent may be gone: the keyboard goes on at what came of it.
  useEffect(() => {
    if (answer) document.querySelector<HTMLElement>(PLACES)?.focus();
  }, [answer]);
  const { onSince, codesLeft, must, email } = security;
  const { setup, codes } = answer ?? {};
  return (
    <div className="grid max-w-[46rem] gap-6">
      <header className="grid gap-1.5">
        <h1 className="text-heading font-extrabold">Security</h1>
        <p className="max-w-prose text-ink-2">
          Signing in as <Named>{email}</Named> asks for your password and, with a second factor, for
          a code of an app on your phone.
        </p>
      </header>
      <div className="grid gap-5 empty:hidden">
        <LiveMessage message={busy ? null : messageOf(answer)} />
      </div>
      {must && !onSince && !setup && (
        <Alert title="Set up your second factor first" role="none">
          Staff of this directory look after other people’s data. Everything else opens as soon as
          this is done.
        </Alert>
      )}
      {codes && <CodesCard codes={codes} />}
      {setup ? (
        <SetupCard setup={setup} answer={answer} />
      ) : onSince ? (
        <>
          <section aria-labelledby="on-heading" className="card grid gap-4 p-5 sm:p-6">
            <h2 id="on-heading" tabIndex={-1} className="text-subheading">
              Your second factor is on
            </h2>
            <p className="text-ink-2">
              Since {onSince}. {codesLeft} recovery {codesLeft === 1 ? 'code is' : 'codes are'}{' '}
              left.
            </p>
            {codesLeft <= FEW_RECOVERY_CODES && (
              <Alert tone="danger" role="none">
                Make new recovery codes soon: without your device and without a code, nobody can let
                you in from this page.
              </Alert>
            )}
          </section>
          <PasswordForm
            intent="new-codes"
            title="New recovery codes"
            note="Ten new ones. Those that you have no longer work then."
            button="Make new codes"
            answer={answer}
          />
          <PasswordForm
            intent="start"
            title="Another device"
            note="The device that you have now works until the new one has given its first code."
            button="Set up another device"
            answer={answer}
          />
          {!must && (
            <PasswordForm
              intent="turn-off"
              title="Turn it off"
              note="Possible because this is an account of the demo."
              button="Turn off"
              grave
              answer={answer}
            />
          )}
        </>
      ) : (
        <StartCard />
      )}
    </div>
  );
}

interface PasswordFormProps {
  intent: SecurityIntent;
  title: string;
  note: string;
  button: string;
  grave?: boolean;
  answer: SecurityAnswer | undefined;
}

function PasswordForm({ intent, title, note, button, grave, answer }: PasswordFormProps) {
  const { state, formData } = useNavigation();
  const busy = state !== 'idle' && formData?.get('intent') === intent;
  const error = answer?.intent === intent ? answer.errors?.password : undefined;
  return (
    <details open={error ? true : undefined} className="card group" data-print="off">
      <summary className="flex min-h-14 items-center justify-between gap-3 px-5 py-3 font-heading text-subheading font-bold sm:px-6">
        {title}
        <span aria-hidden className="text-ink-3 transition group-open:rotate-45">
          +
        </span>
      </summary>
      <Form method="post" noValidate className="grid gap-4 px-5 pb-5 sm:px-6 sm:pb-6">
        <input type="hidden" name="intent" value={intent} />
        <p className="text-ink-2">{note}</p>
        <Field label="Your password" error={error} required className="max-w-[24rem]">
          <PasswordInput name="password" autoComplete="current-password" busy={busy} />
        </Field>
        <Button
          type="submit"
          variant={grave ? 'danger' : 'primary'}
          disabled={state !== 'idle'}
          busy={busy}
          className="justify-self-start"
        >
          {button}
        </Button>
      </Form>
    </details>
  );
}
