import { failures } from '#messages';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { MessagePage } from './message-page.tsx';
import { RetryLink } from './retry-link.tsx';

/** For failures nobody foresaw: no detail is shown, the log has it. */
export function FailureMessage() {
  return (
    <MessagePage scene="broken" title={failures.onOurSide} sentence={failures.weKnow}>
      <RetryLink />
      <ButtonLink to={paths.home} variant="secondary">
        {failures.goHome}
      </ButtonLink>
    </MessagePage>
  );
}
