import { describe, expect, it } from 'vitest';
import { BUSINESS_CATEGORIES, SPECIALIST_CATEGORIES } from '#features/profiles/categories.rules.ts';
import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import { fieldsOf } from '#features/profiles/fields.rules.ts';
import { REVIEW_TEXT_MAX, REVIEW_TEXT_MIN } from '#features/profiles/rating.rules.ts';
import { DEMO_BUSINESSES, DEMO_SPECIALISTS } from './demo-directory.ts';
import { MOTIFS } from './demo-records.ts';
import { demoProviders } from './demo-providers.ts';

const NOW = new Date('2026-01-01T12:00:00Z');
const providers = demoProviders(NOW);
const fields = [...fieldsOf('business'), ...fieldsOf('specialist')];
const longest = Object.fromEntries(fields.map(({ key, max }) => [key, max]));

describe('the demo directory', () => {
  it('has every category and every place', () => {
    expect(DEMO_SPECIALISTS.map(({ category }) => category).sort()).toEqual(
      [...SPECIALIST_CATEGORIES].sort(),
    );
    expect(DEMO_BUSINESSES.map(({ category }) => category).sort()).toEqual(
      [...BUSINESS_CATEGORIES].sort(),
    );
    for (const kind of ['specialist', 'business']) {
      const places = providers.filter((each) => each.kind === kind).map((p) => p.record.location);
      expect(new Set(places).size).toBe(LOCATIONS.length);
    }
  });

  it('has about 150 specialists and 110 businesses', () => {
    const specialists = providers.filter(({ kind }) => kind === 'specialist').length;
    expect(specialists).toBeGreaterThanOrEqual(145);
    expect(providers.length - specialists).toBeGreaterThanOrEqual(105);
  });

  it.each(providers.map((each) => [each.profile.displayName, each] as const))(
    '%s keeps the rules of the forms',
    (_name, { details, reviews, record }) => {
      for (const [field, text] of Object.entries(details)) {
        expect(text.length, field).toBeLessThanOrEqual(longest[field]!);
        expect(text.trim(), field).toBe(text);
        expect(text, field).not.toMatch(/lorem|https?:|@|\d{3}-\d{4}/i);
      }
      expect(record.showcase.length).toBeLessThanOrEqual(3);
      for (const motif of record.showcase) expect(MOTIFS).toContain(motif);
      for (const { text, createdAt } of reviews) {
        expect(text.length).toBeGreaterThanOrEqual(REVIEW_TEXT_MIN);
        expect(text.length).toBeLessThanOrEqual(REVIEW_TEXT_MAX);
        expect(createdAt.getTime()).toBeGreaterThan(
          NOW.getTime() - record.joinedDaysAgo * 24 * 60 * 60 * 1000,
        );
      }
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
    expect(providers.some(({ record }) => record.pictures === false)).toBe(true);
    expect(providers.some(({ profile }) => profile.videoUrl)).toBe(true);
    expect(providers.some(({ profile }) => profile.reviewCount === 0)).toBe(true);
  });
});
