import { BUSINESS_CATEGORIES, SPECIALIST_CATEGORIES } from '#features/profiles/categories.rules.ts';
import { paths } from '#platform/paths.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { FACT_FILTERS } from './fact-filters.ts';
import { PAGE_SIZE } from './search.rules.ts';

/** In what specialists and businesses differ to those who search. */
interface Kind {
  path: string;
  pageSize: number;
  one: string;
  many: string;
  title: string;
  /** What the address may ask for, in the order it is told, with the names people read. */
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
  specialist: {
    path: paths.specialists,
    pageSize: PAGE_SIZE.specialist,
    one: 'specialist',
    many: 'specialists',
    title: 'Specialists',
    labels: {
      keywords: 'Keywords',
      category: 'Category',
      location: 'Location',
      ...FACT_FILTERS,
    },
    wordsField: 'keywords',
    categoryField: 'category',
    categories: SPECIALIST_CATEGORIES,
    anyCategory: 'All categories',
    wordsHint: 'Plumber, tutor, a name …',
    firstHint: 'Plumber, Maria, tutor …',
    compare: 'bios, skills and ratings',
    empty: 'No specialists found.',
  },
  business: {
    path: paths.businesses,
    pageSize: PAGE_SIZE.business,
    one: 'business',
    many: 'businesses',
    title: 'Businesses',
    labels: {
      businessType: 'Business type',
      category: 'Category',
      location: 'Location',
      services: 'Services',
      business_name: 'Business name',
      about: 'About',
      description: 'Description',
      ...FACT_FILTERS,
    },
    wordsField: 'services',
    categoryField: 'businessType',
    categories: BUSINESS_CATEGORIES,
    anyCategory: 'All business types',
    wordsHint: 'Bakery, boat tours, car repair …',
    firstHint: 'Bakery, dive trips, repairs …',
    compare: 'services and pictures',
    empty: 'No businesses found. Try adjusting your search criteria.',
  },
};

export const otherKind = (kind: ProviderKind): ProviderKind =>
  kind === 'specialist' ? 'business' : 'specialist';

/** "1 specialist", "24 specialists". */
export function counted(count: number, kind: ProviderKind): string {
  const { one, many } = KINDS[kind];
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
