import { redirect } from 'react-router';
import { SignedInAlready } from '#features/signup/landing/signed-in-already.tsx';
import { FormPage } from '#features/signup/landing/form-page.tsx';
import { signupSettings } from '#features/signup/signup-settings.ts';
import { paths } from '#platform/paths.ts';
import { servicesContext } from '#platform/services.server.ts';
import type { Route } from './+types/business-form';
import { pageMeta } from './page-meta.ts';

export { publicPage as handle } from './page-access.ts';

export function loader({ context }: Route.LoaderArgs) {
  return signupSettings(context.get(servicesContext).env);
}

/** Where the form goes once the account is made. */
export const clientAction = () => redirect(paths.home);

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Register a business',
    description: 'Create the free profile of your business in Belize and be found by customers.',
  });
}

export default function BusinessForm({ loaderData, matches }: Route.ComponentProps) {
  const { account } = matches[0].loaderData;
  if (account) return <SignedInAlready account={account} />;
  return (
    <FormPage
      {...loaderData}
      form="business-variant"
      title="Register your business"
      intro="One form, a few minutes, and people all over Belize can find what you offer."
    />
  );
}
