import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { seededRandom } from '#platform/seeded-random.ts';
import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import { KINDS } from '#features/directory/kinds.ts';
import { alternativeLinks } from '#features/directory/results/alternatives.ts';
import { fetchFacets, fetchOutcome } from '#features/directory/results/fetch-results.ts';
import { addressOf, readQuery } from '#features/directory/search-query.ts';
import { foldText } from '#features/directory/search-text.rules.ts';
import { fillSearch } from '../support/fill-demo.ts';
import { provideApp } from '../support/request.ts';

const { request, services } = provideApp();

beforeAll(async () => {
  await fillSearch(services());
});

// As the browser asks and reads.
beforeEach(() => void vi.stubGlobal('fetch', (address: string) => request(address)));

const queryAt = (kind: ProviderKind, address: string) =>
  readQuery(kind, new URL(address, 'http://localhost').searchParams);

async function countAt(kind: ProviderKind, address: string): Promise<number> {
  const outcome = await fetchOutcome(queryAt(kind, address));
  if (outcome.state === 'failed') throw new Error(outcome.message);
  return outcome.total;
}

/** "A in B" where A is B. */
const saysTwice = (label: string) => {
  const [subject, ...places] = label.split(/(?: nearby,)? in /);
  return places.some((place) => foldText(place) === foldText(subject!));
};

const WORDS = {
  specialist: ['', 'plumber', 'plummer in Placensia', 'tutor Caye Caulker', 'dentist PG', 'Toledo'],
  business: ['', 'bakery', 'bakry in Hattieville', 'tours Corozal', 'Automotive', 'Burrell Boom'],
};

it.each(['specialist', 'business'] as const)(
  'an alternative to an empty page of a %s search says each thing once, leads away, and finds what it promises',
  { timeout: 300_000 },
  async (kind) => {
    const { categories, categoryField, wordsField } = KINDS[kind];
    const random = seededRandom(`ways on ${kind}`);
    let empty = 0;
    for (let round = 0; round < 60; round++) {
      const category = random.chance(0.8) ? random.pick(categories) : '';
      const words = random.chance(0.2) ? random.pick(categories) : random.pick(WORDS[kind]);
      const location = random.chance(0.6) ? random.pick(LOCATIONS) : '';
      const values = { [categoryField]: category, location, [wordsField]: words };
      const here = addressOf({ kind, values });
      if ((await countAt(kind, here)) > 0) continue;
      empty += 1;
      const query = queryAt(kind, here);
      const { correction, others } = alternativeLinks(query, await fetchFacets(query));
      for (const link of [...others, ...(correction ? [correction] : [])]) {
        expect(saysTwice(link.label), `${here}: ${link.label}`).toBe(false);
        expect(link.to, link.label).not.toBe(here);
        const found = await countAt(kind, link.to);
        expect(link.count ?? found, `${here}: ${link.label}`).toBe(found);
      }
    }
    expect(empty).toBeGreaterThan(10);
  },
);
