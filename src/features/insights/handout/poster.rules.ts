import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { handout } from '#messages';

/** Fewer reviews say too little to be hung up. */
const RATED_FROM = 3;

/** "4.8 of 5 from 12 reviews", once there are enough of them. */
export function posterRating(ratingSum: number, reviewCount: number): string | null {
  if (reviewCount < RATED_FROM) return null;
  return handout.rating((ratingSum / reviewCount).toFixed(1), reviewCount);
}

/**
 * All in hundredths of the poster's width: the letters, the largest first, as poster.css has them by number, and the
 * room for them.
 */
const PARTS = {
  name: { sizes: [12, 10.2, 8.4, 7, 5.6], width: 88, height: 21 },
  headline: { sizes: [6.2, 5, 4.2], width: 88, height: 10 },
  phone: { sizes: [15.4, 11, 7.4], width: 78, height: 15.4 },
} as const;

/** The largest letters in which a text has room, and how many lines that makes; the smallest where none have. */
export function fitText(part: keyof typeof PARTS, text: string) {
  const { sizes, width, height } = PARTS[part];
  const tries = sizes.map((size, number) => ({ number, size, ...layOut(text, width / size) }));
  return (
    tries.find(({ size, lines, broken }) => !broken && lines * size <= height) ?? tries.at(-1)!
  );
}

/** Sets each word into the first line that has room for it. A word longer than a line is broken, which is ugly. */
function layOut(text: string, width: number): { lines: number; broken: boolean } {
  let lines = 1;
  let used = 0;
  let broken = false;
  for (const word of text.split(' ')) {
    const needed = widthOf(word);
    broken ||= needed > width;
    const space = used > 0 ? 0.25 : 0;
    if (used + space + needed <= width) used += space + needed;
    else {
      lines += (used > 0 ? 1 : 0) + Math.ceil(needed / width) - 1;
      used = needed % width;
    }
  }
  return { lines, broken };
}

/** In ems, rather too much than too little; letters of other scripts are as wide as high. */
function widthOf(word: string): number {
  return Array.from(word).reduce((sum, letter) => {
    if (/[ijltfrI.,'’:;()|!-]/.test(letter)) return sum + 0.38;
    if (/[mwMW@]/.test(letter)) return sum + 0.96;
    if (/\d/.test(letter)) return sum + 0.66;
    if (/[^\p{Script=Latin}\p{N}\p{P}\p{Sm}]/u.test(letter)) return sum + 1;
    return sum + (/\p{Lu}/u.test(letter) ? 0.7 : 0.57);
  }, 0);
}

interface PosterFacts {
  kind: ProviderKind;
  phone: string | null;
  whatsapp: boolean;
}

export function posterWords({ kind, phone, whatsapp }: PosterFacts) {
  const [number, countryCode] = phone?.split(' ').toReversed() ?? [];
  return {
    call: phone ? (whatsapp ? handout.callOrWhatsapp : handout.call) : handout.scanToWrite(kind),
    number,
    /** Apart, where it is our own country's: whoever lives here does not dial it. */
    countryCode,
    scan: handout.scanToSee(kind),
  };
}
