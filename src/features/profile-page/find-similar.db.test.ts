import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { provideServices } from '../../../tests/support/test-services.ts';
import { demoProviders } from '#features/demo/demo-providers.server.ts';
import { insertProviders } from '#features/import/insert-providers.server.ts';
import { DISTRICT_OF, type Location } from '#features/profiles/locations.rules.ts';
import { areListsAsRead, effectOf, recordReads } from '#platform/db/directory-reads.server.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { findSimilar } from './find-similar.server.ts';

const services = provideServices();
const providers = demoProviders(new Date('2026-01-01T12:00:00Z'));

beforeAll(async () => {
  await services().database.unhurried.transaction((tx) => insertProviders(tx, providers));
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
      shown: true,
    } as const;
    expect(effectOf({ ...change, counted: true, ranked: true }, reads)).toBe('in doubt');
    expect(effectOf({ ...change, counted: false, ranked: false }, reads)).toBeNull();
    // Whoever is on it counts by what its card shows.
    const own = { ...change, slug: desmond.id, counted: false, ranked: false };
    expect(effectOf(own, reads)).toBe('in doubt');
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
});
