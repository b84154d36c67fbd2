import { claiming } from '#messages';
import { useId, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { useActionData } from 'react-router';
import { LOGIN_EMAIL_MAX } from '#features/accounts/email.rules.ts';
import { FormGuard } from '#features/messages/form-send.tsx';
import { paths } from '#platform/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { EmailInput } from '#ui/email-input.tsx';
import { Field } from '#ui/field.tsx';
import { Link } from '#ui/link.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { linkStyle } from '#ui/text-link.tsx';
import { ClaimForm, type ClaimAnswer, type ClaimStep } from './claim-form.tsx';
import { CLAIM_CODE_LENGTH, CLAIM_NAME_MAX, CLAIM_WORDS_MAX } from './claim.rules.ts';

interface ClaimWaysProps extends Extract<ClaimStep, { step: 'ways' }> {
  id: string;
}

/** All ways to show that a profile is one's own, and the way out of the directory. */
export function ClaimWays({ email, stamp, lost, told, id }: ClaimWaysProps) {
  const answer = useActionData<ClaimAnswer>();
  return (
    <div className="grid gap-6">
      {lost && <Alert tone="info">{claiming.lost}</Alert>}
      {email && (
        <Way title={claiming.byEmail} note={claiming.byEmailNote(email)}>
          <ClaimForm
            intents={['send-code']}
            submit={claiming.sendCode}
            busyLabel={claiming.sending}
          />
        </Way>
      )}
      <Way title={claiming.byClaimCode} note={claiming.byClaimCodeNote}>
        <ClaimForm
          intents={['claim-code']}
          submit={claiming.goOn}
          busyLabel={claiming.checking}
          variant="secondary"
        >
          {({ errors, values }) => (
            <Field
              label={claiming.claimCode}
              hint={claiming.claimCodeHint(CLAIM_CODE_LENGTH)}
              error={errors.claimCode}
              required
            >
              <TextInput
                name="claimCode"
                inputMode="numeric"
                autoComplete="off"
                defaultValue={values.claimCode}
                maxLength={2 * CLAIM_CODE_LENGTH}
                data-first
                className="font-heading text-lead font-bold tracking-[0.25em] tabular-nums"
              />
            </Field>
          )}
        </ClaimForm>
      </Way>
      <div className="divide-y divide-line border-y border-line">
        <Disclosed title={claiming.noCode} open={answer?.intent === 'tell-staff' || told !== null}>
          <p className="text-ink-2">{claiming.noCodeNote}</p>
          <TellStaff stamp={answer?.stamp ?? stamp} told={told} />
        </Disclosed>
        <Disclosed title={claiming.takeDown} open={answer?.intent === 'take-down'}>
          <TakeDown email={email} id={id} />
        </Disclosed>
      </div>
    </div>
  );
}

interface WayProps {
  title: string;
  note: string;
  children: ReactNode;
}

function Way({ title, note, children }: WayProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-subheading">
        {title}
      </h2>
      <p className="text-ink-2 wrap-anywhere">{note}</p>
      {children}
    </section>
  );
}

interface DisclosedProps {
  title: string;
  open: boolean;
  children: ReactNode;
}

function Disclosed({ title, open, children }: DisclosedProps) {
  return (
    <details open={open} className="group">
      <summary className="flex min-h-13 cursor-pointer items-center justify-between gap-3 py-2.5 font-semibold">
        {title}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-ink-3 transition group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-5 pt-1 pb-6">{children}</div>
    </details>
  );
}

function TellStaff({ stamp, told }: Pick<ClaimWaysProps, 'stamp' | 'told'>) {
  return (
    <ClaimForm
      intents={['tell-staff']}
      start={told}
      submit={claiming.goOn}
      busyLabel={claiming.sending}
      variant="secondary"
    >
      {({ errors, values }) => (
        <>
          <FormGuard stamp={stamp} />
          <Field label={claiming.yourName} error={errors.name} required>
            <TextInput
              name="name"
              defaultValue={values.name}
              maxLength={CLAIM_NAME_MAX}
              autoComplete="name"
            />
          </Field>
          <Field
            label={claiming.yourEmail}
            hint={claiming.yourEmailHint}
            error={errors.email}
            required
          >
            <EmailInput defaultValue={values.email} maxLength={LOGIN_EMAIL_MAX} />
          </Field>
          <Field
            label={claiming.words}
            hint={claiming.wordsHint}
            error={errors.words}
            required
            counter={{ max: CLAIM_WORDS_MAX, length: values.words.length }}
          >
            <TextArea
              name="words"
              rows={4}
              defaultValue={values.words}
              maxLength={CLAIM_WORDS_MAX}
            />
          </Field>
        </>
      )}
    </ClaimForm>
  );
}

function TakeDown({ email, id }: Pick<ClaimWaysProps, 'email' | 'id'>) {
  const writeToUs = (
    <Link to={`${paths.contact}?topic=report&profile=${id}`} className={linkStyle}>
      {claiming.writeToUs}
    </Link>
  );
  if (!email)
    return (
      <p className="text-ink-2">
        {claiming.takeDownAsk} {writeToUs}
      </p>
    );
  return (
    <>
      <p className="text-ink-2 wrap-anywhere">{claiming.takeDownNote(email)}</p>
      <ClaimForm
        intents={['take-down']}
        submit={claiming.sendLink}
        busyLabel={claiming.sending}
        variant="secondary"
      />
      <p className="text-small text-ink-2">
        {claiming.takeDownElse} {writeToUs}
      </p>
    </>
  );
}
