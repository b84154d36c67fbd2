import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decideAlone } from '#features/import/rows/decide-rows.server.ts';
import { BUSINESS_CATEGORIES, SPECIALIST_CATEGORIES } from '#features/profiles/categories.rules.ts';
import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import { manyLines } from '#platform/plain-text.rules.ts';
import { DAY_MS } from '#platform/local-day.rules.ts';
import { packFolder } from '#platform/pack.server.ts';
import { demoPictures } from './demo-pack.server.ts';
import { demoProviders } from './demo-providers.server.ts';
import { rowOf } from './demo-rows.server.ts';

const NOW = new Date('2026-01-01T12:00:00Z');
const MEGABYTE = 1_000_000;
const providers = demoProviders(NOW);
const folder = join(packFolder, 'demo/pictures');

describe('the demo directory', () => {
  it('has every category and every place', () => {
    for (const [kind, categories] of [
      ['specialist', SPECIALIST_CATEGORIES],
      ['business', BUSINESS_CATEGORIES],
    ] as const) {
      const records = providers.filter((each) => each.kind === kind).map(({ record }) => record);
      expect(new Set(records.map(({ category }) => category))).toEqual(new Set(categories));
      expect(new Set(records.map(({ location }) => location))).toEqual(new Set(LOCATIONS));
    }
  });

  it('has about 150 specialists and 110 businesses', () => {
    const specialists = providers.filter(({ kind }) => kind === 'specialist').length;
    expect(specialists).toBeGreaterThanOrEqual(145);
    expect(providers.length - specialists).toBeGreaterThanOrEqual(105);
  });

  it('tells hours, price and languages of at least two thirds', () => {
    const facts = providers.map(({ profile }) => profile.facts);
    const share = (isTold: (told: (typeof facts)[number]) => unknown) =>
      facts.filter(isTold).length / facts.length;
    expect(share((told) => told.hours && told.languages)).toBeGreaterThan(2 / 3);
    expect(share((told) => told.price)).toBeGreaterThan(0.4);
    for (const name of ['areas', 'emergency', 'since'] as const)
      expect(
        share((told) => told[name]),
        name,
      ).toBeGreaterThan(0.04);
    const nights = facts.flatMap(({ hours }) => Object.values(hours?.days ?? {}).flat());
    expect(nights.some(([from, to]) => to < from)).toBe(true);
  });

  it.each(providers.map((each) => [each.profile.displayName, each] as const))(
    '%s keeps the rules of the forms',
    (_name, { details, profile, reviews, record }) => {
      expect(decideAlone(rowOf(record, 0)).problems).toEqual([]);
      // As it would be kept if somebody typed it.
      expect(record).toMatchObject({ ...details, facts: profile.facts, phone: profile.phone });
      for (const { text, reply = '' } of record.reviews)
        expect([manyLines(text), manyLines(reply)]).toEqual([text, reply]);
      for (const [field, text] of Object.entries(details))
        expect(text, field).not.toMatch(/lorem|https?:|@|\d{3}-\d{4}/i);
      for (const { createdAt } of reviews)
        expect(createdAt.getTime()).toBeGreaterThan(NOW.getTime() - record.joinedDaysAgo * DAY_MS);
    },
  );

  it('repeats nothing that must be unique', () => {
    const unique = (values: (string | null)[]) => {
      const given = values.filter((value) => value !== null).map((value) => value.toLowerCase());
      expect(given.filter((value, index) => given.indexOf(value) !== index)).toEqual([]);
    };
    unique(providers.map(({ account }) => account.email));
    unique(providers.map(({ profile }) => profile.displayName));
    unique(providers.map(({ profile }) => profile.slug));
    unique(providers.map(({ profile }) => profile.phone));
    unique(providers.map(({ profile }) => profile.workEmail));
  });

  it('is the same every time', () => {
    expect(demoProviders(NOW)).toEqual(providers);
  });

  it('shows the extremes: sparse profiles, full ones, unrated ones, videos', () => {
    const texts = providers.map(({ details }) => Object.values(details).join('').length);
    expect(Math.min(...texts)).toBeLessThan(200);
    expect(Math.max(...texts)).toBeGreaterThan(1350);
    expect(providers.some(({ record }) => !record.pictures.profile)).toBe(true);
    expect(providers.some(({ profile }) => profile.videoUrl)).toBe(true);
    expect(providers.some(({ profile }) => profile.reviewCount === 0)).toBe(true);
    expect(providers.filter(({ profile }) => profile.unclaimed)).toHaveLength(3);
  });
});

describe('the pictures of the demo', () => {
  const wanted = providers.flatMap(({ record: { pictures } }) => [
    ...(pictures.profile ? [`profile/${pictures.profile}`] : []),
    ...(pictures.background ? [`background/${pictures.background}`] : []),
    ...pictures.showcase.map((name) => `showcase/${name}`),
  ]);
  const files = globSync('*/*.webp', { cwd: folder });

  it('are those that somebody shows, and weigh at most 12 MB', () => {
    expect(files.map((file) => file.replace('.webp', '')).sort()).toEqual(
      [...new Set(wanted)].sort(),
    );
    const bytes = files.map((file) => statSync(join(folder, file)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(12 * MEGABYTE);
  });

  it('are opened with their size and colour, without being decoded', async () => {
    const open = demoPictures();
    for (const slot of ['profile', 'background', 'showcase'] as const) {
      const name = wanted.find((each) => each.startsWith(slot))!.split('/')[1]!;
      const { averageColor, width, height, bytes } = await open(slot, name);
      expect(averageColor).toMatch(/^#[0-9a-f]{6}$/);
      expect((await sharp(bytes).metadata()).width).toBe(width);
      expect((await sharp(bytes).metadata()).height).toBe(height);
    }
    await expect(open('profile', 'nobody')).rejects.toThrow('no profile picture nobody');
  });

  it('have banners of which none is everywhere', () => {
    const uses = Object.values(Object.groupBy(wanted, (name) => name))
      .map((same) => same!)
      .filter(([name]) => name!.startsWith('background/'));
    expect(Math.max(...uses.map(({ length }) => length))).toBeLessThanOrEqual(8);
  });
});
