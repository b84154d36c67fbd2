import { paths } from '#platform/paths.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

/** The sign-up form of a kind; an invitation stays in its address, whatever is chosen or loaded again. */
export function signupPath(kind: ProviderKind | null, invitation: string | null): string {
  const query = new URLSearchParams(kind === 'business' ? { type: kind } : {});
  if (invitation) query.set('invitation', invitation);
  return query.size > 0 ? `${paths.signup}?${query}` : paths.signup;
}
