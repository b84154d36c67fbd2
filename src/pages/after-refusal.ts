import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Also after a refusal: what the page shows may be what was wrong. Not when nobody answers. */
export const shouldRevalidate = ({ actionStatus }: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus !== 503;
