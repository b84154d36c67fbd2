import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { mailings } from '#messages';
import { paths } from '#platform/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Button } from '#ui/button.tsx';
import { focusPlace } from '#ui/frame/focus-place.ts';
import { MessagePage } from '#ui/frame/message-page.tsx';
import type { Subscription } from './unsubscribe.server.ts';

interface UnsubscribeScreenProps {
  subscription: Subscription;
  siteName: string;
  failure?: string | undefined;
}

export function UnsubscribeScreen({ subscription, siteName, failure }: UnsubscribeScreenProps) {
  const busy = useNavigation().state !== 'idle';
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed says something else by now: the heading tells what was done.
  const told = useRef(subscription);
  useEffect(() => {
    if (told.current === subscription) return;
    told.current = subscription;
    if (heading.current) focusPlace(heading.current);
  }, [subscription]);
  if (subscription === 'wrong')
    return (
      <MessagePage title={mailings.linkWrong} sentence={mailings.linkWrongSentence}>
        <ButtonLink to={`${paths.login}?next=${paths.account}`}>{mailings.login}</ButtonLink>
        <GoHome />
      </MessagePage>
    );
  if (subscription === 'nobody')
    return (
      <MessagePage
        heading={heading}
        scene="soon"
        title={mailings.nobody}
        sentence={mailings.nobodySentence}
      >
        <GoHome />
      </MessagePage>
    );
  const isOn = subscription === 'on';
  return (
    <MessagePage
      heading={heading}
      scene="soon"
      title={isOn ? mailings.stopQuestion : mailings.stopped}
      sentence={isOn ? mailings.stopSentence(siteName) : mailings.stoppedSentence(siteName)}
    >
      {failure && <Alert tone="danger">{failure}</Alert>}
      <Form method="post" replace>
        {!isOn && <input type="hidden" name="again" value="yes" />}
        <Button type="submit" busy={busy} variant={isOn ? 'primary' : 'secondary'}>
          {isOn ? mailings.stop : mailings.again}
        </Button>
      </Form>
      <GoHome />
    </MessagePage>
  );
}

function GoHome() {
  return (
    <ButtonLink to={paths.home} variant="secondary">
      {mailings.goHome}
    </ButtonLink>
  );
}
