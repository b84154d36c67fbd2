import { beforeAll, expect, it } from 'vitest';
import { demoProviders } from '#features/demo/demo-providers.server.ts';
import type { DetailedCard } from '#features/directory/provider-card.ts';
import { foldText } from '#features/directory/search-text.rules.ts';
import { find } from '#features/find/find.server.ts';
import { loadFindWords } from '#features/find/load-find-words.server.ts';
import { packPocket, unpackPocket } from '#features/pocket/pack-pocket.ts';
import { readPocket } from '#features/pocket/read-pocket.server.ts';
import { saidBy } from '#features/pocket/said-by.ts';
import { searchPocket } from '#features/pocket/search-pocket.ts';
import { fillSearch } from '../support/fill-demo.ts';
import { provideServices } from '../support/test-services.ts';
import { SENTENCES, type LabelledSentence } from './labelled-sentences.ts';

const services = provideServices();
const FIRST = 3;
const everybody: { headline: string; location: string }[] = [];

beforeAll(async () => {
  const providers = demoProviders(new Date());
  everybody.push(
    ...providers.map(({ profile }) => ({
      headline: foldText(profile.headline),
      location: profile.location,
    })),
  );
  await fillSearch(services(), providers);
});

/** Whoever fits, and at a place that was said where anybody who fits is at one. */
function isRight(
  { headline, location }: Pick<DetailedCard, 'headline' | 'location'>,
  { fits, places }: LabelledSentence,
) {
  const isThere = (where: string) => places.some((place) => place === where);
  const anybodyThere = everybody.some((each) => fits.test(each.headline) && isThere(each.location));
  return fits.test(foldText(headline)) && (!anybodyThere || isThere(location));
}

const percent = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10;

it(
  'finds who fits by a sentence, also by those that nobody tuned for, with and without a connection',
  { timeout: 300_000 },
  async () => {
    const { words, understand } = await loadFindWords(services());
    const tables = new Map<string, { asked: number; first: number; three: number }>();
    const misses: string[] = [];
    const providers = await readPocket(services().db, new Set(words.wishes.fillers.split(' ')));
    const pocket = unpackPocket(packPocket(providers)).map(saidBy);
    const withoutConnection = new Map<string, { online: number; offline: number }>();
    for (const labelled of SENTENCES) {
      const { sentence, heldOut, language } = labelled;
      expect(
        everybody.some((each) => labelled.fits.test(each.headline)),
        sentence,
      ).toBe(true);
      const { cards } = await find(services(), words, understand(sentence), {
        page: 1,
        limit: FIRST,
      });
      expect(cards, sentence).not.toEqual([]);
      const right = cards.map((card) => isRight(card, labelled));
      const { found } = searchPocket(words, pocket, understand(sentence), new Date());
      const offline = found.slice(0, FIRST).map(({ provider }) => isRight(provider, labelled));
      const both = withoutConnection.get(language) ?? { online: 0, offline: 0 };
      both.online += Number(right.includes(true));
      both.offline += Number(offline.includes(true));
      withoutConnection.set(language, both);
      for (const name of [
        `${heldOut ? 'held out' : 'tuned'}, ${language}`,
        heldOut ? 'held out' : 'tuned',
      ]) {
        const row = tables.get(name) ?? { asked: 0, first: 0, three: 0 };
        row.asked += 1;
        row.first += Number(right[0]);
        row.three += Number(right.includes(true));
        tables.set(name, row);
      }
      if (!heldOut && !right[0])
        misses.push(
          `${right.includes(true) ? '@1' : '@3'} "${sentence}" ${understand(sentence)
            .trades.map(({ id }) => id)
            .join(' ')}: ${cards.map((card) => `${card.headline} (${card.location})`).join(', ')}`,
        );
    }
    const shares = [...tables].map(
      ([name, { asked, first, three }]) =>
        [
          name,
          { asked, 'success@1': percent(first, asked), 'success@3': percent(three, asked) },
        ] as const,
    );
    console.table(Object.fromEntries(shares));
    console.table(Object.fromEntries(withoutConnection));
    console.log(misses.join('\n'));
    const held = new Map(shares).get('held out')!;
    expect(SENTENCES.length).toBeGreaterThanOrEqual(300);
    expect(held['success@3']).toBeGreaterThanOrEqual(95);
    expect(held['success@1']).toBeGreaterThanOrEqual(85);
    for (const [name, { online, offline }] of withoutConnection)
      expect(offline / online, `${name} without a connection`).toBeGreaterThanOrEqual(0.9);
  },
);
