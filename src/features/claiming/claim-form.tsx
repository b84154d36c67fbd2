import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Form, useActionData, useNavigation } from 'react-router';
import { LiveMessage, messageOf } from '#features/accounts/access/live-message.tsx';
import type { ButtonVariant } from '#ui/button-style.ts';
import { BusyWithContext, IntentButton } from '#ui/intent-button.tsx';
import { focusFirst, useFormErrors } from '#ui/use-form-errors.ts';
import { useKeptFields } from '#ui/use-kept-fields.ts';
import {
  checkClaim,
  tidyClaim,
  type ClaimErrors,
  type ClaimField,
  type ClaimFields,
  type ClaimIntent,
} from './claim.rules.ts';
import type { Provider } from '#features/profile-page/provider-summary.tsx';

const EMPTY: ClaimFields = {
  code: '',
  claimCode: '',
  name: '',
  email: '',
  words: '',
  password: '',
};

type ClaimValues = Omit<ClaimFields, 'password'>;

interface ClaimFormProps {
  /** Of the buttons in it: what was said to them is said here. The first is what sends it. */
  intents: readonly [ClaimIntent, ...ClaimIntent[]];
  /** What its fields begin with. */
  start?: Partial<ClaimValues> | null;
  submit: string;
  busyLabel: string;
  variant?: ButtonVariant;
  /** Buttons that lead elsewhere. */
  also?: ReactNode;
  children?: (form: { errors: ClaimErrors; values: ClaimValues; busy: boolean }) => ReactNode;
}

export const ClaimButton = IntentButton<ClaimIntent>;

/** Posts to its own page, with or without scripts. */
export function ClaimForm(props: ClaimFormProps) {
  const { intents, start, submit, busyLabel, variant = 'primary', also, children } = props;
  const answer = useActionData<ClaimAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const { state, formData } = useNavigation();
  const intent = state === 'idle' ? null : (formData?.get('intent') as ClaimIntent | undefined);
  const busyWith = intent ?? null;
  const own = answer?.intent && intents.includes(answer.intent) ? answer : undefined;
  const { errors, ...handlers } = useFormErrors<ClaimField | 'intent'>({
    answer: own,
    busy: busyWith !== null,
    check: ({ intent: pressed, ...typed }) =>
      checkClaim(pressed as ClaimIntent, tidyClaim({ ...EMPTY, ...typed })),
  });
  // With scripts it still stands there: what a field begins with is nothing that somebody has written.
  const [begun] = useState<ClaimValues>(own?.values ?? { ...EMPTY, ...start });
  useKeptFields(form, intents[0]);
  useEffect(() => {
    // Whoever was caught by mistake gets through at the second try.
    const trap = form.current?.querySelector<HTMLInputElement>('[name=website]');
    if (own && trap) trap.value = '';
    if (own?.errors) focusFirst(form.current, own.errors);
  }, [own]);
  return (
    <Form
      ref={form}
      method="post"
      replace
      noValidate
      preventScrollReset
      {...handlers}
      className="flex flex-col gap-5"
    >
      <LiveMessage message={busyWith ? null : messageOf({ ...(own?.failure && own) })} />
      {children?.({ errors, values: begun, busy: busyWith !== null })}
      <BusyWithContext value={busyWith}>
        <ClaimButton
          intent={intents[0]}
          variant={variant}
          size={variant === 'primary' ? 'large' : 'medium'}
          wide
          busyLabel={busyLabel}
          data-first
        >
          {submit}
        </ClaimButton>
        {also && <div className="-mt-2 flex flex-wrap gap-3 *:flex-1">{also}</div>}
      </BusyWithContext>
    </Form>
  );
}

/** What somebody writes to staff about themselves. */
export type Told = Record<'name' | 'email' | 'words', string>;

export type ClaimStep =
  /** How the owner shows that it is theirs; `email` is the one on the profile, masked. `told` has to be put right. */
  | { step: 'ways'; email: string | null; stamp: string; lost: boolean; told: Told | null }
  /** A code is on its way, to the email on the profile or to the one that will log in. */
  | { step: 'code' | 'email-code'; email: string; resendInSeconds: number; sentAt: number | null }
  | { step: 'email' }
  | { step: 'password'; email: string }
  /** Staff were told; the link that takes it down was sent; there is an owner already. */
  | { step: 'told' | 'link-sent' | 'claimed' };

export type ClaimView = ClaimStep & { provider: Provider };

/** What the page says to a form that was refused. A password never comes back. */
export interface ClaimAnswer {
  intent?: ClaimIntent;
  values?: Omit<ClaimFields, 'password'>;
  errors?: ClaimErrors;
  failure?: string;
  stamp?: string;
}
