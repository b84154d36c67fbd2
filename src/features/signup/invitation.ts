import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { getField } from '#features/profiles/fields.rules.ts';
import { paths } from '#platform/paths.ts';

/** What the link of an invitation says about the form that it opens: nothing about whom it was sent to. */
export interface Invitation {
  token: string;
  kind: ProviderKind | null;
  category: string | null;
  location: string | null;
}

export const isInvitationToken = (text: string): boolean => /^[a-z0-9]{10}$/.test(text);

/** What a form begins with: of the place and the category what its kind has. */
export function startOf(
  kind: ProviderKind,
  known: Partial<Record<'category' | 'location', string | null>>,
): Record<string, string> {
  const chosen = (['location', 'category'] as const).map((name) => {
    const { choices } = getField(kind, name);
    return [name, choices?.of.find((choice) => choice === known[name])] as const;
  });
  return Object.fromEntries(chosen.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** The sign-up form of a kind; an invitation stays in its address, whatever is chosen or loaded again. */
export function signupPath(kind: ProviderKind | null, invitation: string | null): string {
  const query = new URLSearchParams(kind === 'business' ? { type: kind } : {});
  if (invitation) query.set('invitation', invitation);
  return query.size > 0 ? `${paths.signup}?${query}` : paths.signup;
}
