import { results } from '#messages';
import { spellCategoryWithAnd } from '#features/profiles/categories.rules.ts';
import { LOCATIONS, type Location } from '#features/profiles/locations.rules.ts';
import { categoryName, placeName } from '#platform/names.rules.ts';
import { COUNTRY } from '#platform/pack.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { addressWith } from './address-with.ts';
import { factsIn, tidyFact } from './fact-filters.ts';
import { KINDS } from './kinds.ts';
import { foldText } from './search-text.rules.ts';
import { ORDERS, PAGE_MAX, PAGE_SIZE, QUERY_MAX, type Order } from './search.rules.ts';

export type Values = Readonly<Record<string, string>>;

/** A search, read once from the address of a results page or from a call. */
export interface SearchQuery {
  kind: ProviderKind;
  /** What was given, by its name in the address; what is empty is left out. */
  values: Values;
  sort: Order;
  page: number;
  limit: number;
  /** The first value that cannot be searched for, and why. */
  problem: { name: string; message: string } | null;
}

export type Asked = Pick<SearchQuery, 'kind' | 'values'> & Partial<SearchQuery>;

export function readQuery(
  kind: ProviderKind,
  given: URLSearchParams,
  names: readonly string[] = KINDS[kind].fields,
): SearchQuery {
  const texts = names.map((name) => ({ name, text: given.get(name) ?? '' }));
  // HTML cannot carry NUL.
  const values = texts.map(
    ({ name, text }) => [name, tidyFact(name, text.replaceAll('\0', '').trim())] as const,
  );
  const [problem = null] = texts.flatMap(({ name, text }) => {
    const message = problemOf(text);
    return message ? [{ name, message }] : [];
  });
  return {
    kind,
    values: Object.fromEntries(values.filter(([, value]) => value)),
    sort: readOrder(given.get('sort'), given.get('location')?.trim()),
    page: readNumber(given.get('page'), 1, PAGE_MAX),
    limit: PAGE_SIZE[kind],
    problem,
  };
}

export function problemOf(text: string): string | null {
  if (text.length > QUERY_MAX) return results.tooLong(QUERY_MAX);
  return text.includes('\0') ? results.noText : null;
}

/** A page or size that is no sensible number is the default one. */
export function readNumber(text: string | null, fallback: number, max: number): number {
  const given = Number(text);
  return Number.isInteger(given) && given >= 1 ? Math.min(given, max) : fallback;
}

/** The nearest first is an order only where there is a place to be near to. */
function readOrder(given: string | null, location: string | undefined): Order {
  const order = ORDERS.find((each) => each === given) ?? 'best';
  return order === 'near' && !findLocation(location) ? 'best' : order;
}

/** In the browser: what the address says now, even where the page has yet to follow it. */
export const currentQuery = (kind: ProviderKind): SearchQuery =>
  readQuery(kind, new URLSearchParams(window.location.search));

/** The address of the results; what is usual is not spelled out. */
export function addressOf({ kind, values, sort = 'best', page = 1 }: Asked): string {
  const { path, fields } = KINDS[kind];
  const isUsual = sort === 'best' || (sort === 'near' && !values.location);
  return addressWith(path, [
    ...fields.map((name) => [name, values[name]] as const),
    ['sort', !isUsual && sort],
    ['page', page > 1 && page],
  ]);
}

export function without(values: Values, name: string): Values {
  return Object.fromEntries(Object.entries(values).filter(([each]) => each !== name));
}

/** As the catalogue spells it. */
export const findCategory = (kind: ProviderKind, typed = ''): string | undefined =>
  findName(KINDS[kind].categories, spellCategoryWithAnd(typed));
export const findLocation = (typed = ''): Location | undefined => findName(LOCATIONS, typed);

function findName<Name extends string>(catalogue: readonly Name[], typed: string) {
  return catalogue.find((name) => name.toLowerCase() === typed.toLowerCase());
}

/** The category that was asked for under whichever name, as the catalogue spells it if it knows it. */
export function askedCategory({ kind, values }: Asked): string {
  const typed = values[KINDS[kind].categoryField] ?? values.category ?? '';
  return findCategory(kind, typed) ?? typed;
}

export const askedLocation = ({ values: { location = '' } }: Asked): string =>
  findLocation(location) ?? location;

/** Sorted by distance, a place leaves nobody out. */
const askedNear = ({ values, sort }: Asked): Location | null =>
  (sort === 'near' && findLocation(values.location)) || null;

/** A value of the address as people read it. */
export function valueName(name: string, value: string): string {
  if (name === 'location') return placeName(value);
  return name === 'category' || name === 'businessType' ? categoryName(value) : value;
}

/** All words, from whichever field. */
export function askedWords({ kind, values }: Asked): string {
  const fields = [KINDS[kind].wordsField, 'business_name', 'about', 'description'];
  return fields.map((name) => values[name]).find(Boolean) ?? '';
}

/** Whether something was typed that no text can hold, because it has no letter and no digit. */
export const isUnsearchable = ({ values }: Asked): boolean =>
  Object.values(values).some((typed) => !foldText(typed));

/** What facets are counted for: unknown names count as nothing chosen. */
export function facetsQuestion(asked: Asked) {
  return {
    kind: asked.kind,
    category: findCategory(asked.kind, askedCategory(asked)) ?? null,
    location: askedNear(asked) ? null : (findLocation(asked.values.location) ?? null),
    words: askedWords(asked),
    facts: factsIn(asked.values),
  };
}

/** Facets know category, place, words and facts; they would be wrong beside anything else. */
export function isCountable(asked: Asked): boolean {
  const { values } = asked;
  const { category, location } = facetsQuestion(asked);
  return (
    category === (askedCategory(asked) || null) &&
    location === (askedNear(asked) ? null : askedLocation(asked) || null) &&
    !(values.businessType && values.category) &&
    !values.business_name &&
    !values.about &&
    !values.description
  );
}

/** The page in one line, for its heading and its title. */
export function headline(asked: Asked): string {
  const { title } = KINDS[asked.kind];
  const words = askedWords(asked);
  const subject = words
    ? results.titleFor(title, words)
    : categoryName(askedCategory(asked)) || title;
  const place = placeName(askedLocation(asked)) || COUNTRY.name;
  return askedNear(asked) ? results.titleNear(subject, place) : results.titleIn(subject, place);
}

/** The title of the page that is shown, which is the last one where a later one was asked for. */
export function pageTitle(asked: Asked, page: number): string {
  return page > 1 ? results.onPage(headline(asked), page) : headline(asked);
}
