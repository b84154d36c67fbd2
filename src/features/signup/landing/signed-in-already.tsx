import { Form } from 'react-router';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Button } from '#ui/button.tsx';
import type { HeaderAccount } from '#ui/frame/account-links.tsx';
import { MessagePage } from '#ui/frame/message-page.tsx';

/** In place of a form that would make a second account out of the first. */
export function SignedInAlready({ account }: { account: HeaderAccount }) {
  return (
    <MessagePage
      scene="soon"
      title="You are already signed up"
      sentence={
        <>
          You are logged in as <strong>{account.name}</strong>. To sign up with another email, log
          out first.
        </>
      }
    >
      <ButtonLink to={account.home}>
        {account.home === paths.admin ? 'Administration' : 'My profile'}
      </ButtonLink>
      <Form method="post" action={paths.logout}>
        <Button type="submit" variant="secondary">
          Log out
        </Button>
      </Form>
    </MessagePage>
  );
}
