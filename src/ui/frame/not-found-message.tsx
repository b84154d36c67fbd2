import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { MessagePage } from './message-page.tsx';

export function NotFoundMessage() {
  return (
    <MessagePage
      title="You have drifted off the map"
      sentence="There is no page at this address. It may have moved, or the link was cut short."
    >
      <ButtonLink to={paths.home}>Go to the home page</ButtonLink>
      <ButtonLink to={paths.specialists} variant="secondary">
        Find a specialist
      </ButtonLink>
      <ButtonLink to={paths.businesses} variant="secondary">
        Find a business
      </ButtonLink>
    </MessagePage>
  );
}
