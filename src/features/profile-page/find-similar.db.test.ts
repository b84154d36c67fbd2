import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { fillDemo } from '../../../tests/support/fill-demo.ts';
import { provideServices } from '../../../tests/support/test-services.ts';
import { demoProviders } from '#features/demo/demo-providers.server.ts';
import { DISTRICT_OF, LOCATIONS, type Location } from '#features/profiles/locations.rules.ts';
import { areListsAsRead, effectOf, recordReads } from '#platform/db/directory-reads.server.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { findSimilar } from './find-similar.server.ts';

const services = provideServices();
const providers = demoProviders(new Date('2026-01-01T12:00:00Z'));

beforeAll(async () => {
  await fillDemo(services(), providers);
});

const wanted = (kind: ProviderKind, name: string) => {
  const { profile } = providers.find((each) => each.profile.displayName === name)!;
  const { slug: id, category, headline, location } = profile;
  return { kind, id, category, headline, location };
};
const district = (place: string) => DISTRICT_OF[place as Location];

describe('findSimilar', () => {
  it('finds at most four others of the category, the nearest first', async () => {
    const maria = wanted('specialist', 'Maria Castillo');
    const found = await findSimilar(services(), maria);
    expect(found).toHaveLength(4);
    expect(found.map(({ id }) => id)).not.toContain(maria.id);
    const ofCategory = providers.filter(({ profile }) => profile.category === maria.category);
    const slugs = ofCategory.filter(({ kind }) => kind === 'specialist').map((p) => p.profile.slug);
    expect(slugs).toEqual(expect.arrayContaining(found.map(({ id }) => id)));
    const distance = found.map(({ location }) =>
      location === maria.location ? 0 : district(location) === district(maria.location) ? 1 : 2,
    );
    expect(distance).toEqual(distance.toSorted((a, b) => a - b));
  });

  it('finds those of the same trade before others, however they call it', async () => {
    const found = await findSimilar(services(), wanted('specialist', 'Pedro Antonio Cawich'));
    expect(found.map(({ headline }) => headline)).toEqual([
      'Certified Spanish and English Translator',
      'German Translator',
      "Q'eqchi' and Mopan Interpreter",
      'Legal Transcriber and Minutes Specialist',
    ]);
  });

  it('finds those of the same trade in another category, far away, before others near by', async () => {
    const runman = wanted('specialist', 'Egbert Swift');
    const { db } = services();
    const [first, second] = await findSimilar(services(), runman);
    const desmond = wanted('specialist', 'Desmond Roches');
    expect([first?.id, first?.headline, first?.location]).toEqual([
      desmond.id,
      'Runman',
      'Dangriga',
    ]);
    expect(desmond.category).not.toBe(runman.category);
    expect(second?.location).toBe(runman.location);
    const reads = await recordReads(async () => void (await findSimilar(services(), runman)));
    // So a change there puts the list in doubt.
    const change = {
      version: 2,
      kind: 'specialist',
      category: desmond.category,
      slug: 'x',
      location: 'Toledo',
      areas: null,
      rating: 0,
      words: ['runman'],
      shown: true,
    } as const;
    expect(effectOf({ ...change, counted: true, ranked: true }, reads)).toBe('in doubt');
    expect(effectOf({ ...change, counted: false, ranked: false }, reads)).toBeNull();
    // Whoever is of another trade could stand there only if of the same category.
    const baker = { ...change, words: ['baker'], counted: false, ranked: true };
    expect(effectOf(baker, reads)).toBeNull();
    expect(
      effectOf({ ...baker, category: runman.category, location: runman.location }, reads),
    ).toBe('in doubt');
    // Whoever is on it counts by what its card shows.
    const own = { ...change, slug: desmond.id, counted: false, ranked: false };
    expect(effectOf(own, reads)).toBe('old');
    expect(effectOf({ ...own, shown: false, ranked: true }, reads)).toBe('in doubt');
    expect(effectOf({ ...own, shown: false }, reads)).toBeNull();
    expect(await areListsAsRead(db, reads)).toBe(true);
    await db.execute(sql`update profiles set listed = false where slug = ${desmond.id}`);
    expect(await areListsAsRead(db, reads)).toBe(false);
    await db.execute(sql`update profiles set listed = true where slug = ${desmond.id}`);
  });

  it('looks anywhere when there are not enough around', async () => {
    const lonely = { ...wanted('business', 'Mangrove Clock Tours'), location: 'Corozal' };
    const found = await findSimilar(services(), lonely);
    expect(found).toHaveLength(4);
    expect(found.some(({ location }) => district(location) !== 'Corozal')).toBe(true);
  });

  it('leaves out what is not listed', async () => {
    const { db } = services();
    const maria = wanted('specialist', 'Maria Castillo');
    const [first] = await findSimilar(services(), maria);
    await db.execute(sql`update profiles set listed = false where slug = ${first!.id}`);
    expect((await findSimilar(services(), maria)).map(({ id }) => id)).not.toContain(first!.id);
  });

  it('is in doubt by others further away, or rated less well, only where there are not enough near by', async () => {
    const { db } = services();
    await db.execute(sql`update profiles set headline = 'Plumber' where kind = 'specialist'`);
    const changed = {
      version: 2,
      kind: 'specialist',
      category: 'x',
      slug: 'x',
      areas: null,
    } as const;
    const ranked = { ...changed, words: ['plumber'], counted: false, ranked: true, shown: true };
    const specialists = providers.filter(({ kind }) => kind === 'specialist');
    let [near, here] = [0, 0];
    for (const { kind, profile } of specialists) {
      const { slug: id, category, location } = profile;
      let found: { location: string; rating: number | null }[] = [];
      const reads = await recordReads(async () => {
        const about = { kind, id, category, headline: 'Plumber', location };
        found = await findSimilar(services(), about);
      });
      const doubtful = (rating: number) =>
        LOCATIONS.filter((at) => effectOf({ ...ranked, rating, location: at }, reads));
      const places = found.map((each) => each.location);
      expect(doubtful(5), id).toEqual(expect.arrayContaining([location, ...places]));
      if (doubtful(5).length < LOCATIONS.length) near += 1;
      if (doubtful(5).length > 1) continue;
      here += 1;
      expect(new Set(places), id).toEqual(new Set([location]));
      // Cards show it rounded.
      const last = found.at(-1)!.rating ?? 0;
      expect([doubtful(last + 0.1), doubtful(last - 0.1)], id).toEqual([[location], []]);
    }
    expect(near).toBeGreaterThan(here);
    expect(here).toBeGreaterThan(0);
  });
});
