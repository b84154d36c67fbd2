import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { ACCESS_MESSAGES } from '#features/accounts/access/sign-in.rules.ts';
import { SEARCH_FAILURES } from '#features/search/search-failures.rules.ts';
import { SIGNUP_MESSAGES } from '#features/signup/signup-messages.rules.ts';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { MessagePage } from '#ui/frame/message-page.tsx';
import { RetryLink } from '#ui/frame/retry-link.tsx';
import { serverAnswers } from '#ui/frame/server-answers.ts';
import { readSession, writeSession } from '#ui/session-store.ts';

/** What each page would have said about the answers it did not get. */
const WORDS: readonly [RegExp, string][] = [
  [/^\/specialist\/[^/]+$/, SEARCH_FAILURES.specialist],
  [/^\/business\/[^/]+$/, SEARCH_FAILURES.business],
  [/^\/(specialists|businesses)-results$/, `Error: ${SEARCH_FAILURES.results}`],
  [/^\/(featured-carousel-v1)?$/, SEARCH_FAILURES.featured],
  [/^\/(login|specialistlogin|businesslogin|resetpassword)(\/|$)/, ACCESS_MESSAGES.network],
];

/** Stands at the address of a page whose scripts or answers could not be had. */
export function LostPage({ siteName }: { siteName: string | undefined }) {
  const { pathname } = useLocation();
  const words = WORDS.find(([path]) => path.test(pathname))?.[1] ?? SIGNUP_MESSAGES.unexpected;
  useDocumentInstead();
  return (
    <div role="alert">
      <title>{[words, siteName].filter(Boolean).join(' · ')}</title>
      <MessagePage
        scene={null}
        title={<span className="text-danger">{words}</span>}
        sentence="This page could not be reached. What you typed is kept: look at your connection, then try again."
      >
        <RetryLink key={pathname} />
        <ButtonLink to={paths.home} variant="secondary">
          Go to the home page
        </ButtonLink>
      </MessagePage>
    </div>
  );
}

const LOADED = 'document-instead';

/** A newer site has other scripts: its server has the whole page. Never twice for one address, or it could go on forever. */
function useDocumentInstead(): void {
  const { key } = useLocation();
  useEffect(() => {
    let left = false;
    const load = async () => {
      const { href } = location;
      if (readSession(LOADED) === href || !(await serverAnswers()) || left) return;
      writeSession(LOADED, href);
      location.reload();
    };
    void load();
    return () => {
      left = true;
    };
  }, [key]);
}
