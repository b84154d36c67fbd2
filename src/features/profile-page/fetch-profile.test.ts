import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchProfile } from './fetch-profile.ts';

const answer = (given: () => Response) => vi.stubGlobal('fetch', async () => given());
afterEach(() => vi.unstubAllGlobals());

describe('the browser asking for a profile', () => {
  it('gets it', async () => {
    answer(() => Response.json({ id: 'ana-234567' }));
    for (const kind of ['specialist', 'business'] as const) {
      const found = { profile: { id: 'ana-234567', kind, name: 'N/A' }, status: 200 };
      expect(await fetchProfile(kind, 'ana-234567')).toMatchObject(found);
    }
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
    expect(await fetchProfile('specialist', 'ana-234567')).toEqual({ failure, status });
    expect(await fetchProfile('business', 'ana-234567')).toEqual({
      failure: 'Business Not Found',
      status,
    });
  });
});
