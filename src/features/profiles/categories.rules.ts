import type { BusinessCategory, SpecialistCategory } from '#platform/pack.ts';

export {
  BUSINESS_CATEGORIES,
  SPECIALIST_CATEGORIES,
  type BusinessCategory,
  type SpecialistCategory,
} from '#platform/pack.ts';
export type Category = SpecialistCategory | BusinessCategory;

/** Names are stored with "and"; people and older links also write "&". */
export function spellCategoryWithAnd(name: string): string {
  return name
    .split('&')
    .map((part) => part.trim())
    .join(' and ');
}
