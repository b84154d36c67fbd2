import { staffInvitations as words } from '#messages';
import { BUSINESS_CATEGORIES, SPECIALIST_CATEGORIES } from '#features/profiles/categories.rules.ts';
import { categoryName } from '#platform/names.rules.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

interface ForWhom {
  kind: ProviderKind | null;
  category: string | null;
}

const CATEGORIES: Record<ProviderKind, readonly string[]> = {
  specialist: SPECIALIST_CATEGORIES,
  business: BUSINESS_CATEGORIES,
};

/** Whom an invitation can be for: everybody, those of a kind, those of a category. */
export const FOR_WHOM: ReadonlyMap<string, ForWhom> = new Map<string, ForWhom>([
  ['', { kind: null, category: null }],
  ...(['specialist', 'business'] as const).flatMap((kind): [string, ForWhom][] => [
    [kind, { kind, category: null }],
    ...CATEGORIES[kind].map((category): [string, ForWhom] => [
      `${kind}:${category}`,
      { kind, category },
    ]),
  ]),
]);

export function sayForWhom({ kind, category }: ForWhom): string {
  if (!kind) return words.anybody;
  return category ? words.ofCategory[kind](categoryName(category)) : words.ofKind[kind];
}
