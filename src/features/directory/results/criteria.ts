import { spellCategoryWithAnd } from '#features/profiles/categories.rules.ts';
import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import { foldText } from '../search-text.rules.ts';
import { ORDERS, type Order } from '../search.rules.ts';
import type { ResultsKind, Values } from './results-kinds.ts';

/** What the address of a results page asks for; empty values are left out. */
export interface Criteria {
  values: Values;
  sort: Order;
  page: number;
}

export function readCriteria(kind: ResultsKind, params: URLSearchParams): Criteria {
  const values: Record<string, string> = {};
  for (const name of Object.keys(kind.labels)) {
    // HTML cannot carry NUL; the search itself refuses it.
    const value = params.get(name)?.replaceAll('\0', '').trim();
    if (value) values[name] = value;
  }
  const page = Number(params.get('page'));
  return {
    values,
    sort: ORDERS.find((order) => order === params.get('sort')) ?? 'best',
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  };
}

/** In the browser: what the address says now, even where the page has yet to follow it. */
export const currentCriteria = (kind: ResultsKind): Criteria =>
  readCriteria(kind, new URLSearchParams(window.location.search));

/** The address of the same page with other criteria; what is usual is not spelled out. */
export function addressOf(kind: ResultsKind, { values, sort = 'best', page = 1 }: Asked): string {
  const query = new URLSearchParams();
  for (const name of Object.keys(kind.labels)) if (values[name]) query.set(name, values[name]);
  if (sort !== 'best') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${kind.path}?${query}` : kind.path;
}

export type Asked = Pick<Criteria, 'values'> & Partial<Criteria>;

export function without(values: Values, name: string): Values {
  return Object.fromEntries(Object.entries(values).filter(([each]) => each !== name));
}

/** The category that was asked for under whichever name, as the catalogue spells it if it knows it. */
export function askedCategory(kind: ResultsKind, values: Values): string {
  const typed = values[kind.categoryField] ?? values.category ?? '';
  return known(kind.categories, spellCategoryWithAnd(typed)) ?? typed;
}

export function askedLocation(values: Values): string {
  const typed = values.location ?? '';
  return known(LOCATIONS, typed) ?? typed;
}

/** All words, from whichever field. */
export function askedWords(kind: ResultsKind, { values }: Asked): string {
  const fields = [kind.wordsField, 'business_name', 'about', 'description'];
  return fields.map((name) => values[name]).find(Boolean) ?? '';
}

/** Whether something was typed that no text can hold, because it has no letter and no digit. */
export const isUnsearchable = ({ values }: Asked): boolean =>
  Object.values(values).some((typed) => !foldText(typed));

/** What the call for counts and ways out takes. */
export function facetsQuestion(kind: ResultsKind, asked: Asked) {
  return {
    kind: kind.id,
    category: askedCategory(kind, asked.values),
    location: askedLocation(asked.values),
    words: askedWords(kind, asked),
  };
}

/** Counts know category, place and words; they would be wrong beside anything else. */
export function isCountable(kind: ResultsKind, { values }: Asked): boolean {
  const category = askedCategory(kind, values);
  const location = askedLocation(values);
  const named = [values.businessType, values.category].filter(Boolean).length;
  return (
    (!category || kind.categories.includes(category)) &&
    (!location || (LOCATIONS as readonly string[]).includes(location)) &&
    named < 2 &&
    !values.business_name &&
    !values.about &&
    !values.description
  );
}

/** The page in one line, for its heading and its title. */
export function headline(kind: ResultsKind, { values }: Asked): string {
  const words = askedWords(kind, { values });
  const category = askedCategory(kind, values);
  const all = kind.many.replace(/^./, (letter) => letter.toUpperCase());
  const subject = words ? `${all} for “${words}”` : category || all;
  return `${subject} in ${askedLocation(values) || 'Belize'}`;
}

/** The title of the page that is shown, which is the last one where a later one was asked for. */
export function pageTitle(kind: ResultsKind, asked: Asked, page: number): string {
  return page > 1 ? `${headline(kind, asked)}, page ${page}` : headline(kind, asked);
}

function known(catalogue: readonly string[], typed: string): string | undefined {
  return catalogue.find((name) => name.toLowerCase() === typed.toLowerCase());
}
