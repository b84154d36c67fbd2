import { beforeAll, describe, expect, it } from 'vitest';
import { fillDemo } from '../../../../tests/support/fill-demo.ts';
import { provideServices } from '../../../../tests/support/test-services.ts';
import { findResultsPage } from './find-results-page.server.ts';

describe('a results page on the server', () => {
  const services = provideServices();
  const open = (query: string) =>
    findResultsPage(services(), 'specialist', new URLSearchParams(query));

  beforeAll(async () => {
    await fillDemo(services());
  });

  it('has cards and facets of the same search', async () => {
    const { found, status } = await open('category=engineering&sort=name');
    const { outcome, facets } = found;
    expect(status).toBe(200);
    expect(outcome).toMatchObject({ state: 'found', page: 1, pages: 1 });
    const counted = (await facets)?.categories.find(({ name }) => name === 'Engineering')?.count;
    expect(await outcome).toHaveProperty('total', counted);
  });

  it('is the last one where a later one was asked for', async () => {
    const last = (await open('page=999')).found.outcome;
    expect(last).toMatchObject({ state: 'found' });
    const { page, pages, cards } = last as { page: number; pages: number; cards: unknown[] };
    expect(page).toBe(pages);
    expect(cards.length).toBeGreaterThan(0);
  });

  it('offers alternatives where nothing was found', async () => {
    const { outcome, facets } = (await open('keywords=plumber&category=Engineering')).found;
    expect(outcome).toMatchObject({ state: 'found', total: 0, cards: [] });
    expect((await facets)?.alternatives.map(({ reason }) => reason)).toContain('other-category');
  });

  it('counts who of the other kind has the same words in the same place', async () => {
    const businesses = new URLSearchParams('services=boat&location=San Pedro');
    const { outcome } = (await findResultsPage(services(), 'business', businesses)).found;
    const { total } = outcome as unknown as { total: number };
    expect(total).toBeGreaterThan(0);
    const { facets } = (await open('keywords=boat&location=San Pedro')).found;
    expect(facets).toHaveProperty('others', total);
    expect((await open('location=San Pedro')).found.facets).toHaveProperty('others', 0);
  });

  it('says what cannot be searched for, with its status', async () => {
    const { found, status } = await open(`keywords=${'a'.repeat(101)}`);
    expect(status).toBe(400);
    expect(found).toMatchObject({
      outcome: { state: 'failed', message: 'Search values may have at most 100 characters.' },
      facets: null,
    });
  });
});
