import { isDay } from '#platform/local-day.rules.ts';

export const LOG_PAGE_SIZE = 50;
/** Longer than anything that the log names: some are named by what somebody looked for. */
const FIELD_MAX = 2000;

export type LogQuery = {
  actor: string;
  /** The kind of object, alone or with its number, as `profile` or `profile:17`. */
  object: string;
  day: string;
};

/** `profile:17` in its two parts; the second is empty where all of a kind are meant. */
export function splitObject(object: string): [kind: string, id: string] {
  const at = object.indexOf(':');
  return at < 0 ? [object, ''] : [object.slice(0, at), object.slice(at + 1)];
}

/** What cannot be understood is left out. */
export function readLogQuery(asked: URLSearchParams): LogQuery {
  const text = (name: string) =>
    (asked.get(name) ?? '').trim().replaceAll('\0', '').slice(0, FIELD_MAX);
  return {
    actor: text('actor'),
    object: /^[a-z-]+(?::.+)?$/.test(text('object')) ? text('object') : '',
    day: isDay(text('day')) ? text('day') : '',
  };
}

export type Words = Readonly<Record<string, string>>;

/** What every object has, such as `constructor`, is no word of ours. */
export const ownWord = (words: Words, name: string): string | undefined =>
  Object.hasOwn(words, name) ? words[name] : undefined;
