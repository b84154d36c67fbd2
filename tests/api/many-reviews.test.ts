import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawPage } from '../support/drawn-pages.ts';
import { provideApp } from '../support/request.ts';
import { insertUnclaimed } from '../support/unclaimed.ts';

const { request, services } = provideApp({}, drawPage);
const MANY = 307;
const PAGES = 16;
/** What one review more that staff have removed, which takes a line, and other numbers and addresses may differ by. */
const LITTLE = 3_000;
/** Every one in this many was removed by staff. */
const REMOVED = 50;

/** Reviewed by so many, some of them at the same moment. */
async function insertReviewed(name: string, count: number): Promise<string> {
  const { db } = services();
  const { accountId, slug } = await insertUnclaimed(db, { name });
  await db.execute(sql`
    insert into reviews (profile_id, author_email, author_mailbox, author_name, stars, text, state, removed_reason, created_at, updated_at)
    select ${accountId}, mailbox, mailbox, 'Ana ' || n, 1 + n % 5, repeat('Came on time. ', 28),
      case when n % ${REMOVED} = 0 then 'removed' else 'published' end::review_state,
      case when n % ${REMOVED} = 0 then 'spam' end, at, at
    from generate_series(1, ${count}::int) n,
      lateral (select n || '@gmail.com' as mailbox, '2026-01-01'::timestamptz + n / 3 * interval '1 hour' as at) as own`);
  await db.execute(sql`update profiles set (rating_sum, review_count) =
    (select sum(stars), count(*) from reviews where profile_id = account_id and state = 'published')
    where account_id = ${accountId}`);
  return slug;
}

let many: string;
let fewer: string;
beforeAll(async () => {
  many = await insertReviewed('Busy Bakery', MANY);
  fewer = await insertReviewed('Calm Bakery', 43);
});

const read = async (path: string) => {
  const answer = await request(path);
  const text = await answer.text();
  expect([path, answer.status]).toEqual([path, 200]);
  return text;
};
const page = (slug = many, query = '', language = '') =>
  read(`${language}/business/${slug}${query}`);
const data = (query = '') => read(`/business/${many}.data${query}`);
const call = async (slug: string, query: string) =>
  JSON.parse(await read(`/api/search/get_business_profile.php?id=${slug}${query}`)) as Told;
interface Told {
  reviews: { id: number }[];
  review_pages?: { page: number; pages: number; stars: number[] };
}
const found = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, part]) => part!);
const idsOn = (html: string) => found(html, / id="review-(\d+)"/g);
const authorsIn = (text: string) => [...new Set(found(text, /"?(Ana \d+)\b/g))].toSorted();
const linkTo = (html: string, rel: string) =>
  found(html, /(<a [^>]*>)/g)
    .filter((tag) => tag.includes(` rel="${rel}"`))
    .map((tag) => /href="([^"]*)"/.exec(tag)![1]!.replaceAll('&amp;', '&'))[0];

describe('a profile with very many reviews', () => {
  it('makes a page no larger than one with fewer, however it is read', async () => {
    const near = async (small: Promise<string>, large: Promise<string>) => {
      const sizes = [(await small).length, (await large).length];
      expect(Math.abs(sizes[1]! - sizes[0]!)).toBeLessThan(LITTLE);
    };
    await near(page(fewer), page());
    await near(page(fewer), page(many, '?reviews=9'));
    await near(read(`/business/${fewer}.data`), data());
    const called = (slug: string) =>
      read(`/api/search/get_business_profile.php?id=${slug}&reviews=1`);
    await near(called(fewer), called(many));
  });

  it.each(['', '/es', '/bzj'])(
    'shows each of them once to whoever follows its links: %s',
    async (language) => {
      const seen: string[] = [];
      const visited: string[] = [];
      let path: string | undefined = `${language}/business/${many}`;
      while (path && visited.length <= PAGES) {
        visited.push(path);
        const html = await read(path);
        seen.push(...idsOn(html));
        path = linkTo(html, 'next');
      }
      expect(visited.slice(0, 2)).toEqual([
        `${language}/business/${many}`,
        `${language}/business/${many}?reviews=2#reviews`,
      ]);
      expect(visited).toHaveLength(PAGES);
      const whole = await call(many, '');
      expect(seen).toEqual(whole.reviews.map(({ id }) => String(id)));
      expect(new Set(seen).size).toBe(MANY);
    },
  );

  it('counts all that are published, not those that are carried', async () => {
    const published = Array.from({ length: MANY }, (_, at) => at + 1).filter((n) => n % REMOVED);
    const counts = [5, 4, 3, 2, 1].map(
      (stars) => published.filter((n) => 1 + (n % 5) === stars).length,
    );
    for (const query of ['', '?reviews=16']) {
      const html = await page(many, query);
      expect(found(html, />\d stars?: (\d+)</g).map(Number)).toEqual(counts);
      expect(html).toContain(`${published.length} reviews`);
    }
    const { review_pages: pages } = await call(many, '&reviews=2');
    expect(pages).toEqual({ page: 2, pages: PAGES, stars: counts.toReversed() });
  });

  it.each([
    ...['', '0', '-1', '1.5', 'x', '%00', '1'].map((odd) => [`?reviews=${odd}`, 1]),
    ['?reviews=2&reviews=3', 2],
    ...['16', '17', '99999999999999999999', '1e300'].map((huge) => [`?reviews=${huge}`, PAGES]),
  ] as [string, number][])('answers %s by page %d, in each of its forms', async (query, shown) => {
    const expected = idsOn(await page(many, `?reviews=${shown}`));
    expect(idsOn(await page(many, query))).toEqual(expected);
    const told = await call(many, query.replace('?', '&'));
    expect(told.review_pages?.page).toBe(shown);
    expect(told.reviews.map(({ id }) => String(id))).toEqual(expected);
    expect(authorsIn(await data(query))).toEqual(authorsIn(await page(many, query)));
  });

  it.each(['', '/es'])(
    'shows a review to whoever comes by its own address: %s',
    async (language) => {
      const ids = (await call(many, '')).reviews.map(({ id }) => id);
      for (const [at, on] of [
        [0, 1],
        [19, 1],
        [20, 2],
        [150, 8],
        [MANY - 1, PAGES],
      ] as const) {
        const html = await page(many, `?review=${ids[at]}`, language);
        expect(idsOn(html)).toContain(String(ids[at]));
        expect(html).toContain(`>${language ? 'Página' : 'Page'} ${on} / `);
      }
      expect((await call(many, `&reviews=1&review=${ids[150]}`)).review_pages?.page).toBe(8);
    },
  );

  it('answers the address of a review that is not its own by its newest', async () => {
    const [other] = (await call(fewer, '')).reviews.slice(-1);
    for (const none of [other!.id, '0', '-1', 'x', '', '99999999999999999999', 'published'])
      expect([none, idsOn(await page(many, `?review=${none}`))]).toEqual([
        none,
        idsOn(await page()),
      ]);
  });

  it('is one profile to search engines, which are told of a few of those on the page', async () => {
    for (const query of ['', '?reviews=2']) {
      const html = await page(many, query);
      expect(found(html, /<link rel="canonical" href="[^"]*(\/business\/[^"]*)"/g)).toEqual([
        `/business/${many}`,
      ]);
      const [json] = found(html, /<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g);
      const { aggregateRating, review } = JSON.parse(json!);
      expect(aggregateRating.reviewCount).toBe(301);
      expect(review).toHaveLength(5);
    }
  });

  it('is told whole to programs that ask for no page of them', async () => {
    const whole = await call(many, '');
    expect(whole.reviews).toHaveLength(MANY);
    expect(whole).not.toHaveProperty('review_pages');
  });
});
