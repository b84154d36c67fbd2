import { groupedDigits } from '#platform/grouped-digits.rules.ts';
import { directory } from '#messages';
import { BUSINESS_CATEGORIES, SPECIALIST_CATEGORIES } from '#features/profiles/categories.rules.ts';
import { paths } from '#platform/paths.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { FACT_FILTERS } from './fact-filters.ts';
import { FIELDS } from './search.rules.ts';

/** In what specialists and businesses differ to those who search. Their words are of the language that is spoken: ask anew. */
interface Kind {
  path: string;
  one: string;
  many: string;
  title: string;
  /** What the address may ask for, in the order it is told. */
  fields: readonly string[];
  /** The names of these that people read; facts say it themselves. */
  labels: Readonly<Record<string, string>>;
  wordsField: string;
  categoryField: string;
  categories: readonly string[];
  anyCategory: string;
  /** Examples, beside the results and where a search begins. */
  wordsHint: string;
  firstHint: string;
  compare: string;
  empty: string;
}

export const KINDS: Record<ProviderKind, Kind> = {
  get specialist() {
    return {
      path: paths.specialists,
      one: directory.specialist,
      many: directory.specialists,
      title: directory.specialistsTitle,
      fields: SPECIALIST_FIELDS,
      labels: {
        keywords: directory.keywords,
        category: directory.category,
        location: directory.location,
      },
      wordsField: 'keywords',
      categoryField: 'category',
      categories: SPECIALIST_CATEGORIES,
      anyCategory: directory.allCategories,
      wordsHint: directory.specialistHint,
      firstHint: directory.firstSpecialistHint,
      compare: directory.compareSpecialists,
      empty: directory.noSpecialists,
    };
  },
  get business() {
    return {
      path: paths.businesses,
      one: directory.business,
      many: directory.businesses,
      title: directory.businessesTitle,
      fields: BUSINESS_FIELDS,
      labels: {
        businessType: directory.businessType,
        category: directory.category,
        location: directory.location,
        services: directory.services,
        business_name: directory.businessName,
        about: directory.about,
        description: directory.description,
      },
      wordsField: 'services',
      categoryField: 'businessType',
      categories: BUSINESS_CATEGORIES,
      anyCategory: directory.allBusinessTypes,
      wordsHint: directory.businessHint,
      firstHint: directory.firstBusinessHint,
      compare: directory.compareBusinesses,
      empty: directory.noBusinesses,
    };
  },
};

const SPECIALIST_FIELDS = [...FIELDS.specialist, ...FACT_FILTERS];
const BUSINESS_FIELDS = [...FIELDS.business, ...FACT_FILTERS];

export const otherKind = (kind: ProviderKind): ProviderKind =>
  kind === 'specialist' ? 'business' : 'specialist';

/** "1 specialist", "24 specialists". */
export function counted(count: number, kind: ProviderKind): string {
  const { one, many } = KINDS[kind];
  return `${groupedDigits(count)} ${count === 1 ? one : many}`;
}
