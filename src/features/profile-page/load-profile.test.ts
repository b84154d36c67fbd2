import { expect, it } from 'vitest';
import { AppError } from '#platform/errors.ts';
import { NEWEST_REVIEWS } from './public-reviews.server.ts';
import { loadProfile } from './find-profile.server.ts';

it('says of similar ones, while the database is away, that nobody knows', async () => {
  const away = () => {
    throw new AppError('unavailable', 'away');
  };
  const services = { db: new Proxy({}, { get: away }), log: { error() {} } };
  const asked = {
    kind: 'specialist',
    id: 'ana-cho-234567',
    viewer: null,
    reviews: NEWEST_REVIEWS,
  } as const;
  const loaded = await loadProfile(services as never, asked);
  expect([loaded.outcome.status, loaded.similar]).toEqual([503, null]);
});
