import { redirect, type LoaderFunctionArgs } from 'react-router';
import { signupPath } from '#features/signup/invitation.ts';
import { findInvitation } from '#features/signup/invitation.server.ts';
import { servicesContext } from '#platform/services.server.ts';

export { publicPage as handle } from './page-access.ts';

/** Short enough for a poster: on to the sign-up form of its kind, in the language of the address. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const token = params.token ?? '';
  const found = await findInvitation(context.get(servicesContext).db, token);
  throw redirect(signupPath(found?.kind ?? null, token));
}
