import { beforeAll, expect, it } from 'vitest';
import { demoProviders } from '#features/demo/demo-providers.server.ts';
import { foldText } from '#features/directory/search-text.rules.ts';
import { find } from '#features/find/find.server.ts';
import { loadFindWords } from '#features/find/load-find-words.server.ts';
import { packPocket, unpackPocket } from '#features/pocket/pack-pocket.ts';
import { readPocket } from '#features/pocket/read-pocket.server.ts';
import { saidBy } from '#features/pocket/said-by.ts';
import { searchPocket } from '#features/pocket/search-pocket.ts';
import { fillSearch } from '../support/fill-demo.ts';
import { provideServices } from '../support/test-services.ts';

const services = provideServices();
let lastNames: string[] = [];

beforeAll(async () => {
  const providers = demoProviders(new Date());
  lastNames = [
    ...new Set(
      providers.flatMap((each) => (each.kind === 'specialist' ? each.details.lastName : [])),
    ),
  ];
  await fillSearch(services(), providers);
});

it('whoever is asked for by a last name comes first, whatever trade it may be misread as', async () => {
  const { words, understand } = await loadFindWords(services());
  const providers = await readPocket(services().db, new Set(words.wishes.fillers.split(' ')));
  const pocket = unpackPocket(packPocket(providers)).map(saidBy);
  // Two of them are small words, which say nothing to the search.
  const said = lastNames.filter((name) => understand(name).said.length > 0);
  expect(said.length).toBeGreaterThanOrEqual(lastNames.length - 2);
  const missed: string[] = [];
  for (const name of said)
    for (const sentence of [name, `${name} in Corozal`]) {
      const asked = understand(sentence);
      const { cards } = await find(services(), words, asked, { page: 1, limit: 1 });
      const { found } = searchPocket(words, pocket, asked, new Date());
      for (const { name: first } of [cards[0]!, found[0]!.provider])
        if (!foldText(first).includes(foldText(name))) missed.push(`${sentence}: ${first}`);
    }
  expect(missed).toEqual([]);
});
