import { beforeAll, describe, expect, it } from 'vitest';
import { fillSearch } from '../support/fill-demo.ts';
import { provideApp } from '../support/request.ts';

const { request, services } = provideApp();

interface Found {
  understood: { trades: { name: string }[]; place: { name: string } | null; words: string[] };
  results: {
    kind: string;
    id: string;
    location: string;
    occupation?: string;
    businessType?: string;
    why?: string;
  }[];
  relaxed: string[];
  totalCount: number;
  page: number;
}

const ask = (path: string) => request(`/api/search/find?${path}`);
const find = async (q: string, more = ''): Promise<Found> =>
  (await ask(`q=${encodeURIComponent(q)}${more}`)).json();
const headline = ({ occupation, businessType }: Found['results'][number]) =>
  occupation ?? businessType;

describe('before anybody is listed', () => {
  it('says so', async () => {
    expect(await find('plumber')).toMatchObject({
      results: [],
      relaxed: ['Nobody is listed yet.'],
      totalCount: 0,
    });
  });
});

describe('when nothing fits', () => {
  beforeAll(async () => {
    await fillSearch(services());
  });

  it('gives up nothing where nothing has to be', async () => {
    const { results, relaxed } = await find('plumber in belize city');
    expect(headline(results[0]!)).toBe('Plumber');
    expect(results[0]!.location).toBe('Belize City');
    expect(relaxed).toEqual([]);
  });

  it('takes the nearest of the trade before anybody else', async () => {
    const { results, relaxed } = await find('ac repair belize city');
    expect(headline(results[0]!)).toBe('Air-conditioning and fridges');
    expect(relaxed).toEqual(['No ac technician in Belize City yet. Nearest: Orange Walk, 75 km']);
  });

  it('says that nobody of the trade is there, beside others who are', async () => {
    const { results, relaxed } = await find('tour guide placencia');
    expect(results.map(({ location }) => location)).toContain('Placencia');
    expect(relaxed).toEqual(['No tour guide in Placencia yet. Nearest: Toledo, 67 km']);
  });

  it('takes related trades where nobody has the trade', async () => {
    const { results, relaxed } = await find('locksmith');
    expect(results.length).toBeGreaterThan(0);
    expect(relaxed[0]).toMatch(/^No locksmith yet\. Shown: .* related trades such as aluminium/);
  });

  it('takes all but one word, and a strange word is no reason to show nobody', async () => {
    const { results, relaxed } = await find('zeppelin castillo');
    expect(results.length).toBeGreaterThan(0);
    expect(relaxed).toEqual(['Nobody has all of these words. Shown: who has all but one.']);
    const wedding = await find('quxzt wedding planner');
    expect(headline(wedding.results[0]!)).toMatch(/^Wedding planner$/i);
    expect(wedding.understood.words).toEqual(['quxzt']);
  });

  it('takes everybody where no word is known', async () => {
    const { results, relaxed } = await find('qwrtz in dangriga');
    expect(results.every(({ location }) => location === 'Dangriga')).toBe(true);
    expect(relaxed[0]).toMatch(/^Nobody fits these words yet\. Shown: who is listed in Dangriga/);
    const nobody = await find('');
    expect(nobody.results.length).toBeGreaterThan(0);
    expect(nobody.relaxed).toEqual([]);
  });

  it('shows both kinds together', async () => {
    const { results } = await find('dentist');
    expect(new Set(results.map(({ kind }) => kind))).toEqual(new Set(['specialist', 'business']));
  });

  it('says why, where the headline does not', async () => {
    const { results } = await find('toothache');
    expect(results[0]!.why).toMatch(/^Dent(?:ist|al clinic): /);
    expect((await find('plumber')).results[0]!.why).toBeUndefined();
  });

  it('pages neither repeat nor skip anyone', async () => {
    const { totalCount } = await find('tour');
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(totalCount / 5) }, (_, at) =>
        find('tour', `&limit=5&page=${at + 1}`),
      ),
    );
    const ids = pages.flatMap(({ results }) => results.map(({ id }) => id));
    expect(ids).toHaveLength(totalCount);
    expect(new Set(ids).size).toBe(totalCount);
  });

  it('refuses what is too long or no plain text', async () => {
    expect((await ask(`q=${'a'.repeat(201)}`)).status).toBe(400);
    expect((await ask('q=a%00b')).status).toBe(400);
    expect((await ask(`q=${'%F0%9F%94%A7'.repeat(9)}`)).status).toBe(200);
    expect(
      (await ask(`q=${encodeURIComponent("'); drop table x; -- & | ! :* <-> ()")}`)).status,
    ).toBe(200);
  });
});
