import { sql } from 'drizzle-orm';
import { beforeAll, expect, it, vi } from 'vitest';
import { openAt } from '#features/profiles/hours.rules.ts';
import type { Facts } from '#features/profiles/facts.rules.ts';
import { LOCATIONS, type Location } from '#features/profiles/locations.rules.ts';
import { fillDemo } from '../../../tests/support/fill-demo.ts';
import { provideServices } from '../../../tests/support/test-services.ts';
import { findFacets, type Facets } from './find-facets.server.ts';
import { searchProviders } from './search-providers.server.ts';
import { facetsQuestion, readQuery } from './search-query.ts';
import { FACTS_COUNTED_MAX } from './search.rules.ts';

const services = provideServices();
/** Some of each trade say each of these, in turn. */
const FACTS: Facts[] = [
  {
    hours: { days: { mon: [['08:00', '17:00']], wed: [['20:00', '02:00']] } },
    languages: ['English'],
  },
  {
    hours: {
      days: {
        thu: [
          ['08:00', '17:00'],
          ['20:00', '02:00'],
        ],
      },
      holidays: 'open',
    },
    emergency: true,
  },
  { hours: { days: { mon: [['08:00', '17:00']] }, closedUntil: '2026-11-20' } },
  {
    hours: {
      days: { mon: [['08:00', '17:00']], thu: [['08:00', '17:00']] },
      changed: { day: '2026-11-19', spans: [['08:00', '01:30']] },
    },
  },
  { price: { from: 40, per: 'hour' }, languages: ['English', 'Spanish'], emergency: true },
  { price: { from: 400, per: 'day' }, areas: ['Cayo', 'Belize City'] },
  {},
];
/** 16 November 2026 is a Monday, the 19th a holiday. */
const at = (day: string, time: string) => new Date(`${day}T${time}:00-06:00`);
const everybody: { slug: string; location: Location; facts: Facts }[] = [];

beforeAll(async () => {
  const { db } = services();
  await fillDemo(services());
  const { rows } = await db.execute<{ id: number; slug: string; location: Location }>(
    sql`select account_id::int as id, slug, location from profiles where kind = 'specialist' order by account_id`,
  );
  for (const [index, { id, slug, location }] of rows.entries()) {
    const facts = FACTS[index % FACTS.length]!;
    everybody.push({ slug, location, facts });
    await db.execute(
      sql`update profiles set facts = ${JSON.stringify(facts)}::jsonb where account_id = ${id}`,
    );
  }
});

async function search(address: string, countFactsUpTo = FACTS_COUNTED_MAX) {
  const query = { ...readQuery('specialist', new URLSearchParams(address)), limit: 500 };
  const found = await searchProviders(services(), query, { countFactsUpTo });
  const facets = await findFacets(services(), facetsQuestion(query), found);
  return { ...found, facets, slugs: found.cards.map(({ id }) => id) };
}
const slugsOf = (fits: (facts: Facts, location: Location) => unknown) =>
  everybody.filter(({ facts, location }) => fits(facts, location)).map(({ slug }) => slug);
const factsOf = ({ facts }: Facets) => facts!;

it('finds who is open at the minute, across midnight, on a holiday and after a closed time', async () => {
  const moments = [
    at('2026-11-16', '07:59'),
    at('2026-11-16', '08:00'),
    at('2026-11-16', '17:00'),
    at('2026-11-18', '20:00'),
    at('2026-11-19', '01:59'),
    at('2026-11-19', '02:00'),
    at('2026-11-19', '09:00'),
    at('2026-11-20', '01:00'),
    at('2026-11-23', '09:00'),
  ];
  for (const moment of moments) {
    vi.spyOn(services().clock, 'now').mockReturnValue(moment);
    const isOpen = ({ hours }: Facts) => hours && openAt(hours, moment);
    const { slugs, total } = await search('open=now');
    expect(slugs.toSorted(), String(moment)).toEqual(slugsOf(isOpen).toSorted());
    expect(total).toBe(slugs.length);
    expect(factsOf((await search('')).facets).open).toBe(total);
  }
});

it('finds with words whom it finds without them, wherever they live and whatever they serve', async () => {
  // Most say so, here or there.
  const having = new Set((await search('keywords=work')).slugs);
  let served = 0;
  for (const location of LOCATIONS) {
    const address = `location=${encodeURIComponent(location)}`;
    const there = (await search(address)).slugs.filter((slug) => having.has(slug));
    const { slugs, total } = await search(`${address}&keywords=work`);
    expect(slugs.toSorted(), location).toEqual(there.toSorted());
    expect(total).toBe(slugs.length);
    served += everybody.filter(
      ({ slug, location: home }) => there.includes(slug) && home !== location,
    ).length;
  }
  expect(served).toBeGreaterThan(20);
});

it('counts for each choice what choosing it finds', async () => {
  vi.spyOn(services().clock, 'now').mockReturnValue(at('2026-11-16', '09:00'));
  for (const chosen of [
    '',
    'emergency=yes',
    'language=English',
    'location=Cayo',
    'keywords=repair',
  ]) {
    const { facets } = await search(chosen);
    const { open, emergency, languages, prices } = factsOf(facets);
    const totalWith = async (more: string) => (await search(`${chosen}&${more}`)).total;
    expect([chosen, open]).toEqual([chosen, await totalWith('open=now')]);
    expect([chosen, emergency]).toEqual([chosen, await totalWith('emergency=yes')]);
    expect([chosen, prices[1]]).toEqual([chosen, await totalWith('priceUpTo=50')]);
    const other = chosen.replace('language=English', '');
    const spanish = (await search(`${other}&language=Spanish`)).total;
    expect([chosen, languages.Spanish ?? 0]).toEqual([chosen, spanish]);
    const elsewhere = chosen.replace('location=Cayo', '');
    for (const { name, count } of facets.locations) {
      const there = (await search(`${elsewhere}&location=${name}`)).total;
      expect([chosen, name, count]).toEqual([chosen, name, there]);
    }
    expect(facets.everywhere).toBe((await search(elsewhere)).total);
  }
});

it('counts facts of no more than it may', async () => {
  for (const asked of ['', 'keywords=repair', 'location=Cayo']) {
    vi.spyOn(services().clock, 'now').mockReturnValue(at('2026-11-16', '10:00'));
    const { total, facets } = await search(asked);
    expect(facets.facts).not.toBeNull();
    for (const [more, isCounted] of [
      [0, true],
      [-1, false],
    ] as const) {
      // Another quarter of an hour, which is another question.
      vi.spyOn(services().clock, 'now').mockReturnValue(at('2026-11-16', `1${2 + more}:30`));
      const bounded = await search(asked, total + more);
      expect(bounded.facets.facts !== null).toBe(isCounted);
      expect(bounded.total).toBe(total);
    }
  }
});

it('finds by several facts at once, and nobody who says nothing of them', async () => {
  const { slugs } = await search('language=spanish&priceUpTo=40&emergency=yes');
  const fits = ({ price, languages, emergency }: Facts) =>
    price && price.from <= 40 && languages?.includes('Spanish') && emergency;
  expect(slugs.toSorted()).toEqual(slugsOf(fits).toSorted());
  expect((await search('language=Klingon')).total).toBe(0);
  expect((await search('open=perhaps&priceUpTo=cheap&emergency=no')).total).toBe(everybody.length);
});

it('finds at a place who lives there, then who serves it or its district', async () => {
  const { cards, slugs } = await search('location=San Ignacio');
  const serves = ({ areas }: Facts) => areas?.includes('Cayo');
  const fits = (facts: Facts, location: Location) => location === 'San Ignacio' || serves(facts);
  expect(slugs.toSorted()).toEqual(slugsOf(fits).toSorted());
  const lives = cards.map(({ location }) => location === 'San Ignacio');
  expect(lives).toEqual(lives.toSorted((a, b) => Number(b) - Number(a)));
  expect(lives).toContain(true);
  expect(lives).toContain(false);
  // Page by page it is the same: those with residents alone, with both, and with nobody who lives there.
  const query = {
    ...readQuery('specialist', new URLSearchParams('location=San Ignacio')),
    limit: 3,
  };
  const pages = Array.from({ length: Math.ceil(slugs.length / 3) }, (_, page) =>
    searchProviders(services(), { ...query, page: page + 1 }),
  );
  const walked = (await Promise.all(pages)).flatMap((page) => page.cards.map(({ id }) => id));
  expect(walked).toEqual(slugs);
});

it('says what there is without the facts where nobody has them', async () => {
  const { total, facets } = await search('keywords=plumber&language=Klingon');
  expect(total).toBe(0);
  const [first] = facets.alternatives;
  expect(first).toMatchObject({ reason: 'without-facts', words: 'plumber' });
  expect(first!.count).toBe((await search('keywords=plumber')).total);
});
