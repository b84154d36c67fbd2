import { oneLine } from '#platform/plain-text.rules.ts';

export const SEARCH_MAX = 100;

/** Of what staff tell somebody about a decision. */
export const REASON_MAX = 500;

export const DESK_PAGE_SIZE = 20;
/** Files of a list are made of its pages: they end here too. */
const LAST_PAGE = 10_000;

/** The page that an address asks for: what is none is the first, what is beyond the last is the last. */
export function pageIn(query: URLSearchParams, total: number, size = DESK_PAGE_SIZE) {
  const pages = Math.min(Math.max(Math.ceil(total / size), 1), LAST_PAGE);
  const asked = query.get('page') ?? '';
  const page = /^[1-9]\d{0,4}$/.test(asked) ? Math.min(Number(asked), pages) : 1;
  return { total, page, pages };
}

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
