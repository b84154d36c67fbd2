import { isRouteErrorResponse } from 'react-router';
import { failures } from '#messages';
import { FailureMessage } from '#ui/frame/failure-message.tsx';
import { NotFoundMessage } from '#ui/frame/not-found-message.tsx';
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
