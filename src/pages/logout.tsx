import { data, Form, useNavigation } from 'react-router';
import { endSession } from '#features/accounts/session.server.ts';
import { endCookie } from '#platform/cookies.server.ts';
import { paths } from '#platform/paths.ts';
import { servicesContext } from '#platform/services.server.ts';
import { sessionContext } from '#platform/session-context.server.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Button } from '#ui/button.tsx';
import { MessagePage } from '#ui/frame/message-page.tsx';
import { showNotice } from '#ui/notices.ts';
import { orNetworkFailure } from './or-network-failure.ts';
import type { Route } from './+types/logout';
import { metaOf } from './page-meta.ts';
import { redirectTo } from './http/redirect.ts';

export { publicPage as handle } from './page-access.ts';

const DONE = 'You are logged out.';

export function loader({ context }: Route.LoaderArgs) {
  return { signedIn: context.get(sessionContext) !== null };
}

export async function action({ context }: Route.ActionArgs) {
  const { db, env } = context.get(servicesContext);
  const session = context.get(sessionContext);
  if (session) await endSession(db, session.id);
  // The page that answers, header and all, is already made for nobody.
  context.set(sessionContext, null);
  return data({ ended: true }, { headers: { 'Set-Cookie': endCookie(env, 'session') } });
}

/** Scripts carry the news to the home page; without them this page tells it. */
export async function clientAction(args: Route.ClientActionArgs) {
  const answer = await orNetworkFailure(args);
  if ('init' in answer) {
    showNotice({ tone: 'danger', text: answer.data.failure });
    return answer;
  }
  showNotice({ tone: 'success', text: DONE });
  return redirectTo(paths.home);
}

export const meta = metaOf({ title: 'Log out', description: 'End your visit on this device.' });

export default function LogOut({ loaderData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  if (!loaderData.signedIn) {
    return (
      <MessagePage scene="soon" title={DONE} sentence="See you soon.">
        <ButtonLink to={paths.home}>Go to the home page</ButtonLink>
        <ButtonLink to={paths.login} variant="secondary">
          Log in again
        </ButtonLink>
      </MessagePage>
    );
  }
  return (
    <MessagePage
      scene="soon"
      title="Log out?"
      sentence="Your profile stays where it is. You can log in again at any time."
    >
      <Form method="post">
        <Button type="submit" busy={busy} busyLabel="Logging out...">
          Log out
        </Button>
      </Form>
      <ButtonLink to={paths.home} variant="secondary">
        Stay logged in
      </ButtonLink>
    </MessagePage>
  );
}
