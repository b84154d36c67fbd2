import { afterEach, describe, expect, it, vi } from 'vitest';
import { inLanguage } from '#platform/language.server.ts';
import { fetchOutcome, fetchResultsPage } from './fetch-results.ts';
import type { ResultsData } from './results-outcome.ts';
import { readQuery } from '../search-query.ts';
import { PAGE_MAX } from '../search.rules.ts';

const specialists = readQuery('specialist', new URLSearchParams());
const businesses = readQuery('business', new URLSearchParams());
const answers = (...given: (() => Response)[]) => {
  const fetch = vi.fn<(address: string) => Promise<Response>>();
  for (const answer of given) fetch.mockImplementationOnce(async () => answer());
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
afterEach(() => vi.unstubAllGlobals());

describe('the browser asking for results', () => {
  it('sends keywords into four fields together', async () => {
    const fetch = answers(() => Response.json({ results: [{ id: 'a' }], totalCount: 13 }));
    const asked = { ...specialists, values: { keywords: 'plumber', location: 'Cayo' } };
    expect(await fetchOutcome(asked)).toMatchObject({
      state: 'found',
      cards: [{ id: 'a' }],
      total: 13,
      page: 1,
      pages: 2,
    });
    expect(fetch.mock.calls[0]?.[0]).toBe(
      '/api/search/specialist.php?location=Cayo&skills=plumber&first_name=plumber&last_name=plumber&occupation=plumber&serves=yes&page=1&limit=12&sort=best',
    );
  });

  it('passes on that nobody matches every word', async () => {
    answers(() => Response.json({ results: [{ id: 'a' }], totalCount: 1, partial: true }));
    expect(await fetchOutcome(specialists)).toHaveProperty('partial', true);
    answers(() => Response.json({ results: [{ id: 'a' }], totalCount: 1, partial: 'perhaps' }));
    expect(await fetchOutcome(specialists)).not.toHaveProperty('partial');
  });

  it.each([specialists, businesses])(
    'offers no more pages than an address can name, and counts all',
    async (query) => {
      const total = query.limit * PAGE_MAX + 1;
      answers(() => Response.json({ results: [{ id: 'a' }], totalCount: total }));
      const outcome = await fetchOutcome(query);
      expect(outcome).toMatchObject({ total, pages: PAGE_MAX });
      const asked = new URLSearchParams({ page: String(PAGE_MAX) });
      expect(readQuery(query.kind, asked).page).toBe(PAGE_MAX);
    },
  );

  it('asks again for the last page when there are fewer', async () => {
    const fetch = answers(
      () => Response.json({ results: [], totalCount: 8 }),
      () => Response.json({ results: [{ id: 'h' }], totalCount: 8 }),
    );
    const outcome = await fetchOutcome({ ...businesses, page: 9 });
    expect(outcome).toMatchObject({ state: 'found', page: 2, pages: 2 });
    expect(fetch.mock.calls[1]?.[0]).toContain('page=2&limit=6');
  });

  it('asks the page itself in another language: the API speaks English', async () => {
    const fetch = answers();
    vi.stubGlobal('location', new URL('http://localhost/'));
    const request = new Request('http://localhost/es/businesses-results');
    const outcome = { state: 'found', cards: [], total: 0, page: 1, pages: 1 } as const;
    const ask = (page: Promise<ResultsData>) =>
      inLanguage('es', () => fetchResultsPage('business', request, () => page));
    const found = await ask(
      Promise.resolve({ query: businesses, outcome: { ...outcome, cards: [] }, facets: null }),
    );
    expect([found.outcome, await found.facets]).toEqual([outcome, null]);
    expect(await ask(Promise.reject())).toMatchObject({ outcome: { state: 'failed' } });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('does not ask for what the server would refuse', async () => {
    const fetch = answers();
    const query = readQuery('business', new URLSearchParams({ services: 'x'.repeat(101) }));
    expect(await fetchOutcome(query)).toEqual({
      state: 'failed',
      message: 'Search values may have at most 100 characters.',
    });
    vi.stubGlobal('location', new URL('http://localhost/'));
    const asked = new Request(`http://localhost/businesses-results?services=${'x'.repeat(101)}`);
    expect(await fetchResultsPage('business', asked, () => Promise.reject())).toMatchObject({
      facets: null,
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    ['the server says why', () => Response.json({ error: 'No way' }, { status: 400 }), 'No way'],
    ['it says nothing', () => Response.json({}, { status: 500 }), 'Failed to fetch businesses'],
    ['a proxy answers', () => new Response('<h1>', { status: 502 }), 'Failed to fetch businesses'],
    ['it is rubbish', () => new Response('<h1>'), 'Something went wrong'],
    ['it has no list', () => Response.json({ totalCount: 3 }), 'Something went wrong'],
    ['it is an error', () => Response.json({ error: 'Tired' }), 'Tired'],
    [
      'nobody answers',
      () => Promise.reject(new TypeError('offline')) as never,
      'Something went wrong',
    ],
  ])('tells what happened when %s', async (_, answer, message) => {
    answers(answer);
    expect(await fetchOutcome(businesses)).toEqual({ state: 'failed', message });
  });
});
