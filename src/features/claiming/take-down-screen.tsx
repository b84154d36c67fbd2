import { claiming } from '#messages';
import { Form, useNavigation } from 'react-router';
import { FormThanks } from '#features/messages/form-screen.tsx';
import { paths } from '#platform/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { MessagePage } from '#ui/frame/message-page.tsx';
import type { TakeDown } from './take-down.server.ts';

interface TakeDownScreenProps {
  id: string;
  takeDown: TakeDown;
  siteName: string;
  failure?: string | undefined;
}

/** Where the link in the mail leads: one press, and nobody sees the profile any more. */
export function TakeDownScreen({ id, takeDown, siteName, failure }: TakeDownScreenProps) {
  const busy = useNavigation().state !== 'idle';
  if (!('name' in takeDown)) return <LinkRefused state={takeDown.state} />;
  const { state, name } = takeDown;
  return (
    <div className="bg-accent-soft">
      <div className="container-page py-10 lg:py-20">
        <Card className="mx-auto max-w-[34rem] p-5 sm:p-8">
          {state === 'done' ? (
            <FormThanks heading="h1" title={claiming.downTitle} text={claiming.downText(name)}>
              <ButtonLink to={paths.home}>{claiming.goHome}</ButtonLink>
            </FormThanks>
          ) : (
            <div className="grid gap-5">
              <div className="grid gap-3">
                <h1 dir="auto" className="text-title font-extrabold">
                  {claiming.takeDownQuestion(name, siteName)}
                </h1>
                <p className="text-ink-2">{claiming.takeDownEffect}</p>
              </div>
              {failure && <Alert tone="danger">{failure}</Alert>}
              <div className="grid gap-3 sm:flex sm:flex-wrap">
                <Form method="post" replace className="grid">
                  <Button
                    type="submit"
                    variant="danger"
                    busy={busy}
                    busyLabel={claiming.takingDown}
                  >
                    {claiming.takeDownNow}
                  </Button>
                </Form>
                <ButtonLink to={paths.claim(id)} variant="secondary">
                  {claiming.ratherClaim}
                </ButtonLink>
              </div>
            </div>
          )}
        </Card>
      </div>
    </div>
  );
}

function LinkRefused({ state }: { state: 'wrong' | 'old' }) {
  return (
    <MessagePage
      title={state === 'old' ? claiming.linkOld : claiming.linkWrong}
      sentence={state === 'old' ? claiming.linkOldText : claiming.linkWrongText}
    >
      <ButtonLink to={paths.contact}>{claiming.writeToUs}</ButtonLink>
      <ButtonLink to={paths.home} variant="secondary">
        {claiming.goHome}
      </ButtonLink>
    </MessagePage>
  );
}
