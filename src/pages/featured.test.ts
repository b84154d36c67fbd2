import { expect, it, vi } from 'vitest';
import { inLanguage } from '#platform/language.server.ts';
import { clientLoader as follow } from './featured.tsx';
import { clientLoader as followHome } from './home.tsx';

it('the public API speaks English: in other languages the pages ask their own loaders', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json([{ id: 'x-234567', name: 'X' }]));
  vi.stubGlobal('fetch', fetched);
  const cards = [{ id: 'x-234567', headline: 'Negocio' }];
  const page = { pattern: 'featured-carousel-v2', serverLoader: async () => ({ cards }) };
  const home = { serverLoader: async () => ({ specialists: [], businesses: cards, browse: null }) };
  const open = () => ({ page: follow(page as never), home: followHome(home as never) });

  const spanish = inLanguage('es', open);
  expect(await spanish.page.cards).toBe(cards);
  expect(await spanish.home.businesses).toBe(cards);
  expect(await spanish.home.specialists).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();

  const english = open();
  expect(await english.page.cards).toMatchObject([{ headline: 'Business' }]);
  expect(await english.home.businesses).toMatchObject([{ headline: 'Business' }]);
  expect(fetched).toHaveBeenCalledTimes(3);
});
