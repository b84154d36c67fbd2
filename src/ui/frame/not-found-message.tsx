import { failures } from '#messages';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { MessagePage } from './message-page.tsx';

export function NotFoundMessage() {
  return (
    <MessagePage title={failures.offTheMap} sentence={failures.mayHaveMoved}>
      <ButtonLink to={paths.home}>{failures.goHome}</ButtonLink>
      <ButtonLink to={paths.specialists} variant="secondary">
        {failures.findSpecialist}
      </ButtonLink>
      <ButtonLink to={paths.businesses} variant="secondary">
        {failures.findBusiness}
      </ButtonLink>
    </MessagePage>
  );
}
