import { z } from 'zod';
import { SAVED_MAX } from '#features/directory/search.rules.ts';
import { isProfileId } from '#features/profiles/profile-id.rules.ts';
import { findSaved } from '#features/saved/find-saved.server.ts';
import { readIds } from '#features/saved/saved-query.ts';
import { AppError } from '#platform/errors.ts';
import { askedLanguage } from '#platform/language.ts';
import { inLanguage } from '#platform/language.server.ts';
import type { Endpoint } from './endpoint.ts';
import { publicRead } from './public-read.ts';
import { eitherResult, resultAnswer } from './search-answers.ts';

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
    const language = askedLanguage(c.req.query('language'));
    const found = await inLanguage(language, () => findSaved(c.var.services.db, ids));
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
