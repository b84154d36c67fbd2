import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { carryEmail } from './carried-email.ts';

interface ResetDoneStepProps {
  email: string;
  signedIn: boolean;
}

/** Step 3: the way in is open again. */
export function ResetDoneStep({ email, signedIn }: ResetDoneStepProps) {
  return (
    <>
      <p className="text-ink-2">
        We signed out every device that was signed in to your account, and mailed you a notice.
      </p>
      {/* The header of a browser that was signed in is out of date: it is made anew. */}
      <Link
        to={paths.login}
        onClick={() => carryEmail(email)}
        reloadDocument={signedIn}
        data-first
        className={buttonStyle({ size: 'large', wide: true })}
      >
        Log in
      </Link>
    </>
  );
}
