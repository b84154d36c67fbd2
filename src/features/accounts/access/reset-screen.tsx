import { useEffect } from 'react';
import { AccessScreen } from './access-screen.tsx';
import { carriedEmail } from './access-link.tsx';
import { ResetForm } from './reset-form.tsx';
import type { ResetState } from './reset-state.ts';

interface ResetScreenProps {
  start: ResetState;
  answer: ResetState | undefined;
  signedIn: boolean;
  next: string | null;
}

export function ResetScreen({ start, answer, signedIn, next }: ResetScreenProps) {
  const from = answer ?? { ...start, email: start.email || carriedEmail() };

  // The code of the mail's link stays out of the history and of screenshots of the address.
  useEffect(() => {
    if (new URLSearchParams(location.search).has('code'))
      history.replaceState(history.state, '', location.pathname);
  }, []);

  return (
    <AccessScreen
      tab="reset"
      title="Reset password"
      greeting={'Lost the key?\nWe will cut you a new one.'}
      next={next}
    >
      <ResetForm start={from} signedIn={signedIn} />
    </AccessScreen>
  );
}
