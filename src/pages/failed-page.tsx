import { isRouteErrorResponse } from 'react-router';
import { failures } from '#messages';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { MessagePage } from '#ui/frame/message-page.tsx';
import { NotFoundMessage } from '#ui/frame/not-found-message.tsx';
import { RetryLink } from '#ui/frame/retry-link.tsx';
import { LostPage } from './lost-page.tsx';

interface FailedPageProps {
  error: unknown;
  siteName: string | undefined;
}

/** In the place of a page that failed, with the title that no page gives it. */
export function FailedPage({ error, siteName }: FailedPageProps) {
  // What browsers throw when a script or an answer cannot be had.
  if (error instanceof TypeError) return <LostPage siteName={siteName} />;
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const words = isMissing ? failures.pageNotFound : failures.onOurSide;
  return (
    <>
      <title>{[words, siteName].filter(Boolean).join(' · ')}</title>
      {isMissing ? <NotFoundMessage /> : <FailureMessage />}
    </>
  );
}

/** For failures nobody foresaw: no detail is shown, the log has it. */
function FailureMessage() {
  return (
    <MessagePage scene="broken" title={failures.onOurSide} sentence={failures.weKnow}>
      <RetryLink />
      <ButtonLink to={paths.home} variant="secondary">
        {failures.goHome}
      </ButtonLink>
    </MessagePage>
  );
}
