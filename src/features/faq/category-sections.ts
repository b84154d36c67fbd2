import {
  BUSINESS_CATEGORIES,
  SPECIALIST_CATEGORIES,
  type Category,
} from '#features/profiles/categories.rules.ts';
import { searchAddress } from '#features/directory/form/search-address.ts';
import { BUSINESS_EXAMPLES, SPECIALIST_EXAMPLES } from '#platform/pack.ts';
import { paths } from '#platform/paths.ts';
import type { FaqItem, FaqSection } from './faq-item.ts';

export const specialistSection: FaqSection = {
  id: 'specialist-categories',
  title: 'Specialist occupation categories',
  intro: 'Which category does a person’s work belong to? Open one to see examples.',
  accent: 'specialist',
  groups: [
    {
      items: SPECIALIST_CATEGORIES.map((category) => ({
        ...named('specialist', category),
        answer: ['Occupations in this category are, for example:'],
        examples: SPECIALIST_EXAMPLES[category],
        more: {
          text: `See specialists in ${withSign(category)}`,
          to: searchAddress(paths.specialists, [['category', category]]),
        },
      })),
    },
  ],
};

export const businessSection: FaqSection = {
  id: 'business-sectors',
  title: 'Business sectors',
  intro: 'Which sector is a business in? Four examples of each.',
  accent: 'business',
  groups: [
    {
      items: BUSINESS_CATEGORIES.map((category) => ({
        ...named('business', category),
        answer: ['Businesses in this sector are, for example:'],
        examples: BUSINESS_EXAMPLES[category],
        more: {
          text: `See businesses in ${withSign(category)}`,
          to: searchAddress(paths.businesses, [['businessType', category]]),
        },
      })),
    },
  ],
};

/** Both kinds have categories of the same name. */
function named(kind: string, category: Category): Pick<FaqItem, 'id' | 'question'> {
  const name = category.toLowerCase().replace(/[^a-z]+/g, '-');
  return { id: `${kind}-${name}`, question: withSign(category) };
}

function withSign(category: Category): string {
  return category.replaceAll(' and ', ' & ');
}
