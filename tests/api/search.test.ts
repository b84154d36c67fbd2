import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { demoProviders } from '#features/demo/demo-providers.server.ts';
import { insertProviders } from '#features/import/insert-providers.server.ts';
import { foundCards, suggestions as suggestionsAnswer } from '#api/search-extras.ts';
import { foundBySentence } from '#api/find.ts';
import { businessProfile, specialistProfile } from '#api/profile-answers.ts';
import {
  featuredBusiness,
  featuredSpecialist,
  foundBusinesses,
  foundSpecialists,
} from '#api/search-answers.ts';
import { findProfile } from '#features/profile-page/find-profile.server.ts';
import { findCards } from '#features/directory/find-cards.server.ts';
import { inLanguage } from '#platform/language.server.ts';
import { insertAll } from '#platform/db/insert-all.server.ts';
import { media } from '#platform/db/tables/media.ts';
import { reviews } from '#platform/db/tables/reviews.ts';
import { searchMisses } from '#platform/db/tables/search.ts';
import { provideApp } from '../support/request.ts';

const { request, services } = provideApp();
const NOW = new Date('2026-01-01T12:00:00Z');
const call = (path: string) => request(`/api/search/${path}`);
const json = async (path: string) => (await call(path)).json();
const golden = (name: string) => `golden/${name}.json`;
/** Who is open is another answer at another hour; what is said of hours stands with their rules. */
const timeless = (_name: string, value: unknown) =>
  typeof (value as { says?: unknown } | null)?.says === 'string' ? 'as it is now' : value;
const pretty = (value: unknown) => `${JSON.stringify(value, timeless, 2)}\n`;

beforeAll(async () => {
  const { db } = services();
  services().clock.now = () => NOW;
  const providers = demoProviders(NOW);
  await db.transaction(async (tx) => {
    const ids = await insertProviders(tx, providers);
    const written = providers.flatMap((each, index) =>
      each.reviews.map((review) => ({ ...review, profileId: ids[index]! })),
    );
    await tx.execute(insertAll(reviews, written));
    const slots = ['profile', 'background', 'showcase'] as const;
    const pictures = ids.flatMap((accountId, index) =>
      slots.map((slot, place) => ({
        accountId,
        slot,
        position: 0,
        key: `${index}${place}`.padStart(32, '0'),
        contentType: 'image/webp',
        byteSize: 1,
        contentHash: 'x',
      })),
    );
    await tx.execute(insertAll(media, pictures.slice(0, -9)));
  });
});

describe('the search calls, field by field', () => {
  it.each([
    ['featured-specialists', 'get_featured_specialists.php'],
    ['featured-businesses', 'get_featured_businesses.php'],
    [
      'specialists-plumber',
      'specialist.php?skills=plumber&first_name=plumber&last_name=plumber&occupation=plumber&limit=2',
    ],
    ['businesses-bakery', 'business.php?services=bakery&limit=2'],
    ['find-flat-tire', 'find?q=flat tire near the airport, cheap, tonight&limit=2'],
    ['suggest-flat', 'suggest?q=flat ti'],
  ])('%s', async (name, path) => {
    await expect(pretty(await json(path))).toMatchFileSnapshot(golden(name));
  });

  it('tell the language of what people wrote, where it is not the one that is spoken', async () => {
    const id = 'maria-castillo-2byxeu';
    const marked = async (language: 'en' | 'es') => {
      const { db } = services();
      const profile = await inLanguage(language, () => findProfile(db, 'specialist', id));
      const [card] = await inLanguage(language, () => findCards(db, [id]));
      const [rosalia, emily] = profile!.reviews;
      return [profile!.lang, profile!.texts[0]!.lang, card!.lang, rosalia!.lang, emily!.replyLang];
    };
    expect(await marked('en')).toEqual([undefined, undefined, undefined, 'es', undefined]);
    expect(await marked('es')).toEqual(['en', 'en', 'en', undefined, 'en']);
  });

  it('profiles', async () => {
    const found = await json('specialist.php?occupation=Plumber&location=Belize City&limit=1');
    const specialist = await json(`get_specialist_profile.php?id=${found.results[0].id}`);
    await expect(pretty(specialist)).toMatchFileSnapshot(golden('specialist-profile'));
    const shops = await json('business.php?business_name=Mangrove Clock Tours&limit=1');
    const business = await json(`get_business_profile.php?id=${shops.results[0].id}`);
    await expect(pretty(business)).toMatchFileSnapshot(golden('business-profile'));
  });

  it('a stored phone without digits is told as none', async () => {
    const { results } = await json('business.php?limit=1');
    const [id] = results.map((each: { id: string }) => each.id);
    const { db } = services();
    const stored = await db.execute(sql`select phone from profiles where slug = ${id}`);
    await db.execute(sql`update profiles set phone = '+501' where slug = ${id}`);
    expect(await json(`get_business_profile.php?id=${id}`)).toMatchObject({
      contactNumber: null,
      whatsapp: null,
    });
    await db.execute(sql`update profiles set phone = ${stored.rows[0]!.phone} where slug = ${id}`);
  });

  it('never carries a phone or an email in a list', async () => {
    const text = JSON.stringify([
      await json('specialist.php?limit=50'),
      await json('business.php?limit=50'),
      await json('find?q=taxi&limit=50'),
      await json('cards?ids=maria-castillo-2byxeu,mangrove-clock-tours-nua4p2'),
      await json('get_featured_specialists.php'),
    ]);
    expect(/@|\+501|\d{3}-\d{4}|"[^"]*(phone|email)[^"]*":/i.exec(text)?.[0]).toBeUndefined();
  });
});

describe('cards by their ids', () => {
  const idsOf = async (ids: string) =>
    (await json(`cards?ids=${ids}`)).results.map(({ id }: { id: string }) => id);
  const [MARIA, TOURS] = ['maria-castillo-2byxeu', 'mangrove-clock-tours-nua4p2'];

  it('come in the order asked for, of both kinds; unknown ones are left out', async () => {
    expect(await idsOf(`${TOURS},${MARIA}`)).toEqual([TOURS, MARIA]);
    expect(await idsOf(`nobody-234567,${MARIA},${MARIA},`)).toEqual([MARIA]);
    expect((await call(`cards?ids=${MARIA},<b>`)).status).toBe(400);
    expect(await json('cards')).toEqual({ results: [] });
  });

  it('are fifty at most', async () => {
    const many = Array.from({ length: 51 }, (_, index) => `nobody-${index}`);
    expect(await idsOf(many.slice(1).join(','))).toEqual([]);
    const refused = await call(`cards?ids=${many.join(',')}`);
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { error: 'ids: At most 50.', code: 'bad-input' },
    ]);
  });

  it('of those that are not listed are missing, until they come back', async () => {
    const list = (listed: boolean) =>
      services().db.execute(sql`update profiles set listed = ${listed} where slug = ${MARIA}`);
    await list(false);
    expect(await idsOf(`${MARIA},${TOURS}`)).toEqual([TOURS]);
    await list(true);
    expect(await idsOf(`${MARIA},${TOURS}`)).toEqual([MARIA, TOURS]);
  });
});

describe('an invented provider', () => {
  it('is told as one in every list; a real one has no field for it', async () => {
    const { results } = await json('specialist.php?limit=50');
    expect(results.every((each: object) => 'is_demo' in each)).toBe(true);
    const { db } = services();
    const real = sql`update accounts set is_demo = false where id in
      (select account_id from profiles where slug = ${results[0].id})`;
    await db.execute(real);
    const again = await json('specialist.php?limit=50');
    expect(again.results[0].id).toBe(results[0].id);
    expect(again.results[0]).not.toHaveProperty('is_demo');
    await db.execute(sql`update accounts set is_demo = true`);
  });
});

describe('the description of the API', () => {
  it('tells every public read', async () => {
    const document = await (await request('/api/openapi.json')).json();
    const reads = Object.entries(document.paths).filter(([path]) => path.startsWith('/api/search'));
    expect(reads).toHaveLength(9);
    const described = { ...document, paths: Object.fromEntries(reads) };
    await expect(pretty(described)).toMatchFileSnapshot(golden('openapi'));
  });

  it('says what the calls really answer', async () => {
    expect.assertions(8);
    const fits = (schema: z.ZodType, answer: unknown) =>
      expect(schema.safeParse(answer).error).toBeUndefined();
    const { results } = await json('specialist.php?limit=50');
    const businesses = await json('business.php?limit=50');
    fits(foundSpecialists.strict(), await json('specialist.php?limit=50'));
    fits(foundBusinesses.strict(), businesses);
    fits(foundBySentence.strict(), await json('find?q=plomero que hable español&limit=50'));
    fits(z.array(featuredSpecialist.strict()), await json('get_featured_specialists.php'));
    fits(z.array(featuredBusiness.strict()), await json('get_featured_businesses.php'));
    const [specialist, business] = [results[0].id, businesses.results[0].id];
    fits(specialistProfile.strict(), await json(`get_specialist_profile.php?id=${specialist}`));
    fits(foundCards.strict(), await json(`cards?ids=${specialist},${business}`));
    fits(businessProfile.strict(), await json(`get_business_profile.php?id=${business}`));
  });
});

describe('what is found', () => {
  const names = async (path: string) =>
    (await json(path)).results.map(
      (result: { fullName?: string; business_name?: string }) =>
        result.fullName ?? result.business_name,
    );

  it('pages never repeat or skip anyone', async () => {
    const { totalCount } = await json('specialist.php');
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(totalCount / 12) }, (_, i) =>
        json(`specialist.php?page=${i + 1}`),
      ),
    );
    const ids = pages.flatMap(({ results }) => results.map(({ id }: { id: string }) => id));
    expect(ids).toHaveLength(totalCount);
    expect(new Set(ids).size).toBe(totalCount);
  });

  it('whoever serves a place is found there too where that is asked, after those who live there', async () => {
    const places = async (more: string) => {
      const { results } = await json(`specialist.php?location=Belmopan&limit=50${more}`);
      return results.map((each: { location: string }) => each.location);
    };
    const living = await places('');
    const all = await places('&serves=yes');
    expect(new Set(living)).toEqual(new Set(['Belmopan']));
    expect(all.slice(0, living.length)).toEqual(living);
    expect(all.length).toBeGreaterThan(living.length);
  });

  it('the nearest first leaves nobody out, and tells how far they are', async () => {
    const near = async (more: string) => {
      const { results, totalCount } = await json(
        `specialist.php?location=Dangriga&sort=near&limit=50${more}`,
      );
      const far = results.map((each: { distance_km?: number }) => each.distance_km ?? 0);
      expect(far).toEqual(far.toSorted((a: number, b: number) => a - b));
      return { results, totalCount };
    };
    const { results, totalCount } = await near('');
    expect(totalCount).toBe((await json('specialist.php?limit=1')).totalCount);
    expect(results[0].location).toBe('Dangriga');
    const { results: plumbers } = await near('&keywords=plumber');
    expect(plumbers.length).toBe((await json('specialist.php?keywords=plumber')).results.length);
    // Nor does a place among the words.
    const { totalCount: teachers } = await near('&keywords=teacher in Corozal');
    expect(teachers).toBe((await json('specialist.php?keywords=teacher&limit=1')).totalCount);
    // All of a district is near to it.
    const { results: around } = await json('specialist.php?location=Cayo&sort=near&limit=1');
    const { totalCount: inCayo } = await json('specialist.php?location=Cayo&limit=1');
    const { results: first } = await json(`specialist.php?location=Cayo&sort=near&limit=${inCayo}`);
    expect(around[0].distance_km).toBeUndefined();
    expect(first.filter((each: object) => 'distance_km' in each)).toEqual([]);
  });

  it('a district includes its towns, a town nothing else', async () => {
    const places = async (location: string) => {
      const { results } = await json(`specialist.php?limit=50&location=${location}`);
      const found = new Set<string>(results.map((each: { location: string }) => each.location));
      return [...found].toSorted((a, b) => a.localeCompare(b));
    };
    expect(await places('Cayo')).toEqual([
      'Belmopan',
      'Benque Viejo del Carmen',
      'Cayo',
      'San Ignacio',
    ]);
    expect(await places('Belize City')).toEqual(['Belize City']);
  });

  it('reads "&" as "and", and knows no unknown category or place', async () => {
    const and = await json('specialist.php?category=Technology and IT');
    expect(and.totalCount).toBeGreaterThan(5);
    expect(await json('specialist.php?category=Technology%20%26%20IT')).toEqual(and);
    expect(await json('specialist.php?category=Sorcery')).toEqual({ results: [], totalCount: 0 });
    expect(await json('business.php?location=Atlantis')).toEqual({ results: [], totalCount: 0 });
  });

  it('first name, last name, occupation and skills are each enough', async () => {
    expect(await names('specialist.php?first_name=Maria&last_name=Nobody')).toContain(
      'Maria Castillo',
    );
    expect(await names('specialist.php?last_name=Maria')).not.toContain('Maria Castillo');
    expect(await names('specialist.php?occupation=Plumber')).toContain('Maria Castillo');
  });

  it('a business type is a category or a specific type', async () => {
    const all = await json('business.php?businessType=Automotive&limit=50');
    expect(all.totalCount).toBe(6);
    const { businessType } = all.results[0];
    expect(await names(`business.php?businessType=${encodeURIComponent(businessType)}`)).toContain(
      all.results[0].business_name,
    );
  });

  it('words find plurals, typos, prefixes and accents', async () => {
    for (const typed of ['plumber', 'plumbers', 'plumer', 'plumb', 'PLÜMBER']) {
      const q = encodeURIComponent(typed);
      const path = `specialist.php?skills=${q}&first_name=${q}&last_name=${q}&occupation=${q}`;
      expect(await names(path), typed).toContain('Maria Castillo');
    }
  });
});

describe('when nobody has all the words', () => {
  it('those who have all but one are found, and the answer says so', async () => {
    const some = await json('specialist.php?keywords=plumber%20mermaid');
    expect(some).toEqual({ results: [], totalCount: 0 });
    const most = await json('specialist.php?keywords=plumber%20guitar');
    expect(most).toMatchObject({ partial: true, results: expect.any(Array) });
    expect(most.totalCount).toBeGreaterThan(0);
    expect(await json('specialist.php?keywords=plumber')).not.toHaveProperty('partial');
    expect(await json('business.php?services=bakery%20guitar')).toHaveProperty('partial', true);
  });
});

describe('what is not found', () => {
  it('is counted for staff, by its words alone', async () => {
    for (let time = 0; time < 3; time++) await call('business.php?services=Zeppelin%20Rides');
    await call('specialist.php?keywords=%C3%9Anobtainium');
    await services().misses.flush();
    const misses = await services().db.select().from(searchMisses);
    expect(misses).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'business', query: 'zeppelin rides', count: 3 }),
        expect.objectContaining({ kind: 'specialist', query: 'unobtainium', count: 1 }),
      ]),
    );
  });

  it('by a sentence is counted too: nobody of the trade, or words that nobody knows', async () => {
    for (const said of [
      'locksmith',
      'Locksmith in Dangriga, cheap',
      'qwrtz',
      'plumber',
      'ac repair belize city',
    ])
      await call(`find?q=${encodeURIComponent(said)}`);
    await services().misses.flush();
    const misses = await services().db.select().from(searchMisses);
    expect(
      misses
        .filter(({ kind }) => kind === 'both')
        .map(({ query, count }) => `${query} ${count}`)
        .toSorted(),
    ).toEqual(['locksmith 2', 'qwrtz 1']);
  });

  it('comes with the first of the other kind', async () => {
    const around = await json('around?kind=specialist&words=driftglass');
    const { results, totalCount } = await json('business.php?services=driftglass&limit=3');
    expect(around.others).toBe(totalCount);
    expect(around.otherCards).toEqual(results);
    expect(await json('around?kind=specialist&words=plumber')).not.toHaveProperty('otherCards');
  });

  it('has ways out with counts', async () => {
    const around = await json(
      'around?kind=specialist&words=plumber&location=Toledo&category=Engineering',
    );
    expect(around.waysOut.length).toBeGreaterThan(0);
    for (const { category, location, words, count } of around.waysOut) {
      const query = new URLSearchParams({
        ...(category && { category }),
        ...(location && { location }),
        ...(words && { keywords: words }),
      });
      expect((await json(`specialist.php?${query}`)).totalCount, query.toString()).toBe(count);
    }
  });
});

describe('while typing', () => {
  it.each([
    ['specialist', 'plu', 'Plumber'],
    ['specialist', 'maria cas', 'Maria Castillo'],
    ['business', 'mangrove', 'Mangrove Clock Tours'],
    ['specialist', 'dang', 'Dangriga'],
  ])('a %s search for "%s" suggests %s', async (kind, typed, suggestion) => {
    const suggestions = await json(`suggest?kind=${kind}&q=${encodeURIComponent(typed)}`);
    expect(suggestions.map(({ text }: { text: string }) => text)).toContain(suggestion);
    expect(suggestions.length).toBeLessThanOrEqual(8);
  });

  it('single words are written like everything else, and nothing is said twice', async () => {
    const seen: { text: string; type: string }[] = [];
    for (const typed of ['plu', 'ba', 'ga', 'te']) {
      const texts = await json(`suggest?kind=specialist&q=${typed}`);
      seen.push(...texts);
      const folded = texts.map(({ text }: { text: string }) => text.toLowerCase());
      expect(new Set(folded).size, typed).toBe(folded.length);
    }
    const words = seen.filter(({ type }) => type === 'skill').map(({ text }) => text);
    expect(words).toContain('Plumbing');
    for (const word of words) expect(word).toMatch(/^[A-Z0-9]/);
  });

  it('one letter suggests nothing', async () => {
    expect(await json('suggest?kind=specialist&q=p')).toEqual([]);
    expect(await json('suggest?q=p')).toEqual([]);
  });

  it.each([
    ['plumb', { text: 'Plumber', type: 'trade' }],
    ['no cold', { text: 'no cold air', type: 'need', leadsTo: 'AC technician' }],
    ['maria cas', { text: 'Maria Castillo', type: 'name' }],
    ['mangrove cl', { text: 'Mangrove Clock Tours', type: 'name' }],
    ['plumber in dang', { text: 'plumber in Dangriga', type: 'place' }],
  ])('a sentence “%s” may go on, with both kinds in view', async (typed, suggestion) => {
    const offered = await json(`suggest?q=${typed}`);
    expect(offered).toContainEqual(suggestion);
    expect(offered.length).toBeLessThanOrEqual(8);
    expect(suggestionsAnswer.safeParse(offered).error).toBeUndefined();
  });
});

describe('bad parameters', () => {
  it.each([
    ['specialist.php?page=-1&limit=abc', 12],
    ['specialist.php?page=0&limit=0', 12],
    ['specialist.php?limit=5000', 50],
    ['business.php?page=1e9&limit=', 6],
  ])('%s falls back to sensible numbers', async (path, size) => {
    const response = await call(path);
    expect(response.status).toBe(200);
    const { results, totalCount } = await response.json();
    expect(totalCount).toBeGreaterThan(100);
    expect(results.length === size || path.includes('1e9')).toBe(true);
  });

  it.each([
    [`specialist.php?keywords=${'x'.repeat(101)}`, 400],
    [`find?q=x&place=${'x'.repeat(101)}`, 400],
    [`suggest?q=${'x'.repeat(101)}`, 400],
    ['business.php?services=a%00b', 400],
    ['get_specialist_profile.php', 400],
    ['get_specialist_profile.php?id=../../etc/passwd', 400],
    ['get_specialist_profile.php?id=nobody-234567', 404],
    ['get_business_profile.php?id=nobody-234567', 404],
  ])('%s answers %i with an error', async (path, status) => {
    const response = await call(path);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({
      error: expect.stringMatching(/\w/),
      code: expect.stringMatching(/\w/),
    });
  });

  it.each([
    "'",
    '"',
    '%',
    '_',
    '\\',
    '!',
    '&',
    '|',
    ':*',
    '()',
    '<->',
    "'; drop table profiles; --",
    '💥',
  ])('hostile words do nothing: %s', async (typed) => {
    const q = encodeURIComponent(typed);
    const path = `specialist.php?skills=${q}&first_name=${q}&last_name=${q}&occupation=${q}`;
    expect((await call(path)).status).toBe(200);
    expect(
      (await call(`business.php?business_name=${q}&about=${q}&businessType=${q}`)).status,
    ).toBe(200);
  });

  it('any site may read', async () => {
    const { headers } = await call('get_featured_businesses.php');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  });
});
