import { districtOf, type Prepared } from './likeness.server.ts';
import { wholeNames } from './name-words.server.ts';

/** Under which keys a provider is kept, and which others are looked up for it. */
export interface Keys {
  kept: string[];
  asked: string[];
}

/**
 * Two that may be one share a key, also where each part of them is mistyped in one place. A first letter tells what
 * sort it is: p telephone, e email, g and f names of people, b and j of businesses, s of somebody who may have one.
 */
export function keysOf(provider: Prepared): Keys {
  const { kind, phone, emails, location } = provider;
  const district = districtOf(location);
  const shared = [...(phone ? phoneKeys(phone) : []), ...emails.map((email) => `e${email}`)];
  const words = provider.words.filter(({ weight }) => weight === 1).map(({ word }) => word);
  const nearby = words.filter(isLong).map((word) => `${skeleton(word)} ${district}`);
  if (kind === 'specialist') {
    const own = [...shared, ...personKeys(words, district)];
    return {
      kept: unique([...own, ...nearby.map((key) => `s${key}`)]),
      asked: unique([...own, ...nearby.map((key) => `b${key}`)]),
    };
  }
  const own = [...shared, ...nearby.map((key) => `b${key}`), ...joinedKeys(provider, location)];
  return { kept: unique(own), asked: unique([...own, ...nearby.map((key) => `s${key}`)]) };
}

const unique = (keys: readonly string[]) => [...new Set(keys)];
const isLong = (word: string) => word.length > 2;

/** Without each of its digits in turn: numbers with one that is wrong, missing or swapped share one of these. */
const phoneKeys = (phone: string) => without(phone.slice(-LOCAL_DIGITS)).map((rest) => `p${rest}`);
const LOCAL_DIGITS = 7;

const without = (text: string) =>
  Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1));

/** Its first letter and the other consonants: what most typos and missing accents leave as it is. */
const skeleton = (word: string): string =>
  Array.from(word[0]! + word.slice(1).replace(/[aeiouhwy]/g, ''))
    .filter((letter, at, all) => letter !== all[at - 1])
    .join('');

/** Each word may be the family name: with the beginning of another anywhere, with the whole of another nearby. */
const personKeys = (words: readonly string[], district: string): string[] =>
  words.flatMap((family) =>
    words
      .filter((given) => given !== family)
      .flatMap((given) =>
        wholeNames(given).flatMap((whole) => [
          `g${skeleton(family)} ${whole[0]}`,
          `f${whole} ${family[0]} ${district}`,
        ]),
      ),
  );

/** A name that is written in one word or two. Where nothing in it is its own, whoever is called so at the same place. */
function joinedKeys({ joined, words }: Prepared, location: string): string[] {
  if (!joined)
    return [
      `j${words
        .map(({ word }) => word)
        .sort()
        .join('')} ${location}`,
    ];
  const bones = skeleton(joined);
  return [`j${bones}`, ...(bones.length > 4 ? without(bones).map((rest) => `j${rest}`) : [])];
}
