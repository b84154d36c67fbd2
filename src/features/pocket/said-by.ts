import { foldedWords } from '#features/find/build-index.ts';
import { stem } from '#features/find/stem.ts';
import type { PocketProvider } from './pack-pocket.ts';

/** What a provider says, made ready to be looked through. */
export interface SaidBy {
  provider: PocketProvider;
  /** Folded, to be compared as a whole. */
  headline: string;
  name: readonly string[];
  trade: readonly string[];
  offers: readonly string[];
  /** The stems of name and trade. */
  strong: ReadonlySet<string>;
  /** Of everything. */
  all: ReadonlySet<string>;
}

export const stemsOf = (text: string): string[] => foldedWords(text).map(stem);

export function saidBy(provider: PocketProvider): SaidBy {
  const [name, trade, offers] = [provider.name, provider.headline, provider.offers].map(stemsOf);
  const strong = [...name!, ...trade!];
  return {
    provider,
    headline: foldedWords(provider.headline).join(' '),
    name: name!,
    trade: trade!,
    offers: offers!,
    strong: new Set(strong),
    all: new Set([...strong, ...offers!, ...provider.words]),
  };
}

/** Whether the words stand in a text one after the other. */
export const hasPhrase = (text: readonly string[], phrase: readonly string[]): boolean =>
  text.some((_, start) => phrase.every((word, at) => text[start + at] === word));
