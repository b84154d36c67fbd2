import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { failures } from '#messages';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { isDocumentInstead, loadDocumentInstead } from '#ui/document-instead.ts';
import { MessagePage } from '#ui/frame/message-page.tsx';
import { RetryLink, serverAnswers } from '#ui/frame/retry-link.tsx';
import { Spinner } from '#ui/spinner.tsx';

/** What each page would have said about the answers it did not get. */
const WORDS: readonly [RegExp, () => string][] = [
  [/^\/specialist\/[^/]+$/, () => failures.specialist],
  [/^\/business\/[^/]+$/, () => failures.business],
  [/^\/(specialists|businesses)-results$/, () => failures.errorResults],
  [/^\/(featured-carousel-v1)?$/, () => failures.featured],
  [/^\/(login|specialistlogin|businesslogin|resetpassword)(\/|$)/, () => failures.network],
];

/** Stands at the address of a page whose scripts or answers could not be had. */
export function LostPage({ siteName }: { siteName: string | undefined }) {
  const { pathname } = useLocation();
  const say = WORDS.find(([path]) => path.test(pathname))?.[1];
  const words = say?.() ?? failures.unexpected;
  const lost = useDocumentInstead();
  if (!lost)
    return (
      <p role="status" className="container-page flex items-center gap-3 py-20 text-lead">
        <Spinner />
        {failures.loading}
      </p>
    );
  return (
    <div role="alert">
      <title>{[words, siteName].filter(Boolean).join(' · ')}</title>
      <MessagePage
        scene={null}
        title={<span className="text-danger">{words}</span>}
        sentence={failures.notReached}
      >
        <RetryLink key={pathname} />
        <ButtonLink to={paths.home} variant="secondary">
          {failures.goHome}
        </ButtonLink>
      </MessagePage>
    </div>
  );
}

const hasWorker = () => !!navigator.serviceWorker?.controller;

/**
 * A newer site has other scripts: its server has the whole page. Never twice for one address, or it could go on forever.
 * True once it is known that nothing comes.
 */
function useDocumentInstead(): boolean {
  const { key } = useLocation();
  const [lostAt, setLostAt] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    const load = async () => {
      // A worker has a document for every address.
      const answers = !isDocumentInstead() && (hasWorker() || (await serverAnswers()));
      if (left) return;
      if (!answers) return setLostAt(key);
      loadDocumentInstead();
    };
    void load();
    return () => {
      left = true;
    };
  }, [key]);
  return lostAt === key;
}
