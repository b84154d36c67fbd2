import { oneLine } from '#platform/plain-text.rules.ts';

export const SEARCH_MAX = 100;

export const DESK_PAGE_SIZE = 20;
const LAST_PAGE = 500;

/** The page that an address asks for; what is none is the first. */
export function pageIn(query: URLSearchParams): number {
  const asked = query.get('page') ?? '';
  return /^[1-9]\d{0,2}$/.test(asked) ? Math.min(Number(asked), LAST_PAGE) : 1;
}

export const deskPagesFor = (total: number): number =>
  Math.min(Math.max(Math.ceil(total / DESK_PAGE_SIZE), 1), LAST_PAGE);

/** One of the choices, or the first. They are given as a list, or as what each is called. */
export function choiceIn<Choice extends string>(
  query: URLSearchParams,
  name: string,
  choices: readonly Choice[] | Readonly<Record<Choice, string>>,
): Choice {
  const asked = query.get(name);
  const all = Array.isArray(choices) ? choices : (Object.keys(choices) as Choice[]);
  return all.find((choice) => choice === asked) ?? all[0]!;
}

export const searchIn = (query: URLSearchParams, name = 'search'): string =>
  oneLine(query.get(name) ?? '').slice(0, SEARCH_MAX);
