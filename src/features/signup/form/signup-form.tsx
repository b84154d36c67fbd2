import { forms } from '#messages';
import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react';
import { signup } from '#messages';
import { NewPasswordField } from '#features/accounts/access/new-password-field.tsx';
import { ALLOWED_EMAIL_DOMAINS } from '#platform/pack.ts';
import {
  fieldId,
  ProfileFormContext,
  useProfileForm,
  type ProfileForm,
} from '#features/profiles/form/section.tsx';
import { INPUT_ATTRIBUTES, LineField } from '#features/profiles/form/line-field.tsx';
import { CodeDialog } from '#features/accounts/code-dialog.tsx';
import {
  PictureSection,
  ProfileFields,
  type Part,
} from '#features/profiles/form/profile-fields.tsx';
import type { FormValues } from '#features/profiles/form-values.ts';
import { Alert } from '#ui/alert.tsx';
import { signupRules, type FormId } from '../signup-form.rules.ts';
import { StepProgress, StepWays, useSteps } from './use-steps.tsx';
import { SubmitArea } from './submit-area.tsx';
import { useSignupForm } from './use-signup-form.ts';
import { useSignupSubmit } from './use-signup-submit.ts';

interface SignupFormProps {
  form: FormId;
  /** From the settings of the site; absent where the built-in list holds. */
  allowedDomains?: readonly string[] | undefined;
  /** What stands in it already. */
  start?: FormValues;
  /** Whose link was followed. */
  invitation?: string | undefined;
  /** Staff add somebody. */
  adding?: Adding;
}

interface Adding {
  words: Words;
  parts: readonly Part[];
  /** Beside a value that is taken. */
  whoHas: (value: string) => ReactNode;
  onAdded: (id: number) => void | Promise<void>;
}

interface Words {
  form: string;
  button: string;
  restored: string;
  /** Above the button. */
  note?: ReactNode;
}

function wordsOf(form: FormId): Words {
  const { restored, asSpecialist, asBusiness, businessPageTitle } = signup;
  if (form === 'specialist') return { form: asSpecialist, button: signup.submit, restored };
  const title = form === 'business' ? asBusiness : businessPageTitle;
  return { form: title, button: signup.createBusiness, restored };
}

export function SignupForm(props: SignupFormProps) {
  const { form: id, allowedDomains, start, invitation, adding } = props;
  const words = adding?.words ?? wordsOf(id);
  const element = useRef<HTMLFormElement>(null);
  const rules = useMemo(() => signupRules(id, allowedDomains), [id, allowedDomains]);
  const form = useSignupForm(rules, element, start);
  const steps = useSteps(id, element);
  const { submit, next, back, busy, told, progress, dialog } = useSignupSubmit(form, steps, {
    invitation,
    onAdded: adding?.onAdded,
  });

  // An address with a step, and nothing typed: somebody begins.
  const begin = useEffectEvent(() => {
    if (!form.isTouched()) steps.restart();
  });
  useEffect(() => begin(), []);

  const { kind, wording, fields } = rules;
  const asked: ProfileForm = {
    ...form,
    ...form.state,
    kind,
    wording,
    id,
    busy,
    rules: fields,
    askedBy: 'signup',
    whoHas: adding?.whoHas,
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void (steps.goesOn() ? next() : submit());
  };
  // Of use where the page was opened, and in the way of what comes after.
  const [openedAt] = useState(steps.step);
  const startOver = () => {
    form.clear();
    steps.restart();
  };

  return (
    <>
      <form
        ref={element}
        // Never to be sent by the browser itself, and if it were, not in the address.
        method="post"
        noValidate
        aria-label={words.form}
        onSubmit={onSubmit}
        data-step={steps.step}
        className="signup-form"
      >
        <StepProgress />
        {form.state.restored && steps.step === openedAt && (
          <RestoredNote text={words.restored} onClear={startOver} />
        )}
        <ProfileFormContext value={asked}>
          <ProfileFields
            asked={adding?.parts}
            login={<LoginFields allowedDomains={allowedDomains} />}
          />
          <PictureSection />
        </ProfileFormContext>
        {told?.field && <FieldNotice text={told.text} />}
        <SubmitArea
          label={words.button}
          note={words.note}
          busy={busy}
          told={told?.field ? null : told}
          progress={progress}
        />
        <StepWays step={steps.step} busy={busy} onBack={back} onNext={() => void next()} />
      </form>
      {dialog && <CodeDialog {...dialog} />}
    </>
  );
}

function LoginFields({
  allowedDomains = ALLOWED_EMAIL_DOMAINS,
}: Pick<SignupFormProps, 'allowedDomains'>) {
  const { id, values, errors, busy, type, leave } = useProfileForm();
  return (
    <>
      <LineField
        name="email"
        label={signup.loginEmail}
        hint={
          errors.email === forms.emailDomain
            ? signup.domainsHint(allowedDomains.join(', '))
            : signup.loginEmailHint
        }
        {...INPUT_ATTRIBUTES.email}
        autoComplete="email"
      />
      {/* No limit on typing: a password manager must not have its password cut without a word. */}
      <NewPasswordField
        id={fieldId(id, 'password')}
        label={signup.password}
        error={errors.password}
        value={values.password}
        onChange={(event) => type('password', event.target.value)}
        onBlur={() => leave('password')}
        busy={busy}
      />
    </>
  );
}

function RestoredNote({ text, onClear }: { text: string; onClear: () => void }) {
  return (
    <Alert className="mb-6 max-sm:text-small lg:mb-8">
      {text}
      <button
        type="button"
        onClick={onClear}
        className="-mb-2.5 block min-h-11 font-semibold text-accent underline underline-offset-4 hover:text-accent-strong"
      >
        {signup.startOver}
      </button>
    </Alert>
  );
}

/** Why submitting stopped. It floats above the end of the form, because the field it is about may be far up. */
function FieldNotice({ text }: { text: string }) {
  return (
    <div className="signup-notice sticky bottom-4 z-10 -mt-4 mb-6">
      <Alert tone="danger" className="border-danger shadow-high">
        {text}
      </Alert>
    </div>
  );
}
