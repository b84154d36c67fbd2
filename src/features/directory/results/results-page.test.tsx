import { act, screen, within } from '@testing-library/react';
import { useLoaderData } from 'react-router';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { showPage } from '../../../../tests/support/show-page.tsx';
import { KINDS } from '../kinds.ts';
import { fetchResultsPage } from './fetch-results.ts';
import { ResultsPage } from './results-page.tsx';

type Answers = Record<'list' | 'facets', () => Response | Promise<Response>>;
const found = (...results: object[]) => Response.json({ results, totalCount: results.length });
const cards = () => screen.findAllByRole('heading', { level: 2 });

/** A results page whose calls are answered like that, until the answers are changed. */
function open(kind: ProviderKind, answers: Answers, query = 'location=Cayo') {
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('/around') ? answers.facets() : answers.list(),
  );
  const { path } = KINDS[kind];
  return showPage(
    {
      path,
      loader: ({ request }) => fetchResultsPage(kind, request, () => Promise.reject()),
      Component: () => <ResultsPage {...useLoaderData<typeof fetchResultsPage>()} />,
    },
    `${path}?${query}`,
  );
}

describe('a page of results', () => {
  it('shows specialists without texts, and filters without counts', async () => {
    const bare = { id: 'ana-234567', first_name: 'Ana', last_name: 'Cho', bio: '' };
    await open('specialist', { list: () => found(bare), facets: () => new Response('rubbish') });
    expect((await cards()).map((card) => card.textContent)).toEqual(['Ana Cho']);
    expect(screen.getAllByText('N/A')).toHaveLength(6);
    expect(screen.getByText('No reviews yet')).toBeTruthy();
    expect(screen.queryByText('Demo profile')).toBeNull();
    expect(screen.getAllByRole('option', { name: 'Cayo' }).length).toBeGreaterThan(0);
  });

  it('shows businesses without texts, and of their pictures three', async () => {
    const showcase_images = ['1', '2', '3', '4'].map((number) => `/favicon.svg?${number}`);
    const bare = { id: 'x-234567', business_name: 'Bare', about: null, showcase_images };
    await open('business', { list: () => found(bare), facets: () => Response.json({}) });
    expect((await cards()).map((card) => card.textContent)).toEqual(['Bare']);
    expect(screen.getAllByText('Not specified')).toHaveLength(3);
    expect(screen.getAllByText('N/A')).toHaveLength(3);
    expect(document.querySelectorAll('img[src*="favicon.svg?"]')).toHaveLength(3);
  });

  it('asks anew where the same is asked for again, and shows on a return what was seen last', async () => {
    const query = 'location=Orange+Walk';
    vi.useFakeTimers({ now: new Date('2026-11-16T14:50:00Z'), toFake: ['Date'] });
    // Where the browser is by then.
    history.replaceState(null, '', `${KINDS.specialist.path}?${query}`);
    onTestFinished(() => {
      vi.useRealTimers();
      history.replaceState(null, '', '/');
    });
    const answers = {
      list: () => found({ id: 'ana-234567', fullName: 'Ana Cho' }),
      facets: () => Response.json({}),
    };
    await open('specialist', answers, query);
    await screen.findByRole('heading', { name: 'Ana Cho' });
    answers.list = () => found({ id: 'leo-234567', fullName: 'Leo Tun' });
    await act(async () => screen.getByRole('button', { name: 'Search' }).click());
    await screen.findByRole('heading', { name: 'Leo Tun' });
    answers.list = () => new Response('', { status: 502 });
    await open('specialist', answers, query);
    expect(screen.getByRole('heading', { name: 'Leo Tun' })).toBeTruthy();
  });

  it('tells who is open anew at the next quarter hour, once it is seen and online', async () => {
    vi.useFakeTimers({
      now: new Date('2026-11-16T14:50:00Z'),
      toFake: ['Date', 'setTimeout', 'clearTimeout'],
    });
    onTestFinished(() => void vi.useRealTimers());
    const facts = { open: 1, emergency: 0, languages: { Spanish: 2 }, prices: [0, 0, 1, 1, 1, 1] };
    const counted = { categories: [], locations: [], waysOut: [] };
    const answers = {
      list: () => found({ id: 'ana-234567', fullName: 'Ana Cho' }),
      facets: () => Response.json({ ...counted, facts }),
    };
    await open('specialist', answers);
    await vi.waitFor(() => screen.getByRole('checkbox', { name: 'Open now (1)' }));
    expect(screen.getByRole('option', { name: 'Spanish (2)' })).toBeTruthy();
    expect(screen.getByRole('option', { name: 'Up to BZ$100 (1)' })).toBeTruthy();
    answers.facets = () => Response.json({ ...counted, facts: { ...facts, open: 7 } });
    await act(() => vi.advanceTimersByTimeAsync(599_000));
    expect(screen.getByRole('checkbox', { name: 'Open now (1)' })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(7_000));
    await vi.waitFor(() => screen.getByRole('checkbox', { name: 'Open now (7)' }));

    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answers.facets = () => Response.json({ ...counted, facts: { ...facts, open: 9 } });
    await act(() => vi.advanceTimersByTimeAsync(30 * 60_000));
    expect(screen.getByRole('checkbox', { name: 'Open now (7)' })).toBeTruthy();
    onLine.mockReturnValue(true);
    await act(async () => void window.dispatchEvent(new Event('online')));
    await vi.waitFor(() => screen.getByRole('checkbox', { name: 'Open now (9)' }));

    // Also where there are too many to count them.
    answers.facets = () => Response.json({ ...counted, facts: null });
    await act(() => vi.advanceTimersByTimeAsync(16 * 60_000));
    await vi.waitFor(() => screen.getByRole('checkbox', { name: 'Open now' }));
    answers.facets = () => Response.json({ ...counted, facts });
    await act(() => vi.advanceTimersByTimeAsync(16 * 60_000));
    await vi.waitFor(() => screen.getByRole('checkbox', { name: 'Open now (1)' }));
  });

  it('says no numbers of another search where its own do not come', async () => {
    const counted = { categories: [], locations: [], waysOut: [] };
    const facts = { open: 3, emergency: 0, languages: {}, prices: [] };
    const answers: Answers = {
      list: () => found({ id: 'ana-234567', fullName: 'Ana Cho' }),
      facets: () => Response.json({ ...counted, facts }),
    };
    await open('specialist', answers, 'location=Cayo&keywords=taps');
    await screen.findByRole('checkbox', { name: 'Open now (3)' });
    answers.facets = () => new Response('', { status: 502 });
    await act(async () => screen.getByRole('link', { name: /^Remove .*Cayo/ }).click());
    expect(await screen.findByRole('checkbox', { name: 'Open now' })).toBeTruthy();
  });

  it('counts for filters that were opened before the numbers came', async () => {
    const late = Promise.withResolvers<Response>();
    const facets = () => late.promise;
    await open('specialist', { list: () => found({ id: 'ana-234567' }), facets }, '');
    await act(async () => screen.getByRole('button', { name: 'Filters' }).click());
    const sheet = within(screen.getByRole('dialog'));
    expect(sheet.getByRole('button', { name: 'Show results' })).toBeTruthy();
    const categories = [{ name: 'Legal and Administrative', count: 7 }];
    const counted = { categories, locations: [{ name: 'Cayo', count: 4 }], waysOut: [] };
    await act(async () => late.resolve(Response.json(counted)));
    expect(await sheet.findByRole('button', { name: 'Show 7 results' })).toBeTruthy();
    expect(sheet.getByRole('option', { name: 'Cayo (4)' })).toBeTruthy();
  });

  it('leads to the other kind where that has the same words', async () => {
    const none = { categories: [], locations: [], waysOut: [] };
    await open(
      'specialist',
      { list: () => found(), facets: () => Response.json({ ...none, others: 6 }) },
      'keywords=dive&location=Cayo',
    );
    const link = await screen.findByRole('link', { name: '6 businesses match too' });
    expect(link.getAttribute('href')).toBe('/businesses-results?location=Cayo&services=dive');
  });

  it('leads on from the nearest first to the nearest of the other kind', async () => {
    const none = { categories: [], locations: [], waysOut: [] };
    await open(
      'specialist',
      { list: () => found(), facets: () => Response.json({ ...none, others: 6 }) },
      'keywords=dive&location=Cayo&sort=near',
    );
    const link = await screen.findByRole('link', { name: '6 businesses match too' });
    expect(link.getAttribute('href')).toContain('location=Cayo&services=dive&sort=near');
    expect(screen.getByRole('link', { name: 'Remove Near: Cayo' })).toBeTruthy();
  });

  it('of an empty directory invites, and does not lead to itself', async () => {
    const none = { categories: [], locations: [], waysOut: [] };
    await open('specialist', { list: () => found(), facets: () => Response.json(none) }, '');
    const first = await screen.findByRole('link', { name: 'Be the first' });
    expect(first.getAttribute('href')).toBe('/signup');
    expect(screen.queryByRole('link', { name: 'See all specialists' })).toBeNull();
  });

  it('without anybody shows the first of the other kind, and what it says to the letter', async () => {
    const none = { categories: [], locations: [], waysOut: [], others: 6 };
    const otherCards = [{ id: 'x-234567', business_name: 'Bare' }];
    await open(
      'specialist',
      { list: () => found(), facets: () => Response.json({ ...none, otherCards }) },
      'keywords=dive',
    );
    const others = await screen.findByRole('region', { name: '6 businesses match' });
    expect(others.textContent).toContain('Bare');
    expect(screen.getByText('No specialists found.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /match too/ })).toBeNull();
    const all = screen.getByRole('link', { name: 'See all 6 businesses' });
    expect(all.getAttribute('href')).toBe('/businesses-results?services=dive');
  });

  it.each([
    ['specialists', 'specialist'],
    ['businesses', 'business'],
  ] as const)(
    'of %s that fails says so, and can be tried again, which says that it loads',
    async (many, kind) => {
      const answers: Answers = {
        list: () => new Response('<h1>', { status: 502 }),
        facets: () => Response.json({}),
      };
      await open(kind, answers);
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toBe(`Error: Failed to fetch ${many}`);
      expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
      expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
      const late = Promise.withResolvers<Response>();
      answers.list = () => late.promise;
      await act(async () => screen.getByRole('link', { name: 'Try again' }).click());
      const loading = await screen.findByText(`Loading ${many}...`);
      expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
      await act(async () => late.resolve(found({ id: 'x-234567', name: 'Bare' })));
      expect(await cards()).toHaveLength(1);
      expect(loading.isConnected && loading.textContent).not.toBe(`Loading ${many}...`);
    },
  );
});
