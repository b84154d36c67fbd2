import { legal } from '#messages';
import { paths } from '#platform/paths.ts';
import { BottomNotice } from '#ui/bottom-notice.tsx';
import { readOn } from '#ui/frame/focus-place.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { linkStyle } from '#ui/text-link.tsx';
import { acceptCookies, useCookiesAccepted } from './cookie-acceptance.ts';

export function CookieNotice() {
  if (useCookiesAccepted()) return null;
  return (
    <BottomNotice label={legal.cookies}>
      <p className="text-small">
        {legal.onlyNeeded}{' '}
        <Link to={`${paths.privacy}#cookies`} className={linkStyle}>
          {legal.privacyPolicy}
        </Link>
      </p>
      <Button size="small" onClick={accept}>
        {legal.accept}
      </Button>
    </BottomNotice>
  );
}

function accept(): void {
  acceptCookies();
  readOn();
}
