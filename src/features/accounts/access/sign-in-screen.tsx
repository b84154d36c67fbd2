import { access, forms } from '#messages';
import { useNavigation } from 'react-router';
import { useEffect, useRef } from 'react';
import { addressWithout } from '#platform/language.ts';
import { paths } from '#platform/paths.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { focusFirst, useFormErrors } from '#ui/use-form-errors.ts';
import { EmailInput } from '#ui/email-input.tsx';
import { TextLink, textLinkStyle } from '#ui/text-link.tsx';
import { AccessForm, AccessLink, AccessScreen } from './access-screen.tsx';
import { carriedEmail } from './carried-email.ts';
import { LiveMessage, messageOf } from './live-message.tsx';
import { PasswordInput } from './password-input.tsx';
import { withNext } from './return-path.ts';
import { checkSignIn, type SignInErrors } from './access.rules.ts';

interface SignInScreenProps {
  tab: ProviderKind;
  next: string | null;
  answer: SignInAnswer | undefined;
}

const SIGNUPS = { specialist: paths.signup, business: `${paths.signup}?type=business` };

/** Specialists and businesses have a tab each, but either tab lets both in. */
export function SignInScreen({ tab, next, answer }: SignInScreenProps) {
  return (
    <AccessScreen
      tab={tab}
      title={access[`${tab}Login`]}
      greeting={access[`${tab}Greeting`]}
      next={next}
    >
      <SignInForm next={next} answer={answer} />
      <div className="grid justify-items-center text-center text-ink-2">
        <AccessLink to={paths.resetPassword} next={next} className={textLinkStyle}>
          {access.forgot}
        </AccessLink>
        <p>
          {access.newHere} <TextLink to={SIGNUPS[tab]}>{access.signUpFree}</TextLink>
        </p>
      </div>
    </AccessScreen>
  );
}

export interface SignInAnswer {
  email?: string;
  errors?: SignInErrors;
  failure?: string;
}

/** A plain form that posts to its page; scripts check it first and keep it on the screen while it is sent. */
function SignInForm({ next, answer }: Pick<SignInScreenProps, 'next' | 'answer'>) {
  const form = useRef<HTMLFormElement>(null);
  const busy = useNavigation().state !== 'idle';
  // The place on the page that was asked for: browsers keep it, and tell no server.
  const place = useHydrated() && next ? location.hash : '';
  const { errors, ...handlers } = useFormErrors({ answer, busy, check: checkSignIn });

  useEffect(() => {
    if (answer) focusFirst(form.current, answer.errors ?? { password: answer.failure });
  }, [answer]);

  return (
    <AccessForm
      ref={form}
      {...(place && { action: withNext(addressWithout(location.pathname), next + place) })}
      {...handlers}
    >
      <LiveMessage message={busy ? null : messageOf(answer)} />
      <Field label={forms.email} error={errors.email} required>
        <EmailInput defaultValue={answer?.email ?? carriedEmail()} autoComplete="username" />
      </Field>
      <Field label={forms.password} error={errors.password} required>
        <PasswordInput name="password" autoComplete="current-password" busy={busy} />
      </Field>
      <Button type="submit" size="large" wide busy={busy} busyLabel={access.loggingIn}>
        {access.logIn}
      </Button>
    </AccessForm>
  );
}
