import { redirect } from 'react-router';
import { signup } from '#messages';
import { FormPage, SignedInAlready, SignupLanding } from '#features/signup/landing/signup-page.tsx';
import { findInvitation } from '#features/signup/invitation.server.ts';
import { signupSettings } from '#features/signup/signup-settings.server.ts';
import { COUNTRY } from '#platform/pack.ts';
import { paths } from '#platform/paths.ts';
import { servicesContext } from '#platform/services.server.ts';
import { queryOf } from './http/asked.server.ts';
import type { Route } from './+types/signup';
import { pageMeta } from './page-meta.ts';

export { publicPage as handle } from './page-access.ts';

/** By the name of the route: both forms with a switch between them, or one as a page of its own. */
const pages = () =>
  ({
    signup: {
      title: signup.title,
      description: signup.description(COUNTRY.name),
      form: null,
    },
    'specialist-form': {
      title: signup.specialistTitle,
      description: signup.specialistDescription(COUNTRY.name),
      form: {
        form: 'specialist',
        title: signup.specialistTitle,
        intro: signup.specialistIntro(COUNTRY.name),
      },
    },
    'business-form': {
      title: signup.businessPageTitle,
      description: signup.businessDescription(COUNTRY.name),
      form: {
        form: 'business-variant',
        title: signup.businessTitle,
        intro: signup.businessIntro(COUNTRY.name),
      },
    },
  }) as const;

const pageOf = (matches: readonly ({ id: string } | undefined)[]) =>
  pages()[matches.at(-1)!.id as keyof ReturnType<typeof pages>];

export async function loader(args: Route.LoaderArgs) {
  const { db, env } = args.context.get(servicesContext);
  const token = queryOf(args).get('invitation');
  const invitation = token === null ? null : ((await findInvitation(db, token)) ?? 'over');
  return { ...signupSettings(env), invitation } as const;
}

/** Settings and the invitation do not change while somebody goes from one side to the other. */
export const shouldRevalidate = () => false;

/** Where the form goes once the account is made; who has left it stays where they are. */
export const clientAction = ({ request }: Route.ClientActionArgs) =>
  new URL(request.url).searchParams.has('stay') ? null : redirect(paths.home);

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
