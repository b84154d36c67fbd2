import { z } from 'zod';
import { factsIn } from '#features/directory/fact-filters.ts';
import { findFacets } from '#features/directory/find-facets.server.ts';
import { SAVED_MAX } from '#features/directory/search.rules.ts';
import { findCategory, findLocation, problemOf } from '#features/directory/search-query.ts';
import { suggest, suggestSentences } from '#features/directory/suggest.server.ts';
import { loadFindWords } from '#features/find/load-find-words.server.ts';
import { QUERY_MAX } from '#features/directory/search.rules.ts';
import { isProfileId } from '#features/profiles/profile-id.rules.ts';
import { findSaved } from '#features/saved/find-saved.server.ts';
import { readIds } from '#features/saved/saved-query.ts';
import { AppError } from '#platform/errors.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { PROVIDER_KINDS } from '#platform/provider-kind.rules.ts';
import { spoken, type Endpoint } from './endpoint.ts';
import { parseOrRefuse } from './read-json.ts';
import { limitReads, publicRead } from './public-read.ts';
import { eitherResult, resultAnswer } from './search-answers.ts';

const kind = z.enum(PROVIDER_KINDS);
const text = z
  .string()
  .refine((typed) => !problemOf(typed), { error: ({ input }) => problemOf(String(input))! })
  .transform((typed) => typed.trim())
  .default('');
const facetsParams = z.object({
  kind,
  category: text,
  location: text,
  words: text,
  open: text,
  language: text,
  priceUpTo: text,
  emergency: text,
});
const suggestParams = z.object({ kind: kind.optional(), q: text });

export const suggestions = z.array(
  z.object({
    text: z.string(),
    type: z.enum(['trade', 'need', 'name', 'place', 'occupation', 'skill']),
    /** The trade that is meant, where the text does not say it. */
    leadsTo: z.string().optional(),
  }),
);

/** Calls of our own pages beyond the contract: facets beside a result, and suggestions while typing. */
export const searchExtraEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/api/search/around',
    access: 'public',
    cached: true,
    before: limitReads(LIMITS.facetsPerClient[0]),
    handle: async (c) => {
      const sent = parseOrRefuse(facetsParams, c.req.query());
      const { kind: asked, category, location, words, ...facts } = sent;
      const { alternatives, otherCards, ...facets } = await findFacets(c.var.services, {
        kind: asked,
        category: findCategory(asked, category) ?? null,
        location: findLocation(location) ?? null,
        words,
        facts: factsIn(facts),
      });
      return c.json({
        ...facets,
        ...(otherCards && { otherCards: otherCards.map(resultAnswer) }),
        waysOut: alternatives,
      });
    },
  },
  publicRead(
    'suggest',
    async (c) => {
      const { q: typed, kind: of } = parseOrRefuse(suggestParams, c.req.query());
      const { services } = c.var;
      if (of) return suggest(services.db, { kind: of, typed });
      return suggestSentences(services.db, (await loadFindWords(services)).suggest, typed);
    },
    {
      summary: 'How a search that is being typed may go on: a sentence, or words for one kind',
      query: z.object({ kind: kind.optional(), q: z.string().max(QUERY_MAX) }),
      example: '?q=flat%20ti',
      answer: suggestions,
      failures: { 400: 'A value is too long or no plain text' },
    },
    limitReads(LIMITS.suggestionsPerClient[0]),
  ),
];

/** Those who became part of it, of whom were asked for. */
const formerIds = z.array(z.string()).optional();
export const foundCards = z.object({ results: z.array(eitherResult({ was: formerIds })) });

export const cardsEndpoint: Endpoint = publicRead(
  'cards',
  async (c) => {
    const given = new URL(c.req.url).searchParams.getAll('ids');
    const ids = readIds(given, SAVED_MAX + 1);
    const named = given.join().split(',');
    if (!named.every((id) => !id || isProfileId(id)))
      throw new AppError('bad-input', 'ids: This is no profile id.');
    if (ids.length > SAVED_MAX) throw new AppError('bad-input', `ids: At most ${SAVED_MAX}.`);
    // A list that is kept is read on the page that asked.
    const found = await spoken(c, () => findSaved(c.var.services.db, ids));
    const results = found.map(({ card, was }) => ({
      kind: card.kind,
      ...resultAnswer(card),
      ...(was.length > 0 && { was }),
    }));
    return { results };
  },
  {
    summary: `Up to ${SAVED_MAX} providers of both kinds by their ids, in this order; unknown ones are left out, and who became part of another is answered by that one`,
    query: z.object({ ids: z.string().describe('Separated by commas') }),
    answer: foundCards,
    failures: { 400: `More than ${SAVED_MAX} ids, or one that is none` },
  },
);
