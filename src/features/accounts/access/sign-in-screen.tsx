import { Form, useNavigation } from 'react-router';
import { useEffect, useRef } from 'react';
import { paths } from '#platform/paths.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { focusFirst, useFormErrors } from '#ui/use-form-errors.ts';
import { EmailInput } from '#ui/email-input.tsx';
import { TextLink, textLinkStyle } from '#ui/text-link.tsx';
import { AccessScreen } from './access-screen.tsx';
import { AccessLink, carriedEmail } from './access-link.tsx';
import { LiveMessage, messageOf } from './live-message.tsx';
import { PasswordInput } from './password-input.tsx';
import { withNext } from './return-path.ts';
import { checkSignIn, type SignInErrors } from './sign-in.rules.ts';

interface SignInScreenProps {
  tab: ProviderKind;
  next: string | null;
  answer: SignInAnswer | undefined;
}

const WORDS = {
  specialist: {
    title: 'Specialist login',
    greeting: 'Welcome back.\nYour next call may be waiting.',
    signup: paths.signup,
  },
  business: {
    title: 'Business login',
    greeting: 'Welcome back.\nLet us open the shutters.',
    signup: `${paths.signup}?type=business`,
  },
};

/** Specialists and businesses have a tab each, but either tab lets both in. */
export function SignInScreen({ tab, next, answer }: SignInScreenProps) {
  const { title, greeting, signup } = WORDS[tab];
  return (
    <AccessScreen tab={tab} title={title} greeting={greeting} next={next}>
      <SignInForm next={next} answer={answer} />
      <div className="grid justify-items-center text-center text-ink-2">
        <AccessLink to={paths.resetPassword} next={next} className={textLinkStyle}>
          Forgot your password?
        </AccessLink>
        <p>
          New here? <TextLink to={signup}>Sign up free</TextLink>
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
    <Form
      ref={form}
      method="post"
      {...(place && { action: withNext(location.pathname, next + place) })}
      noValidate
      preventScrollReset
      {...handlers}
      className="flex flex-col gap-5"
    >
      <LiveMessage message={busy ? null : messageOf(answer)} />
      <Field label="Email" error={errors.email} required>
        <EmailInput defaultValue={answer?.email ?? carriedEmail()} autoComplete="username" />
      </Field>
      <Field label="Password" error={errors.password} required>
        <PasswordInput name="password" autoComplete="current-password" busy={busy} />
      </Field>
      <Button type="submit" size="large" wide busy={busy} busyLabel="Logging in...">
        Log in
      </Button>
    </Form>
  );
}
