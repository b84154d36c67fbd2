import { BUSINESS_CATEGORIES, SPECIALIST_CATEGORIES } from '#features/profiles/categories.rules.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

export interface ForWhom {
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
