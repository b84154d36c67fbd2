import { describe, expect, it } from 'vitest';
import { BUSINESS_CATEGORIES, SPECIALIST_CATEGORIES } from '#features/profiles/categories.rules.ts';
import { drawBanner, SCENES } from './art/banner.ts';
import { picturesOf } from './demo-pictures.server.ts';
import { demoProviders } from './demo-providers.ts';

const CATEGORIES = [...new Set([...SPECIALIST_CATEGORIES, ...BUSINESS_CATEGORIES])];
const at = { time: 'day', tint: 'teal', seed: '1' } as const;

describe('demo banners', () => {
  it.each(SCENES)('tell every category by what stands in front of the %s', (scene) => {
    const drawings = CATEGORIES.map((category) => drawBanner({ scene, ...at, category }));
    expect(new Set([drawBanner({ scene, ...at }), ...drawings]).size).toBe(CATEGORIES.length + 1);
  });

  it('are few enough for a quick first start, and none is everywhere', () => {
    const banners = demoProviders(new Date('2026-01-01T12:00:00Z'))
      .flatMap(picturesOf)
      .filter(({ slot }) => slot === 'background');
    const different = new Set(banners.map(({ shareAs }) => shareAs));
    expect(different.size).toBeLessThanOrEqual(110);
    const uses = [...different].map(
      (shareAs) => banners.filter((each) => each.shareAs === shareAs).length,
    );
    expect(Math.max(...uses)).toBeLessThanOrEqual(8);
  });
});
