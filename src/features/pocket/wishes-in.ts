import { priceWords, speaksWords } from '#features/find/parts.ts';
import { mostPaid, wishedTime, type WishedTime } from '#features/find/wished-times.ts';
import type { Understood } from '#features/find/understand.ts';
import { openAt, spansOn } from '#features/profiles/hours.rules.ts';
import type { PocketProvider } from './pack-pocket.ts';

interface Wish {
  isMet: (provider: PocketProvider) => boolean;
  /** As the part of the sentence is called. */
  label: string;
  /** What it says of somebody who has it; null where the card says it. */
  says: string | null;
}

/** What was said beside trade and place, as the facts can tell it. */
export function wishesIn({ languages, when, price }: Understood, now: Date): Wish[] {
  const times = when.flatMap((time) => wishedTime(time, now) ?? []);
  return [
    ...languages.map((language) => ({
      isMet: ({ facts }: PocketProvider) =>
        facts.languages?.some((each) => each === language) ?? false,
      label: speaksWords(language),
      says: null,
    })),
    ...times.map((time) => ({
      isMet: (provider: PocketProvider) => isMetAt(time, provider, now),
      label: time.label,
      says: time.says,
    })),
    ...(price
      ? [
          {
            isMet: ({ facts }: PocketProvider) =>
              (facts.price?.from ?? Infinity) <= mostPaid(price),
            label: priceWords(price),
            says: null,
          },
        ]
      : []),
  ];
}

function isMetAt(time: WishedTime, { facts }: PocketProvider, now: Date): boolean {
  if (time.is === 'emergency') return facts.emergency ?? false;
  const { hours } = facts;
  if (!hours) return false;
  if (time.is === 'now') return openAt(hours, now);
  return time.days.some((day) => spansOn(hours, day).some(([, to]) => to > time.from));
}
