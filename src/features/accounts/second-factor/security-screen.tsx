import { account, security } from '#messages';
import { useEffect } from 'react';
import { useActionData, useNavigation, Form } from 'react-router';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Named } from '#ui/named.tsx';
import { LiveMessage, messageOf } from '../access/live-message.tsx';
import { PasswordInput } from '../access/password-input.tsx';
import { CodesCard, SecurityCard, SetupCard, StartCard } from './setup-cards.tsx';
import {
  FEW_RECOVERY_CODES,
  type SecurityAnswer,
  type SecurityView,
} from './second-factor.rules.ts';

const PLACES = '#codes-heading, #setup-heading, #on-heading, #start-heading';

export function SecurityScreen({ security: view }: { security: SecurityView }) {
  const answer = useActionData<SecurityAnswer>();
  const busy = useNavigation().state !== 'idle';
  // The form that was sent may be gone: the keyboard goes on at what came of it, once that is shown.
  useEffect(() => {
    if (!answer || busy) return;
    const wrong = document.querySelector<HTMLElement>('main [aria-invalid]');
    (wrong ?? document.querySelector<HTMLElement>(PLACES))?.focus();
  }, [answer, busy]);
  const { onSince, codesLeft, must, email } = view;
  const { setup, codes } = answer ?? {};
  return (
    <div className="grid max-w-[46rem] gap-6">
      <header className="grid gap-1.5">
        <h1 className="text-heading font-extrabold">{security.title}</h1>
        <p className="max-w-prose text-ink-2">
          {security.signingInAs} <Named>{email}</Named> {security.asksFor}
        </p>
      </header>
      <div className="grid gap-5 empty:hidden">
        <LiveMessage message={busy ? null : messageOf(answer)} />
      </div>
      {must && !onSince && !setup && (
        <Alert title={security.setUpFirst} role="none">
          {security.whyFirst}
        </Alert>
      )}
      {codes && <CodesCard codes={codes} />}
      {setup ? (
        <SetupCard setup={setup} answer={answer} />
      ) : onSince ? (
        <>
          <SecurityCard id="on" title={security.isOn}>
            <p className="text-ink-2">{security.onSince(onSince, codesLeft)}</p>
            {codesLeft <= FEW_RECOVERY_CODES && (
              <Alert tone="danger" role="none">
                {security.makeNewSoon}
              </Alert>
            )}
          </SecurityCard>
          {WITH_PASSWORD.filter(({ grave }) => !grave || !must).map((form) => (
            <PasswordForm key={form.intent} {...form} answer={answer} />
          ))}
        </>
      ) : (
        <StartCard />
      )}
    </div>
  );
}

/** What asks for the password again, with the messages that it is told in; where it must be on, nobody turns it off. */
const WITH_PASSWORD = [
  {
    intent: 'new-codes',
    title: 'newCodes',
    note: 'newCodesNote',
    button: 'makeNewCodes',
    grave: false,
  },
  {
    intent: 'start',
    title: 'anotherDevice',
    note: 'anotherNote',
    button: 'setUpAnother',
    grave: false,
  },
  { intent: 'turn-off', title: 'turnItOff', note: 'turnOffNote', button: 'turnOff', grave: true },
] as const;

type PasswordFormProps = (typeof WITH_PASSWORD)[number] & { answer: SecurityAnswer | undefined };

function PasswordForm({ intent, title, note, button, grave, answer }: PasswordFormProps) {
  const { state, formData } = useNavigation();
  const busy = state !== 'idle' && formData?.get('intent') === intent;
  const error = answer?.intent === intent ? answer.errors?.password : undefined;
  return (
    <details open={error ? true : undefined} className="card group" data-print="off">
      <summary className="flex min-h-14 items-center justify-between gap-3 px-5 py-3 font-heading text-subheading font-bold sm:px-6">
        {security[title]}
        <span aria-hidden className="text-ink-3 transition group-open:rotate-45">
          +
        </span>
      </summary>
      <Form method="post" noValidate className="grid gap-4 px-5 pb-5 sm:px-6 sm:pb-6">
        <input type="hidden" name="intent" value={intent} />
        <p className="text-ink-2">{security[note]}</p>
        <Field label={account.yourPassword} error={error} required className="max-w-[24rem]">
          <PasswordInput name="password" autoComplete="current-password" busy={busy} />
        </Field>
        <Button
          type="submit"
          variant={grave ? 'danger' : 'primary'}
          disabled={state !== 'idle'}
          busy={busy}
          className="justify-self-start"
        >
          {security[button]}
        </Button>
      </Form>
    </details>
  );
}
