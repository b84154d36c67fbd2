import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchBusiness, fetchSpecialist } from './profile-outcome.ts';

const answer = (given: () => Response) => vi.stubGlobal('fetch', async () => given());
afterEach(() => vi.unstubAllGlobals());

describe('the browser asking for a profile', () => {
  it('gets it', async () => {
    answer(() => Response.json({ id: 'ana-234567' }));
    const found = { profile: { id: 'ana-234567' }, status: 200 };
    expect(await fetchSpecialist('ana-234567')).toEqual(found);
    expect(await fetchBusiness('ana-234567')).toEqual(found);
  });

  it.each([
    [
      'fails',
      () => Response.json({}, { status: 500, statusText: 'Internal Server Error' }),
      'Error fetching specialist: Internal Server Error',
      503,
    ],
    ['refuses', () => Response.json({}, { status: 429 }), 'Error fetching specialist: 429', 503],
    ['does not know it', () => Response.json({}, { status: 404 }), 'Specialist Not Found', 404],
    ['answers nothing', () => Response.json({}), 'Specialist Not Found', 404],
    ['answers rubbish', () => new Response('<b>Oops'), 'Failed to load specialist data', 503],
    [
      'is unreachable',
      () => Promise.reject(new TypeError('offline')) as never,
      'Failed to load specialist data',
      503,
    ],
  ])('is told so by an API that %s', async (_, given, failure, status) => {
    answer(given);
    expect(await fetchSpecialist('ana-234567')).toEqual({ failure, status });
    expect(await fetchBusiness('ana-234567')).toEqual({ failure: 'Business Not Found', status });
  });
});
