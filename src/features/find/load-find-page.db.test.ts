import { beforeAll, describe, expect, it } from 'vitest';
import { demoProviders } from '#features/demo/demo-providers.server.ts';
import { insertProviders } from '#features/import/insert-providers.server.ts';
import { provideServices } from '../../../tests/support/test-services.ts';
import { loadFindPage } from './load-find-page.server.ts';

describe('the page for a sentence, on the server', () => {
  const services = provideServices();
  const open = (query: string) => loadFindPage(services(), new URLSearchParams(query));

  beforeAll(async () => {
    await services().db.transaction((tx) => insertProviders(tx, demoProviders(new Date())));
  });

  it('has both kinds, and what was understood', async () => {
    const { found, status } = await open('q=dentist&place=Belize+City');
    expect(status).toBe(200);
    expect(found.outcome).toMatchObject({
      state: 'found',
      page: 1,
      parts: [{ label: 'Dentist' }, { label: 'in Belize City', without: { q: 'dentist' } }],
    });
    const { cards } = found.outcome as unknown as { cards: { kind: string }[] };
    expect(new Set(cards.map(({ kind }) => kind))).toEqual(new Set(['specialist', 'business']));
  });

  it('is the last one where a later one was asked for', async () => {
    const { outcome } = (await open('q=tour&page=400')).found;
    const { page, pages } = outcome as unknown as { page: number; pages: number };
    expect(page).toBe(pages);
  });

  it('asks for nothing where nothing was said, and knows no place that is none', async () => {
    expect(await open('q=+&place=Atlantis')).toMatchObject({
      status: 200,
      found: { query: { q: '', place: null }, outcome: null },
    });
  });

  it('says beside the field what cannot be searched for, with its status', async () => {
    const sentence = 'a'.repeat(101);
    expect(await open(`q=${sentence}`)).toMatchObject({
      status: 400,
      found: {
        query: { q: sentence, problem: 'Please say it in at most 100 characters.' },
        outcome: null,
      },
    });
    expect((await open('q=a%00b')).status).toBe(400);
    expect((await open(`q=a&place=${sentence}`)).status).toBe(400);
  });
});
