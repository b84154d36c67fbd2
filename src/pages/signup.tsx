import { redirect } from 'react-router';
import { SignedInAlready } from '#features/signup/landing/signed-in-already.tsx';
import { SignupLanding } from '#features/signup/landing/signup-page.tsx';
import { signupSettings } from '#features/signup/signup-settings.server.ts';
import { COUNTRY } from '#platform/pack.ts';
import { paths } from '#platform/paths.ts';
import { servicesContext } from '#platform/services.server.ts';
import type { Route } from './+types/signup';
import { pageMeta } from './page-meta.ts';

export { publicPage as handle } from './page-access.ts';

export function loader({ context }: Route.LoaderArgs) {
  return signupSettings(context.get(servicesContext).env);
}

/** Settings do not change while somebody goes from one side to the other. */
export const shouldRevalidate = () => false;

/** Where the form goes once the account is made. */
export const clientAction = () => redirect(paths.home);

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Sign up',
    description: `Create a free profile as a specialist or a business in ${COUNTRY.name}: no commissions, live at once, customers contact you directly.`,
  });
}

export default function Signup({ loaderData, matches }: Route.ComponentProps) {
  const { account } = matches[0].loaderData;
  if (account) return <SignedInAlready account={account} />;
  return <SignupLanding {...loaderData} />;
}
