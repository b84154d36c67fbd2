import {
  BUSINESS_CATEGORIES,
  SPECIALIST_CATEGORIES,
  type Category,
} from '#features/profiles/categories.rules.ts';
import { LOCATIONS, type Location } from '#features/profiles/locations.rules.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

/** A page of its own for a category, a place, or both: what people type into search engines. */
export interface Landing {
  kind: ProviderKind;
  category: Category | null;
  place: Location | null;
}

const FIRST: Record<ProviderKind, string> = { specialist: 'specialists', business: 'businesses' };

export const categoriesOf = (kind: ProviderKind): readonly Category[] =>
  kind === 'specialist' ? SPECIALIST_CATEGORIES : BUSINESS_CATEGORIES;

const addressPart = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** `/specialists/trades-and-manual-labor/newport` */
export function landingPath({ kind, category, place }: Landing): string {
  const parts = [category, place].filter((part) => part !== null).map(addressPart);
  return `/${[FIRST[kind], ...parts].join('/')}`;
}

/** Of the feed of whoever is new there; without a landing, in the whole directory. */
export const feedPath = (landing: Landing | null): string =>
  `/feeds${landing ? landingPath(landing) : '/new'}.atom`;

/** Null for an address that names nothing of the catalogue. */
export function readLanding(
  kind: ProviderKind,
  first: string | undefined,
  second: string | undefined,
): Landing | null {
  const category = categoriesOf(kind).find((name) => addressPart(name) === first) ?? null;
  const placePart = category ? second : first;
  const place = LOCATIONS.find((name) => addressPart(name) === placePart) ?? null;
  const known =
    (first === undefined || category !== null || place !== null) &&
    (second === undefined || (category !== null && place !== null));
  return known ? { kind, category, place } : null;
}
