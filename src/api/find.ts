import { z } from 'zod';
import { FACT_FILTERS } from '#features/directory/fact-filters.ts';
import { readNumber } from '#features/directory/search-query.ts';
import { PAGE_SIZE_MAX, QUERY_MAX } from '#features/directory/search.rules.ts';
import { readFindQuery } from '#features/find/find-query.ts';
import { FIND_PAGE_SIZE, SENTENCE_MAX } from '#features/find/find.rules.ts';
import { find } from '#features/find/find.server.ts';
import { loadFindWords } from '#features/find/load-find-words.server.ts';
import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import { AppError } from '#platform/errors.ts';
import type { Endpoint } from './endpoint.ts';
import { publicRead } from './public-read.ts';
import { eitherResult, pick, resultAnswer } from './search-answers.ts';

const query = z.object({
  q: z.string().max(SENTENCE_MAX).optional(),
  /** Where, unless the sentence says it. */
  place: z.enum(LOCATIONS).optional(),
  ...Object.fromEntries(FACT_FILTERS.map((name) => [name, z.string().max(QUERY_MAX).optional()])),
  page: z.string().optional(),
  limit: z.string().optional(),
});

const understood = z.object({
  trades: z.array(z.object({ id: z.string(), name: z.string() })),
  place: z.object({ name: z.string(), places: z.array(z.string()) }).nullable(),
  languages: z.array(z.string()),
  when: z.array(z.string()),
  price: z.union([z.literal('low'), z.number()]).nullable(),
  words: z.array(z.string()),
  /** All of it as people read it, each with the search that is left without it. */
  parts: z.array(
    z.object({ label: z.string(), without: z.object({ q: z.string(), place: z.string() }) }),
  ),
});

export const foundBySentence = z.object({
  understood,
  /** With one phrase, where the headline alone does not say why somebody was found. */
  results: z.array(eitherResult({ why: z.string().optional() })),
  /** What was given up, in order and in plain words. */
  relaxed: z.array(z.string()),
  totalCount: z.number(),
  /** How many there would be with each of the facts, beside those that were asked for. */
  facts: z.object({
    open: z.number(),
    emergency: z.number(),
    prices: z.array(z.number()),
    languages: z.record(z.string(), z.number()),
  }),
  page: z.number(),
});

export const findEndpoint: Endpoint = publicRead(
  'find',
  async (c) => {
    const given = new URL(c.req.url).searchParams;
    const { q, place, facts, page, problem } = readFindQuery(given);
    if (problem) throw new AppError('bad-input', problem);
    const limit = readNumber(given.get('limit'), FIND_PAGE_SIZE, PAGE_SIZE_MAX);
    const { words, understand } = await loadFindWords(c.var.services);
    const asked = understand(q, place);
    const found = await find(c.var.services, words, asked, { page, limit, facts });
    return {
      understood: {
        ...pick(understood, { ...asked }),
        trades: asked.trades.map(({ id, name }) => ({ id, name })),
      },
      results: found.cards.map((card) => ({
        kind: card.kind,
        ...resultAnswer(card),
        ...(card.why && { why: card.why }),
      })),
      relaxed: found.relaxed,
      totalCount: found.total,
      facts: found.factCounts,
      page,
    };
  },
  {
    summary: 'Find providers of both kinds by a sentence, in any language of the country',
    query,
    example: '?q=my%20sink%20leaks&limit=1',
    answer: foundBySentence,
    failures: { 400: 'A value is too long or no plain text' },
  },
);
