import { useMemo, useRef, type FormEvent } from 'react';
import { CodeDialog } from '#features/accounts/code-dialog.tsx';
import { signupRules, type FormId } from '../signup-form.rules.ts';
import { BusinessFields } from './business-fields.tsx';
import { FieldNotice } from './field-notice.tsx';
import { RestoredNote } from './restored-note.tsx';
import { SignupContext } from './signup-context.ts';
import { SpecialistFields } from './specialist-fields.tsx';
import { SubmitArea } from './submit-area.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useSignupForm } from './use-signup-form.ts';
import { useSignupSubmit } from './use-signup-submit.ts';
import './signup-form.css';

interface SignupFormProps {
  form: FormId;
  /** From the settings of the site; absent where the built-in list holds. */
  allowedDomains: readonly string[] | undefined;
}

const LABELS: Record<FormId, { form: string; button: string }> = {
  specialist: { form: 'Sign up as a specialist', button: 'Submit' },
  business: { form: 'Sign up as a business', button: 'Create Business Account' },
  'business-variant': { form: 'Register a business', button: 'Create Business Account' },
};

export function SignupForm({ form: id, allowedDomains }: SignupFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const rules = useMemo(() => signupRules(id, allowedDomains), [id, allowedDomains]);
  const form = useSignupForm(rules, element);
  const { submit, busy, told, progress, dialog } = useSignupSubmit(form);
  const ready = useHydrated();

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  return (
    <SignupContext value={{ form, allowedDomains, busy }}>
      <form
        ref={element}
        // Never to be sent by the browser itself, and if it were, not in the address.
        method="post"
        noValidate
        aria-label={LABELS[id].form}
        onSubmit={onSubmit}
      >
        {form.state.restored && <RestoredNote onClear={() => form.clear()} />}
        {id === 'specialist' ? <SpecialistFields /> : <BusinessFields />}
        {told?.field && <FieldNotice text={told.text} />}
        <SubmitArea
          label={LABELS[id].button}
          ready={ready}
          busy={busy}
          told={told?.field ? null : told}
          progress={progress}
        />
      </form>
      {dialog && <CodeDialog {...dialog} />}
    </SignupContext>
  );
}
