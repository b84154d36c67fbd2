import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { AccessScreen } from './access-screen.tsx';
import { AccessLink } from './access-link.tsx';
import { SignInForm, type SignInAnswer } from './sign-in-form.tsx';

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

const link =
  'inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4 hover:text-accent-strong';

/** Specialists and businesses have a tab each, but either tab lets both in. */
export function SignInScreen({ tab, next, answer }: SignInScreenProps) {
  const { title, greeting, signup } = WORDS[tab];
  return (
    <AccessScreen tab={tab} title={title} greeting={greeting} next={next}>
      <SignInForm answer={answer} />
      <div className="grid justify-items-center text-center text-ink-2">
        <AccessLink to={paths.resetPassword} next={next} className={link}>
          Forgot your password?
        </AccessLink>
        <p>
          New here?{' '}
          <Link to={signup} className={link}>
            Sign up free
          </Link>
        </p>
      </div>
    </AccessScreen>
  );
}
