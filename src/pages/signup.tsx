import { redirect } from 'react-router';
import { FormPage, SignedInAlready, SignupLanding } from '#features/signup/landing/signup-page.tsx';
import { signupSettings } from '#features/signup/signup-settings.server.ts';
import { COUNTRY } from '#platform/pack.ts';
import { paths } from '#platform/paths.ts';
import { servicesContext } from '#platform/services.server.ts';
import type { Route } from './+types/signup';
import { pageMeta } from './page-meta.ts';

export { publicPage as handle } from './page-access.ts';

/** By the name of the route: both forms with a switch between them, or one as a page of its own. */
const PAGES = {
  signup: {
    title: 'Sign up',
    description: `Create a free profile as a specialist or a business in ${COUNTRY.name}: no commissions, live at once, customers contact you directly.`,
    form: null,
  },
  'specialist-form': {
    title: 'Register as a specialist',
    description: `Create your free profile as a specialist in ${COUNTRY.name} and be found by customers.`,
    form: {
      form: 'specialist',
      title: 'Register as a specialist',
      intro: `One form, a few minutes, and people all over ${COUNTRY.name} can find what you do.`,
    },
  },
  'business-form': {
    title: 'Register a business',
    description: `Create the free profile of your business in ${COUNTRY.name} and be found by customers.`,
    form: {
      form: 'business-variant',
      title: 'Register your business',
      intro: `One form, a few minutes, and people all over ${COUNTRY.name} can find what you offer.`,
    },
  },
} as const;

const pageOf = (matches: readonly ({ id: string } | undefined)[]) =>
  PAGES[matches.at(-1)!.id as keyof typeof PAGES];

export function loader({ context }: Route.LoaderArgs) {
  return signupSettings(context.get(servicesContext).env);
}

/** Settings do not change while somebody goes from one side to the other. */
export const shouldRevalidate = () => false;

/** Where the form goes once the account is made. */
export const clientAction = () => redirect(paths.home);

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = pageOf(matches);
  return pageMeta(matches, { title, description });
}

export default function Signup({ loaderData, matches }: Route.ComponentProps) {
  const { account } = matches[0].loaderData;
  if (account) return <SignedInAlready account={account} />;
  const { form } = pageOf(matches);
  return form ? <FormPage {...loaderData} {...form} /> : <SignupLanding {...loaderData} />;
}
