import { z } from 'zod';
import { findCards } from '#features/directory/find-cards.server.ts';
import { SAVED_MAX } from '#features/directory/saving/saved.rules.ts';
import { isProfileId } from '#features/profiles/profile-id.rules.ts';
import { readIds } from '#features/saved/read-ids.ts';
import { AppError } from '#platform/errors.ts';
import type { Endpoint } from './endpoint.ts';
import { publicRead } from './public-read.ts';
import { eitherResult, resultAnswer } from './search-answers.ts';

export const foundCards = z.object({ results: z.array(eitherResult({})) });

export const cardsEndpoint: Endpoint = publicRead(
  'cards',
  async (c) => {
    const given = new URL(c.req.url).searchParams.getAll('ids');
    const ids = readIds(given, SAVED_MAX + 1);
    const named = given.join().split(',');
    if (!named.every((id) => !id || isProfileId(id)))
      throw new AppError('bad-input', 'ids: This is no profile id.');
    if (ids.length > SAVED_MAX) throw new AppError('bad-input', `ids: At most ${SAVED_MAX}.`);
    const cards = await findCards(c.var.services.db, ids);
    return { results: cards.map((card) => ({ kind: card.kind, ...resultAnswer(card) })) };
  },
  {
    summary: `Up to ${SAVED_MAX} providers of both kinds by their ids, in this order; unknown ones are left out`,
    query: z.object({ ids: z.string().describe('Separated by commas') }),
    answer: foundCards,
    failures: { 400: `More than ${SAVED_MAX} ids, or one that is none` },
  },
);
