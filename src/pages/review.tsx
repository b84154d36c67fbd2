import { profile, reviews } from '#messages';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { ReviewScreen } from '#features/reviews/review-screen.tsx';
import { ProfileMissing } from '#features/profile-page/profile-missing.tsx';
import type { Route } from './+types/review';
import { kindOfRoute, providerOfRoute } from './kind-of-route.ts';
import { orNetworkFailure } from './or-network-failure.ts';
import { pageMeta } from './page-meta.ts';
import { loadReview, reviewAction } from './review.server.ts';
import { leadOn } from './http/lead-on.server.ts';

export { publicPage as handle } from './page-access.ts';
export const middleware: Route.MiddlewareFunction[] = [leadOn];

export const loader = (args: Route.LoaderArgs) => loadReview(args, providerOfRoute(args));
export const action = (args: Route.ActionArgs) => reviewAction(args, providerOfRoute(args));
export const clientAction = (args: Route.ClientActionArgs) =>
  orNetworkFailure(args, { leadsOn: true });

/** The steps of the form change nothing that the page shows beside it. */
export const shouldRevalidate = ({ formMethod }: ShouldRevalidateFunctionArgs) => !formMethod;

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const name = loaderData?.profile.name;
  return pageMeta(matches, {
    title: name ? reviews.titleOf(name) : profile.notFound[kindOfRoute(location.pathname)],
    description: name ? reviews.descriptionOf(name) : '',
    index: false,
  });
}

export default function Review({ loaderData, actionData, params, matches }: Route.ComponentProps) {
  if (loaderData) return <ReviewScreen {...loaderData} posted={actionData} />;
  return <ProfileMissing kind={kindOfRoute(matches.at(-1)!.pathname)} id={params.id} />;
}
