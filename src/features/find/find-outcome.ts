import type { FactCounts } from '#features/directory/fact-conditions.server.ts';
import type { DetailedCard } from '#features/directory/provider-card.ts';
import type { Outcome } from '#features/directory/results/results-outcome.ts';
import type { FindQuery } from './find-query.ts';
import type { Part } from './parts.ts';

/** What a sentence finds, on the server as over the network. */
export interface FoundBySentence {
  /** Both kinds together. */
  cards: DetailedCard[];
  /** What was given up, in order and in plain words. */
  relaxed: readonly string[];
  parts: readonly Part[];
  total: number;
  /** How many there would be with other facts; null where nobody has counted. */
  factCounts: FactCounts | null;
}

export type FindOutcome = Outcome<FoundBySentence>;

/** What the page is made of: on the server known at once, in the browser on its way. */
export interface FindData {
  query: FindQuery;
  /** null where nothing was asked for, or nothing that can be. */
  outcome: FindOutcome | null | Promise<FindOutcome>;
}
