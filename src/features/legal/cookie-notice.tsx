import { legal } from '#messages';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { acceptCookies, useCookiesAccepted } from './cookie-acceptance.ts';
import './cookie-notice.css';

/** A small bar, no dialog: the page below it can be used as if it were not there. */
export function CookieNotice() {
  if (useCookiesAccepted()) return null;
  return (
    <section aria-label={legal.cookies} className="cookie-notice" data-print="off">
      <p className="text-small">
        {legal.onlyNeeded}{' '}
        <Link
          to={`${paths.privacy}#cookies`}
          className="font-semibold text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          {legal.privacyPolicy}
        </Link>
      </p>
      <Button size="small" onClick={accept}>
        {legal.accept}
      </Button>
    </section>
  );
}

function accept(): void {
  acceptCookies();
  // The button is gone: reading goes on with the page.
  document.querySelector('main')?.focus({ preventScroll: true });
}
