import { beforeAll, expect, it } from 'vitest';
import { seededRandom } from '#platform/seeded-random.ts';
import { demoProviders } from '#features/demo/demo-providers.server.ts';
import { insertProviders } from '#features/import/insert-providers.server.ts';
import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import type { Facets } from '#features/directory/find-facets.server.ts';
import { addressOf, readCriteria, facetsQuestion } from '#features/directory/results/criteria.ts';
import {
  BUSINESSES,
  SPECIALISTS,
  type ResultsKind,
} from '#features/directory/results/results-kinds.ts';
import { waysOn } from '#features/directory/results/ways-on.ts';
import { foldText } from '#features/directory/search-text.rules.ts';
import { seedSynonyms } from '#features/directory/seed-synonyms.server.ts';
import { provideApp } from '../support/request.ts';

const { request, services } = provideApp();

beforeAll(async () => {
  const { db } = services();
  await db.transaction((tx) => insertProviders(tx, demoProviders(new Date())));
  await seedSynonyms(db);
});

const ask = async <Answer>(path: string, params: Record<string, string>) =>
  (await (await request(`${path}?${new URLSearchParams(params)}`)).json()) as Answer;

const countAt = async (kind: ResultsKind, address: string) => {
  const { values } = readCriteria(kind, new URL(address, 'http://localhost').searchParams);
  return (await ask<{ totalCount: number }>(kind.api, kind.apiParams(values))).totalCount;
};

/** "A in B" where A is B. */
const saysTwice = (label: string) => {
  const [subject, ...places] = label.split(/(?: nearby,)? in /);
  return places.some((place) => foldText(place) === foldText(subject!));
};

const WORDS = {
  specialist: ['', 'plumber', 'plummer in Placensia', 'tutor Caye Caulker', 'dentist PG', 'Toledo'],
  business: ['', 'bakery', 'bakry in Hattieville', 'tours Corozal', 'Automotive', 'Burrell Boom'],
};

it.each([SPECIALISTS, BUSINESSES])(
  'a way on from an empty page of $many says each thing once, leads away, and finds what it promises',
  { timeout: 300_000 },
  async (kind) => {
    const random = seededRandom(`ways on ${kind.id}`);
    let empty = 0;
    for (let round = 0; round < 60; round++) {
      const category = random.chance(0.8) ? random.pick(kind.categories) : '';
      const words = random.chance(0.2) ? random.pick(kind.categories) : random.pick(WORDS[kind.id]);
      const location = random.chance(0.6) ? random.pick(LOCATIONS) : '';
      const values = { [kind.categoryField]: category, location, [kind.wordsField]: words };
      const here = addressOf(kind, { values });
      if ((await countAt(kind, here)) > 0) continue;
      empty += 1;
      const criteria = readCriteria(kind, new URL(here, 'http://localhost').searchParams);
      const around = await ask<Facets>('/api/search/around', facetsQuestion(kind, criteria));
      const { correction, others } = waysOn(kind, criteria, around);
      for (const way of [...others, ...(correction ? [correction] : [])]) {
        expect(saysTwice(way.label), `${here}: ${way.label}`).toBe(false);
        expect(way.to, way.label).not.toBe(here);
        const found = await countAt(kind, way.to);
        expect(way.count ?? found, `${here}: ${way.label}`).toBe(found);
      }
    }
    expect(empty).toBeGreaterThan(10);
  },
);
