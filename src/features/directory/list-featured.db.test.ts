import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoProviders } from '#features/demo/demo-providers.server.ts';
import { DAY_MS } from '#platform/local-day.rules.ts';
import { recordReads } from '#platform/db/directory-reads.server.ts';
import { featured } from '#platform/db/tables/moderation.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { fillDemo } from '../../../tests/support/fill-demo.ts';
import { provideServices } from '../../../tests/support/test-services.ts';
import { FEATURED_COUNT, FEATURED_POOL } from './featured.rules.ts';
import { listAllFeatured, listFeatured, pickFeatured } from './list-featured.server.ts';

describe('featured profiles', () => {
  const services = provideServices();
  const NOW = new Date('2026-01-01T18:00:00Z');
  const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
  const picked = (now: Date, kind: ProviderKind = 'specialist') =>
    pickFeatured(services().db, kind, now, services().env);
  const ids = async (now: Date) => (await picked(now)).map(({ id }) => id);

  beforeAll(async () => {
    await fillDemo(services(), demoProviders(NOW));
  });

  it('stay the same all day in Belize, and change with the next one', async () => {
    const morning = new Date('2026-01-01T06:00:00Z');
    const night = new Date('2026-01-02T05:59:59Z');
    expect(await ids(night)).toEqual(await ids(morning));
    expect(await ids(new Date('2026-01-02T06:00:00Z'))).not.toEqual(await ids(morning));
  });

  it('are true until that day ends, for whoever keeps them', async () => {
    const { db, env } = services();
    const lists = [
      (now: Date) => listFeatured(db, 'business', now, env),
      (now: Date) => listAllFeatured(db, now, env),
    ];
    for (const list of lists)
      for (const now of [new Date('2026-01-01T06:00:00Z'), new Date('2026-01-02T05:58:00Z')]) {
        const { until } = await recordReads(async () => void (await list(now)));
        expect(new Date(until)).toEqual(new Date('2026-01-02T06:00:00Z'));
      }
  });

  it('go round fairly: in four days each of the best has one turn', async () => {
    const days = await Promise.all([0, 1, 2, 3].map((day) => ids(later(day))));
    const shown = days.flat();
    expect(shown).toHaveLength(FEATURED_POOL);
    expect(new Set(shown).size).toBe(FEATURED_POOL);
    expect(new Set(await ids(later(4)))).toEqual(new Set(days[0]));
  });

  it('are never more than there is room for, and nobody is there twice', async () => {
    for (const kind of ['specialist', 'business'] as const) {
      const rows = await picked(NOW, kind);
      expect(rows).toHaveLength(FEATURED_COUNT);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(FEATURED_COUNT);
    }
  });

  describe('with a choice by staff', () => {
    let chosen: number[];
    beforeAll(async () => {
      const { db } = services();
      const rows = await db
        .select({ id: profiles.accountId })
        .from(profiles)
        .where(eq(profiles.kind, 'specialist'))
        .orderBy(profiles.completeness)
        .limit(3);
      chosen = rows.map(({ id }) => id);
      await db.insert(featured).values([
        { profileId: chosen[0]!, position: 2, startsAt: later(-1) },
        { profileId: chosen[1]!, position: 1, startsAt: later(-1), endsAt: later(1) },
        { profileId: chosen[2]!, position: 3, startsAt: later(1) },
      ]);
    });

    it('begin with it, in its order, while its time lasts', async () => {
      const [second, first, planned] = chosen as [number, number, number];
      expect((await ids(NOW)).slice(0, 2)).toEqual([first, second]);
      expect(await ids(NOW)).not.toContain(planned);
      expect((await ids(later(1))).slice(0, 2)).toEqual([second, planned]);
      expect((await picked(NOW)).map((row) => row.chosen)).toEqual(
        Array.from({ length: FEATURED_COUNT }, (_, index) => index < 2),
      );
    });

    it('leave out whoever is not listed, and keep to their number and kind', async () => {
      const { db } = services();
      await db.update(profiles).set({ listed: false }).where(eq(profiles.accountId, chosen[0]!));
      const shown = await ids(NOW);
      expect(shown).not.toContain(chosen[0]);
      expect(shown).toHaveLength(FEATURED_COUNT);
      expect((await picked(NOW, 'business')).some((row) => row.chosen)).toBe(false);
      expect(await listFeatured(db, 'specialist', NOW, services().env)).toHaveLength(
        FEATURED_COUNT,
      );
    });
  });

  it('shows a well reviewed profile before one that a single person praised', async () => {
    const { db } = services();
    await db.update(profiles).set({ ratingSum: 0, reviewCount: 0, completeness: 50 });
    const rows = await db
      .select({ id: profiles.accountId })
      .from(profiles)
      .where(eq(profiles.kind, 'business'));
    const shares = rows.map(({ id }, index) => ({ id, many: index < FEATURED_POOL }));
    for (const { id, many } of shares)
      await db
        .update(profiles)
        .set(many ? { ratingSum: 98, reviewCount: 20 } : { ratingSum: 5, reviewCount: 1 })
        .where(eq(profiles.accountId, id));
    const shown = await picked(NOW, 'business');
    const trusted = new Set(shares.filter(({ many }) => many).map(({ id }) => id));
    expect(shown.every(({ id }) => trusted.has(id))).toBe(true);
  });
});
