import { DEVICE_DAYS } from '#features/accounts/session.rules.ts';
import { ACCEPTANCE_DAYS } from '../cookie-acceptance.ts';
import type { LegalSection } from '../legal-section.ts';
import type { PrivacyFacts } from './privacy-facts.ts';

export const cookies = ({ sessionIdleDays, sessionMaxDays }: PrivacyFacts): LegalSection[] => [
  {
    id: 'cookies',
    title: 'Cookies',
    body: (
      <>
        <p>
          We use cookies only where the Service needs them. There is no tracking, no advertising and
          no measuring by others, and no page asks another company’s server for anything unless you
          start a video from there. These are all of them:
        </p>
        <h3>Essential cookies (session)</h3>
        <p>
          <code>session</code> is set when you log in and tells us that it is you. It ends when you
          log out, after {sessionIdleDays} days without a visit, and in any case after{' '}
          {sessionMaxDays} days. <code>signup-browser</code> and <code>signup-proof</code> are set
          while you sign up, <code>review-browser</code> while you write a review and{' '}
          <code>reset-browser</code> while you choose a new password, so that a code works only in
          the browser that asked for it; they last an hour at most. <code>fresh</code> is set for
          some seconds when you have sent something, so that the next page shows it. Without these
          cookies nobody can log in, sign up or write a review.
        </p>
        <h3>Cookie acceptance (persistent)</h3>
        <p>
          <code>cookie-acceptance</code> remembers that you have seen and accepted the notice about
          cookies, so that it does not come back. It lasts for {ACCEPTANCE_DAYS} days.
        </p>
        <h3>Functionality (persistent)</h3>
        <p>
          <code>device</code> is set when you log in and lasts for {DEVICE_DAYS} days. It tells that
          the owner of an Account has been here before, so that strangers who guess at passwords
          cannot keep you out. It opens nothing.
        </p>
        <p>
          Your choice of the light or the dark theme is kept on your Device until you change it, and
          what you have typed into a long form is kept there so that a reload does not lose it. Your
          browser keeps both for itself and does not send them to us.
        </p>
        <p>
          You can delete cookies and stored choices in your browser at any time, or forbid them.
          Reading, searching and contacting go on without them.
        </p>
      </>
    ),
  },
];
