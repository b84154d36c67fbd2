import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { MessagePage } from './message-page.tsx';
import { RetryLink } from './retry-link.tsx';

/** For failures nobody foresaw: no detail is shown, the log has it. */
export function FailureMessage() {
  return (
    <MessagePage
      scene="broken"
      title="Something went wrong on our side"
      sentence="We have been told about it. Please try again in a moment."
    >
      <RetryLink />
      <ButtonLink to={paths.home} variant="secondary">
        Go to the home page
      </ButtonLink>
    </MessagePage>
  );
}
