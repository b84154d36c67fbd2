import { redirect } from 'react-router';
import { SignedInAlready } from '#features/signup/landing/signed-in-already.tsx';
import { FormPage } from '#features/signup/landing/form-page.tsx';
import { signupSettings } from '#features/signup/signup-settings.ts';
import { paths } from '#platform/paths.ts';
import { servicesContext } from '#platform/services.server.ts';
import type { Route } from './+types/specialist-form';
import { pageMeta } from './page-meta.ts';

export { publicPage as handle } from './page-access.ts';

export function loader({ context }: Route.LoaderArgs) {
  return signupSettings(context.get(servicesContext).env);
}

/** Where the form goes once the account is made. */
export const clientAction = () => redirect(paths.home);

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Register as a specialist',
    description: 'Create your free profile as a specialist in Belize and be found by customers.',
  });
}

export default function SpecialistForm({ loaderData, matches }: Route.ComponentProps) {
  const { account } = matches[0].loaderData;
  if (account) return <SignedInAlready account={account} />;
  return (
    <FormPage
      {...loaderData}
      form="specialist"
      title="Register as a specialist"
      intro="One form, a few minutes, and people all over Belize can find what you do."
    />
  );
}
