import { isDay } from '#platform/local-day.rules.ts';

export const LOG_PAGE_SIZE = 50;
const LAST_PAGE = 10_000;
const FIELD_MAX = 100;

export interface LogQuery {
  actor: string;
  /** The kind of object, alone or with its number, as `profile` or `profile:17`. */
  object: string;
  day: string;
  page: number;
}

/** `profile:17` in its two parts; the second is empty where all of a kind are meant. */
export function splitObject(object: string): [kind: string, id: string] {
  const at = object.indexOf(':');
  return at < 0 ? [object, ''] : [object.slice(0, at), object.slice(at + 1)];
}

/** What cannot be understood is left out. */
export function readLogQuery(asked: URLSearchParams): LogQuery {
  const text = (name: string) =>
    (asked.get(name) ?? '').trim().replaceAll('\0', '').slice(0, FIELD_MAX);
  const page = Number(asked.get('page'));
  return {
    actor: text('actor'),
    object: /^[a-z-]+(?::.+)?$/.test(text('object')) ? text('object') : '',
    day: isDay(text('day')) ? text('day') : '',
    page: Number.isInteger(page) && page > 0 && page <= LAST_PAGE ? page : 1,
  };
}

export function logAddress({ page, ...filters }: LogQuery, path: string): string {
  const asked = Object.entries(filters).filter(([, value]) => value !== '');
  const search = new URLSearchParams(asked);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `${path}?${search}` : path;
}
