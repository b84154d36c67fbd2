import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { orNetworkFailure } from '../or-network-failure.ts';
import { metaOf } from '../page-meta.ts';

export { staffPage as handle } from '../page-access.ts';

/** Whatever goes wrong on the way, what was typed stays. */
export const clientAction = (args: ClientActionFunctionArgs) => orNetworkFailure(args);

/** Also after a refusal: what the page shows may be what was wrong. Not when nobody answers. */
export const shouldRevalidate = ({ actionStatus }: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus !== 503;

/** Search engines have no business here. */
export const deskMeta = (page: () => { title: string; description: string }) =>
  metaOf(() => ({ title: page().title, description: page().description, index: false }));
