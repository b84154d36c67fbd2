import { BUSINESS_CATEGORIES, SPECIALIST_CATEGORIES } from '#features/profiles/categories.rules.ts';
import { paths } from '#platform/paths.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { API } from '../call-api.ts';
import { PAGE_SIZE } from '../search.rules.ts';

export type Values = Readonly<Record<string, string>>;

/** In what the two results pages differ. */
export interface ResultsKind {
  id: ProviderKind;
  path: string;
  api: string;
  pageSize: number;
  one: string;
  many: string;
  /** What the address may ask for, in the order it is told, with the names people read. */
  labels: Values;
  wordsField: string;
  categoryField: string;
  categories: readonly string[];
  anyCategory: string;
  wordsHint: string;
  empty: string;
  /** Told when the server refuses without saying why. */
  refused: string;
  apiParams: (values: Values) => Values;
}

export const SPECIALISTS: ResultsKind = {
  id: 'specialist',
  path: paths.specialists,
  api: API.specialists,
  pageSize: PAGE_SIZE.specialist,
  one: 'specialist',
  many: 'specialists',
  labels: { keywords: 'Keywords', category: 'Category', location: 'Location' },
  wordsField: 'keywords',
  categoryField: 'category',
  categories: SPECIALIST_CATEGORIES,
  anyCategory: 'All categories',
  wordsHint: 'Plumber, tutor, a name …',
  empty: 'No specialists found.',
  refused: 'Failed to fetch specialists',
  apiParams: ({ keywords = '', ...rest }) => ({
    ...rest,
    skills: keywords,
    first_name: keywords,
    last_name: keywords,
    occupation: keywords,
  }),
};

export const BUSINESSES: ResultsKind = {
  id: 'business',
  path: paths.businesses,
  api: API.businesses,
  pageSize: PAGE_SIZE.business,
  one: 'business',
  many: 'businesses',
  labels: {
    businessType: 'Business type',
    category: 'Category',
    location: 'Location',
    services: 'Services',
    business_name: 'Business name',
    about: 'About',
    description: 'Description',
  },
  wordsField: 'services',
  categoryField: 'businessType',
  categories: BUSINESS_CATEGORIES,
  anyCategory: 'All business types',
  wordsHint: 'Bakery, boat tours, car repair …',
  empty: 'No businesses found. Try adjusting your search criteria.',
  refused: 'Failed to fetch businesses',
  apiParams: (values) => values,
};
