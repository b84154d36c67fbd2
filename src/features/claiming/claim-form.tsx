import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { LiveMessage, messageOf } from '#features/accounts/access/live-message.tsx';
import { Button } from '#ui/button.tsx';
import { focusFirst, useFormErrors } from '#ui/use-form-errors.ts';
import {
  checkClaim,
  tidyClaim,
  type ClaimErrors,
  type ClaimField,
  type ClaimFields,
  type ClaimIntent,
} from './claim.rules.ts';
import type { ClaimAnswer } from './claim-view.ts';

const EMPTY: ClaimFields = {
  code: '',
  claimCode: '',
  name: '',
  email: '',
  words: '',
  password: '',
};

interface ClaimFormProps {
  /** Of the buttons in it: what was said to them is said here. */
  intents: readonly ClaimIntent[];
  answer: ClaimAnswer | undefined;
  children: (form: {
    errors: ClaimErrors;
    values: Omit<ClaimFields, 'password'>;
    busyWith: ClaimIntent | null;
  }) => ReactNode;
}

/** Posts to its own page, with or without scripts. */
export function ClaimForm({ intents, answer, children }: ClaimFormProps) {
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
  useEffect(() => {
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
      {children({ errors, values: own?.values ?? EMPTY, busyWith })}
    </Form>
  );
}

interface ClaimButtonProps extends ComponentProps<typeof Button> {
  intent: ClaimIntent;
  busyWith: ClaimIntent | null;
}

export function ClaimButton({ intent, busyWith, disabled, ...rest }: ClaimButtonProps) {
  return (
    <Button
      {...rest}
      type="submit"
      name="intent"
      value={intent}
      busy={busyWith === intent}
      disabled={disabled || busyWith !== null}
    />
  );
}
