import { joining } from '#messages';
import { data, redirect } from 'react-router';
import { findInvitation, joinStaff } from '#features/accounts/staff/join-staff.server.ts';
import { JoinScreen, type JoinAnswer } from '#features/accounts/staff/join-screen.tsx';
import { staffPaths } from '#platform/staff-paths.ts';
import { servicesContext } from '#platform/services.server.ts';
import { clientContext } from '#platform/session-context.server.ts';
import type { Route } from './+types/join';
import { enterBrowser } from './http/enter-browser.server.ts';
import { readFields } from './http/read-fields.server.ts';
import { orRefusal, tellRefusal } from './http/refusal.server.ts';
import { orNetworkFailure } from './or-network-failure.ts';
import { pageMeta, siteOf } from './page-meta.ts';

export { publicPage as handle } from './page-access.ts';

/** A link that is of no use any more is told so, not just missing. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const invitation = await findInvitation(context.get(servicesContext), params.token);
  return data({ invitation }, { status: invitation ? 200 : 404 });
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { password } = await readFields(request, ['password']);
  const enter = async () => {
    const begun = await joinStaff(services, {
      token: params.token,
      password,
      client: context.get(clientContext),
      userAgent: request.headers.get('User-Agent'),
    });
    const headers = await enterBrowser({ request, context }, begun);
    // Without a second factor nothing else opens.
    return redirect(staffPaths.security, { headers });
  };
  return orRefusal(enter, (refusal): JoinAnswer => tellRefusal(refusal));
}

export const clientAction = (args: Route.ClientActionArgs) => orNetworkFailure(args);

export function meta({ matches }: Route.MetaArgs) {
  const title = joining.title(siteOf(matches)?.name ?? '');
  return pageMeta(matches, { title, description: joining.about, index: false });
}

export default function Join({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { name = '' } = siteOf(matches) ?? {};
  return <JoinScreen {...loaderData} siteName={name} answer={actionData} />;
}
