import { access } from '#messages';
import { data, Form, redirect, useNavigation } from 'react-router';
import { forgetWhoWasHere } from '#features/accounts/access/carried-email.ts';
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

export { publicPage as handle } from './page-access.ts';

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
  const answer = await orNetworkFailure(args, { keeps: false });
  if ('init' in answer) {
    showNotice({ tone: 'danger', text: answer.data.failure });
    return answer;
  }
  forgetWhoWasHere();
  showNotice({ tone: 'success', text: access.loggedOut });
  return redirect(paths.home);
}

export const meta = metaOf(() => ({ title: access.logOut, description: access.logOutAbout }));

export default function LogOut({ loaderData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  if (!loaderData.signedIn) {
    return (
      <MessagePage scene="soon" title={access.loggedOut} sentence={access.seeYouSoon}>
        <ButtonLink to={paths.home}>{access.goHome}</ButtonLink>
        <ButtonLink to={paths.login} variant="secondary">
          {access.logInAgain}
        </ButtonLink>
      </MessagePage>
    );
  }
  return (
    <MessagePage scene="soon" title={access.logOutQuestion} sentence={access.logOutNote}>
      <Form method="post">
        <Button type="submit" busy={busy} busyLabel={access.loggingOut}>
          {access.logOut}
        </Button>
      </Form>
      <ButtonLink to={paths.home} variant="secondary">
        {access.stay}
      </ButtonLink>
    </MessagePage>
  );
}
