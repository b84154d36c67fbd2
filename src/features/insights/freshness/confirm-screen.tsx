import { Form, useNavigation } from 'react-router';
import { Day } from '#features/profile-page/day.tsx';
import { paths } from '#platform/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Named } from '#ui/named.tsx';
import { focusPlace } from '#ui/frame/focus-place.ts';
import { MessagePage } from '#ui/frame/message-page.tsx';
import { dashboard } from '#messages';
import type { Confirmation } from './confirmation.server.ts';

interface ConfirmScreenProps {
  confirmation: Confirmation;
  failure?: string | undefined;
}

export function ConfirmScreen({ confirmation, failure }: ConfirmScreenProps) {
  if (!('kind' in confirmation)) return <LinkRefused state={confirmation.state} />;
  const { kind, name, details, confirmedOn, editor, page } = confirmation;
  const isConfirmed = confirmation.state === 'confirmed';
  return (
    <div data-accent={kind} className="bg-accent-soft">
      <div className="container-page py-10 lg:py-20">
        <Card className="mx-auto max-w-[34rem] p-5 sm:p-8">
          {isConfirmed ? (
            <div ref={arrive} role="status" tabIndex={-1}>
              <h1 className="text-title font-extrabold">{dashboard.detailsConfirmed}</h1>
              <p className="mt-3 text-ink-2">
                {dashboard.visitorsOf} <bdi dir="auto">{name}</bdi> {dashboard.readLastConfirmed}{' '}
                <Day date={confirmedOn} />.
              </p>
            </div>
          ) : (
            <>
              <h1 className="text-title font-extrabold">{dashboard.question}</h1>
              <p className="mt-3 text-ink-2">
                {dashboard.howPeopleReach} <Named>{name}</Named>:
              </p>
            </>
          )}
          <dl className="my-5 grid gap-x-6 gap-y-1 rounded-card bg-surface-2 px-4 py-3.5 sm:grid-cols-[auto_1fr]">
            {details.map(({ label, value }) => (
              <div key={label} className="contents">
                <dt className="text-small text-ink-2 max-sm:not-first:mt-2">{label}</dt>
                <dd dir="auto" className="font-medium">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
          {failure && (
            <Alert tone="danger" className="mb-5">
              {failure}
            </Alert>
          )}
          <div className="grid gap-3 sm:flex sm:flex-wrap">
            {!isConfirmed && <ConfirmForm />}
            {isConfirmed && page && <ButtonLink to={page}>{dashboard.seePublicPage}</ButtonLink>}
            <ButtonLink to={editor} variant="secondary">
              {isConfirmed ? dashboard.editProfile : dashboard.changeSomething}
            </ButtonLink>
          </div>
        </Card>
      </div>
    </div>
  );
}

function ConfirmForm() {
  const busy = useNavigation().state !== 'idle';
  return (
    <Form method="post" replace className="grid">
      <Button type="submit" busy={busy} busyLabel={dashboard.confirming}>
        {dashboard.everythingRight}
      </Button>
    </Form>
  );
}

/** Takes the place of the button that was pressed, and of its focus. */
function arrive(thanks: HTMLElement | null): void {
  if (thanks) focusPlace(thanks);
}

function LinkRefused({ state }: { state: 'wrong' | 'old' }) {
  return (
    <MessagePage
      title={state === 'old' ? dashboard.linkOld : dashboard.linkWrong}
      sentence={state === 'old' ? dashboard.logInInstead : dashboard.linkCutOff}
    >
      <ButtonLink to={`${paths.login}?next=${paths.dashboard}`}>{dashboard.login}</ButtonLink>
      <ButtonLink to={paths.home} variant="secondary">
        {dashboard.goHome}
      </ButtonLink>
    </MessagePage>
  );
}
