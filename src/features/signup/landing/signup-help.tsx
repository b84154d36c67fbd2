import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';

const link =
  'inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4 hover:text-accent-strong';

/** Ways on for those who are not ready to sign up. */
export function SignupHelp() {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line pt-6 text-ink-2">
      <p>
        Questions? Read the{' '}
        <Link to={paths.faq} className={link}>
          FAQ
        </Link>{' '}
        or{' '}
        <Link to={paths.contact} className={link}>
          contact us
        </Link>
        .
      </p>
      <p>
        Signed up before?{' '}
        <Link to={paths.login} className={link}>
          Log in
        </Link>
        .
      </p>
      <Link to={paths.home} className={link}>
        Back to the home page
      </Link>
    </div>
  );
}
