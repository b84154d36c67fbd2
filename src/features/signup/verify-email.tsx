import { failures, forms } from '#messages';
import { useRef, useState, type FormEvent } from 'react';
import { signup } from '#messages';
import { CodeDialog } from '#features/accounts/code-dialog.tsx';
import { LiveMessage } from '#features/accounts/access/live-message.tsx';
import { LOGIN_EMAIL_MAX } from '#features/accounts/email.rules.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { EmailInput } from '#ui/email-input.tsx';
import { Field } from '#ui/field.tsx';
import type { Notice } from '#ui/notices.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useCodeQuestion } from './flow/use-code-question.ts';
import { firstFailure, signupRules } from './signup-form.rules.ts';

/** The code question on its own: an email that is proved here needs no code when its owner signs up next. */
export function VerifyEmail({ allowedDomains }: { allowedDomains: readonly string[] | undefined }) {
  const ready = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const running = useRef(false);
  const code = useCodeQuestion();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [told, setTold] = useState<Notice | null>(null);
  const [proven, setProven] = useState<string | null>(null);

  const attempt = async (email: string) => {
    const refused = await code.send(email);
    if (refused) setTold({ tone: 'danger', text: refused.message });
    else if (await code.ask(email)) setProven(email);
    else setTold({ tone: 'info', text: forms.codeCanceled });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (running.current) return;
    const email = input.current?.value.trim() ?? '';
    const rules = signupRules('specialist', allowedDomains);
    const wrong = firstFailure(rules, { values: { email } }, ['email']);
    setTold(null);
    setProven(null);
    setError(wrong ? (email && rules.fields.email!.check(email)) || wrong.message : undefined);
    if (wrong) return input.current?.focus();
    running.current = true;
    setBusy(true);
    await attempt(email).catch(() => setTold({ tone: 'danger', text: failures.unexpected }));
    setBusy(false);
    running.current = false;
  };

  return (
    <div className="container-page grid justify-items-center py-12 lg:py-20">
      <Card className="w-full max-w-[34rem] sm:p-10">
        <h1 className="text-title">{signup.proveEmail}</h1>
        <p className="mt-3 mb-8 text-ink-2">{signup.proveNote}</p>
        <form
          method="post"
          noValidate
          onSubmit={(event) => void submit(event)}
          className="grid gap-5"
        >
          <Field label={signup.email} required error={error}>
            <EmailInput ref={input} inputMode="email" maxLength={LOGIN_EMAIL_MAX} />
          </Field>
          <LiveMessage message={proven ? provenMessage(proven) : told} />
          <div data-needs-script className="flex flex-wrap gap-3">
            <Button
              type="submit"
              data-needs-script
              disabled={!ready}
              busy={busy}
              busyLabel={signup.sending}
            >
              {signup.sendCode}
            </Button>
            {proven && (
              <ButtonLink to={paths.signup} variant="secondary">
                {signup.goOn}
              </ButtonLink>
            )}
          </div>
          <noscript>
            <p className="rounded-card bg-surface-2 px-4 py-3.5">{signup.verifyNeedsScript}</p>
          </noscript>
        </form>
      </Card>
      {code.dialog && <CodeDialog {...code.dialog} />}
    </div>
  );
}

const provenMessage = (email: string) =>
  ({ tone: 'success', title: signup.verified, text: signup.youCanSignUp(email) }) as const;
