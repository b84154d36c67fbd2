import { useMemo, useRef, type FormEvent } from 'react';
import { CodeDialog } from '#features/accounts/code-dialog.tsx';
import { BusinessFields } from '#features/profiles/form/business-fields.tsx';
import { ProfileFormContext, type ProfileForm } from '#features/profiles/form/form-context.ts';
import { SpecialistFields } from '#features/profiles/form/specialist-fields.tsx';
import { signupRules, type FormId } from '../signup-form.rules.ts';
import { FieldNotice } from './field-notice.tsx';
import { FormSection } from './form-section.tsx';
import { LoginFields } from './login-fields.tsx';
import { PictureSection } from './picture-section.tsx';
import { RestoredNote } from './restored-note.tsx';
import { SignupContext } from './signup-context.ts';
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

  const { values, errors, availability } = form.state;
  const asked: ProfileForm = {
    kind: rules.kind,
    askedBy: 'signup',
    id,
    wording: rules.wording,
    rules: rules.fields,
    values,
    errors,
    availability,
    type: (name, value) => form.type(name, value),
    leave: (name) => form.leave(name),
  };

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
        <ProfileFormContext value={asked}>
          {id === 'specialist' ? (
            <>
              <FormSection title="Your login" note="For you alone: this is how you sign in later.">
                <LoginFields />
              </FormSection>
              <SpecialistFields Section={FormSection} firstText="skills" />
            </>
          ) : (
            <BusinessFields Section={FormSection} login={<LoginFields />} />
          )}
          <PictureSection />
        </ProfileFormContext>
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
