import { expect, it } from 'vitest';
import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import { seededRandom } from '#platform/seeded-random.ts';
import { sumOf, sumsByPlace } from './counts.server.ts';

it('sums every place at once as it sums each alone', () => {
  const { pick } = seededRandom('places');
  const anyPlace = () => pick(LOCATIONS);
  const cells = Array.from({ length: 300 }, (_, at) => ({
    category: 'Taxi',
    location: anyPlace(),
    ...(at % 2 && { areas: [anyPlace(), anyPlace(), anyPlace()] }),
    count: at,
  }));
  expect(sumsByPlace(cells)).toEqual(LOCATIONS.map((place) => sumOf(cells, null, place)));
});
