import { redirect } from 'react-router';
import { SignedInAlready } from '#features/signup/landing/signed-in-already.tsx';
import { FormPage } from '#features/signup/landing/signup-page.tsx';
import { signupSettings } from '#features/signup/signup-settings.server.ts';
import { COUNTRY } from '#platform/pack.ts';
import { paths } from '#platform/paths.ts';
import { servicesContext } from '#platform/services.server.ts';
import type { Route } from './+types/signup-form';
import { pageMeta } from './page-meta.ts';

export { publicPage as handle } from './page-access.ts';

const PAGES = {
  specialist: {
    form: 'specialist',
    title: 'Register as a specialist',
    description: `Create your free profile as a specialist in ${COUNTRY.name} and be found by customers.`,
    heading: 'Register as a specialist',
    intro: `One form, a few minutes, and people all over ${COUNTRY.name} can find what you do.`,
  },
  business: {
    form: 'business-variant',
    title: 'Register a business',
    description: `Create the free profile of your business in ${COUNTRY.name} and be found by customers.`,
    heading: 'Register your business',
    intro: `One form, a few minutes, and people all over ${COUNTRY.name} can find what you offer.`,
  },
} as const;

/** One page for both kinds: the address says which. */
export function loader({ context, pattern }: Route.LoaderArgs) {
  const kind: keyof typeof PAGES = pattern.includes('business') ? 'business' : 'specialist';
  return { kind, ...signupSettings(context.get(servicesContext).env) };
}

/** Where the form goes once the account is made. */
export const clientAction = () => redirect(paths.home);

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? pageMeta(matches, PAGES[loaderData.kind]) : [];
}

export default function SignupFormPage({ loaderData, matches }: Route.ComponentProps) {
  const { account } = matches[0].loaderData;
  if (account) return <SignedInAlready account={account} />;
  const { kind, ...settings } = loaderData;
  const { form, heading, intro } = PAGES[kind];
  return <FormPage {...settings} form={form} title={heading} intro={intro} />;
}
