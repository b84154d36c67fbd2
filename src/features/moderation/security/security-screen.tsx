import { useEffect } from 'react';
import { useActionData, useNavigation } from 'react-router';
import { Alert } from '#ui/alert.tsx';
import { LiveMessage } from '#features/accounts/access/live-message.tsx';
import { AdminHeading } from '../frame/admin-heading.tsx';
import { CodesCard } from './codes-card.tsx';
import { PasswordForm } from './password-form.tsx';
import { FEW_RECOVERY_CODES } from './security.rules.ts';
import type { SecurityAnswer, SecurityView } from './security-view.ts';
import { SetupCard, StartCard } from './setup-card.tsx';

const PLACES = 'main [aria-invalid], #codes-heading, #setup-heading, #on-heading, #start-heading';

/** The second factor of whoever looks at it. */
export function SecurityScreen({ security }: { security: SecurityView }) {
  const answer = useActionData<SecurityAnswer>();
  const busy = useNavigation().state !== 'idle';
  // The form that was sent may be gone: the keyboard goes on at what came of it.
  useEffect(() => {
    if (answer) document.querySelector<HTMLElement>(PLACES)?.focus();
  }, [answer]);
  const { onSince, codesLeft, must, email } = security;
  const { setup, codes, failure, done } = answer ?? {};
  const message = failure
    ? ({ tone: 'danger', text: failure } as const)
    : done
      ? ({ tone: 'success', text: done } as const)
      : null;
  return (
    <div className="grid max-w-[46rem] gap-6">
      <AdminHeading
        title="Security"
        note={
          <>
            Signing in as{' '}
            <strong dir="auto" className="font-semibold text-ink">
              {email}
            </strong>{' '}
            asks for your password and, with a second factor, for a code of an app on your phone.
          </>
        }
      />
      <div className="grid gap-5 empty:hidden">
        <LiveMessage message={busy ? null : message} />
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
              note="Possible because this directory runs on demo data."
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
