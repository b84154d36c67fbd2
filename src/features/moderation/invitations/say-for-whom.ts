import { staffInvitations as words } from '#messages';
import { categoryName } from '#platform/names.rules.ts';
import type { ForWhom } from './for-whom.rules.ts';

export function sayForWhom({ kind, category }: ForWhom): string {
  if (!kind) return words.anybody;
  return category ? words.ofCategory[kind](categoryName(category)) : words.ofKind[kind];
}
