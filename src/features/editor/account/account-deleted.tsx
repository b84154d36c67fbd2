import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { MessagePage } from '#ui/frame/message-page.tsx';
import { ACCOUNT_MESSAGES } from './account.rules.ts';

/** For those without scripts; the others read it on the home page. */
export function AccountDeleted() {
  return (
    <MessagePage
      scene="soon"
      title={ACCOUNT_MESSAGES.deleted}
      sentence="We have sent a mail that confirms it. You are welcome to come back at any time."
    >
      <ButtonLink to={paths.home}>Go to the home page</ButtonLink>
    </MessagePage>
  );
}
