import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deserialize, serialize } from 'node:v8';
import { getRequestListener } from '@hono/node-server';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { loadBrowse } from '#features/home/load-home.server.ts';
import { findProfile } from '#features/profile-page/find-profile.server.ts';
import { findSimilar } from '#features/profile-page/find-similar.server.ts';
import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import { readsCounts } from '#platform/db/directory-reads.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { profiles, specialistProfiles } from '#platform/db/tables/profiles.ts';
import { synonyms } from '#platform/db/tables/search.ts';
import { seededRandom } from '#platform/seeded-random.ts';
import { servicesContext, type Services } from '#platform/services.server.ts';
import { createApp } from '#server/app.ts';
import { closeServices, openServices } from '#server/open-services.ts';
import type { OtherWorkers, SharedPage } from '#server/other-workers.ts';
import { createPageCache } from '#server/page-cache.ts';
import { startReplica } from '../../scripts/test-postgres.mjs';
import { fillDemo } from '../support/fill-demo.ts';
import { provideServices } from '../support/test-services.ts';

const SEED = process.env.CACHE_SEED ?? 'kanek';
const STEPS = Number(process.env.CACHE_STEPS ?? 200);
/** Strangers may see a list as it was, but no hidden profile, and nothing of one that has changed. */
const MAX_OLD_MS = 2_000;
const MAX_HIDDEN_MS = 1_000;

const services = provideServices();
const API = '/api/search';
const random = seededRandom(SEED);

interface Provider {
  accountId: number;
  slug: string;
  kind: 'specialist' | 'business';
  category: string;
  location: string;
  headline: string;
}

let people: Provider[] = [];
let urls: string[] = [];

beforeAll(async () => {
  const { db } = services();
  await fillDemo(services());
  people = await db
    .select({
      accountId: profiles.accountId,
      slug: profiles.slug,
      kind: profiles.kind,
      category: profiles.category,
      location: profiles.location,
      headline: profiles.headline,
    })
    .from(profiles)
    .orderBy(profiles.accountId);
  const some = Array.from({ length: 2 }, () => random.pick(people));
  urls = [
    '/',
    `${API}/get_featured_specialists.php`,
    `${API}/get_featured_businesses.php`,
    `${API}/specialist.php?keywords=plumber`,
    `${API}/business.php?keywords=tours&location=Placencia`,
    `${API}/around?kind=specialist&words=repair`,
    ...some.flatMap(({ slug, kind, category, location }) => [
      `/${kind}/${slug}`,
      `${API}/get_${kind}_profile.php?id=${slug}`,
      `${API}/${kind}.php?${kind === 'business' ? 'sector' : 'category'}=${encodeURIComponent(category)}`,
      `${API}/${kind}.php?location=${encodeURIComponent(location)}`,
    ]),
  ];
});

/** The addresses of profiles in the order they were made. */
const made: string[] = [];

/** Pages of the real domain functions, in JSON instead of HTML. */
function appOf(shared: Services, cache?: ReturnType<typeof createPageCache>) {
  return createApp({
    services: shared,
    cache,
    cachedPages: ['/', '/specialist/:id', '/business/:id'],
    renderPage: async (request, context) => {
      const { pathname } = new URL(request.url);
      const own = context.get(servicesContext);
      const { db } = own;
      const [, kind, slug] = pathname.split('/');
      if (!slug) return Response.json(await loadBrowse(own));
      const profile = await findProfile(db, kind as Provider['kind'], slug);
      if (!profile) return new Response(null, { status: 404 });
      made.push(pathname);
      return Response.json({ profile, similar: await findSimilar(own, profile) });
    },
  });
}

/** What workers tell each other, which arrives a while later. */
function openPost() {
  const everybody: { hear?: (page: SharedPage) => void }[] = [];
  let sent: { by: object; page: SharedPage }[] = [];
  const patience = seededRandom(SEED);
  return {
    join(): OtherWorkers {
      const one: (typeof everybody)[number] = {};
      everybody.push(one);
      return {
        tell: (page) =>
          void sent.push({ by: one, page: deserialize(serialize(page)) as SharedPage }),
        onTold: (listener) => (one.hear = listener),
        patience: () => patience.integer(0, 350),
      };
    },
    deliver() {
      const arrived = sent;
      sent = [];
      for (const { by, page } of arrived)
        for (const one of everybody) if (one !== by) one.hear?.(page);
      return arrived.length;
    },
  };
}

/** An instance as it is started, with its own cache. */
async function startInstance(shared: Services, others?: OtherWorkers) {
  const cache = createPageCache(shared, others);
  const listener = getRequestListener(appOf(shared, cache).fetch);
  const server = createServer((request, response) => {
    if (!cache.serve(request, response)) void listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    read: async (url: string) => {
      const answer = await fetch(base + url);
      return answer.status === 200 ? answer.text() : String(answer.status);
    },
    look: () => shared.directoryVersion.look(),
    readsReplica: () => shared.directoryVersion.source.db !== shared.db,
    lookedAt: 0,
  };
}

/** One change of each sort that visitors can see. */
const CHANGES: Record<string, (whose: Provider) => Promise<unknown>> = {
  text: ({ accountId }) =>
    services()
      .db.update(specialistProfiles)
      .set({ bio: `Words ${random.integer(1, 1e6)} about repair.` })
      .where(eq(specialistProfiles.accountId, accountId)),
  name: ({ accountId }) =>
    services()
      .db.update(profiles)
      .set({ displayName: `Name ${random.integer(1, 1e6)}` })
      .where(eq(profiles.accountId, accountId)),
  headline: ({ accountId }) =>
    services()
      .db.update(profiles)
      .set({ headline: random.pick(people).headline })
      .where(eq(profiles.accountId, accountId)),
  move: ({ accountId }) =>
    services()
      .db.update(profiles)
      .set({ location: random.pick(people).location })
      .where(eq(profiles.accountId, accountId)),
  rating: ({ accountId }) =>
    services()
      .db.update(profiles)
      .set({ reviewCount: 10, ratingSum: random.integer(10, 50) })
      .where(eq(profiles.accountId, accountId)),
  areas: ({ accountId }) =>
    services()
      .db.update(profiles)
      .set({ facts: { areas: [random.pick(LOCATIONS), random.pick(LOCATIONS)] } })
      .where(eq(profiles.accountId, accountId)),
  confirm: ({ accountId }) =>
    services()
      .db.update(profiles)
      .set({ confirmedAt: new Date() })
      .where(eq(profiles.accountId, accountId)),
  hide: ({ accountId }) =>
    services().db.update(profiles).set({ listed: false }).where(eq(profiles.accountId, accountId)),
  show: ({ accountId }) =>
    services().db.update(profiles).set({ listed: true }).where(eq(profiles.accountId, accountId)),
  remove: ({ accountId }) => services().db.delete(accounts).where(eq(accounts.id, accountId)),
  word: () =>
    services()
      .db.insert(synonyms)
      .values({ term: `word${random.integer(1, 1e9)}`, means: ['plumber'] })
      .onConflictDoNothing(),
};
/** What happens often in life happens often here; those who are asked about change more than the others. */
const LIKELY =
  'text text text confirm confirm name headline headline move areas rating rating hide show show'.split(
    ' ',
  );

it(`shows nothing older than allowed, whatever changes (seed ${SEED}, ${STEPS} steps)`, async () => {
  const { env, log } = services();
  const all = [services()];
  if (env.DATABASE_URL) {
    const replica = await startReplica(process.env.TEST_DATABASE_URL!);
    onTestFinished(() => replica.stop());
    const { pathname } = new URL(env.DATABASE_URL);
    const DATABASE_READ_URL = replica.url.replace(/\/[^/]*$/, pathname);
    for (const each of [env, { ...env, DATABASE_READ_URL }]) {
      const further = await openServices(each, undefined, log);
      onTestFinished(() => closeServices(further));
      all.push(further);
    }
  }
  const post = openPost();
  const instances = await Promise.all(all.map((each) => startInstance(each, post.join())));
  const truth = appOf(services());
  const ask = async (url: string) => {
    const answer = await truth.request(
      url,
      {},
      {
        incoming: { socket: { remoteAddress: '127.0.0.1' } },
      },
    );
    return answer.status === 200 ? answer.text() : String(answer.status);
  };
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  /** What each address should have said, and until when. */
  const history = new Map<string, { text: string; until: number }[]>();
  const hidden = new Map<string, number>();
  const rightNow = new Map<string, string>();
  for (const url of urls) rightNow.set(url, await ask(url));
  let fromReplica = 0;
  let taken = 0;

  for (let step = 0; step < STEPS; step++) {
    now += random.integer(0, 400);
    if (random.chance(0.5)) {
      const whose = random.chance(0.3)
        ? (people.find(({ slug }) => random.pick(urls).includes(slug)) ?? random.pick(people))
        : random.pick(people);
      const what = random.chance(0.03) ? random.pick(['remove', 'word']) : random.pick(LIKELY);
      await CHANGES[what]!(whose);
      if (what === 'hide' || what === 'remove') hidden.set(whose.slug, now);
      if (what === 'show') hidden.delete(whose.slug);
      const answers = await Promise.all(urls.map(async (url) => ({ url, after: await ask(url) })));
      for (const { url, after } of answers) {
        const before = rightNow.get(url)!;
        if (after === before) continue;
        history.set(url, [...(history.get(url) ?? []), { text: before, until: now }]);
        rightNow.set(url, after);
      }
    }
    const url = random.pick(urls);
    const instance = random.pick(instances);
    // Instances that hear nothing look once in a second.
    for (const each of instances)
      if (now - each.lookedAt >= 1_000) {
        each.lookedAt = now;
        await each.look();
      }
    if (random.chance(0.7)) taken += post.deliver();
    const shown = await instance.read(url);
    if (instance.readsReplica()) fromReplica += 1;
    const isAllowed =
      shown === rightNow.get(url) ||
      history.get(url)?.some(({ text, until }) => text === shown && now - until <= MAX_OLD_MS);
    expect(isAllowed, `step ${step}: ${url}`).toBe(true);
    for (const [slug, since] of hidden)
      if (now - since > MAX_HIDDEN_MS && shown.includes(slug) && !url.includes(slug))
        throw new Error(`step ${step}: ${url} shows ${slug} after ${now - since} ms`);
  }
  expect(fromReplica).toBeGreaterThanOrEqual(env.DATABASE_URL ? STEPS / 10 : 0);
  expect(taken).toBeGreaterThan(0);
}, 600_000);

it('takes whoever is hidden out of every list at once', async () => {
  const instance = await startInstance(services());
  for (const url of urls.filter((each) => !each.includes('profile'))) {
    const before = await instance.read(url);
    const shown = people.find(({ slug }) => before.includes(slug) && !url.includes(slug));
    if (!shown) continue;
    await CHANGES.hide!(shown);
    await services().directoryVersion.look();
    expect(await instance.read(url), url).not.toContain(shown.slug);
    await CHANGES.show!(shown);
    await services().directoryVersion.look();
  }
});

it('serves nothing old because the clock was set back', async () => {
  const instance = await startInstance(services());
  const url = `${API}/specialist.php?limit=1`;
  const hidden = people.find(({ kind }) => kind === 'specialist')!;
  await CHANGES.hide!(hidden);
  await services().directoryVersion.look();
  const before = await instance.read(url);
  await CHANGES.show!(hidden);
  await services().directoryVersion.look();
  const [hourAgo, later] = [Date.now() - 3_600_000, performance.now() + 1_100];
  vi.spyOn(Date, 'now').mockReturnValue(hourAgo);
  vi.spyOn(performance, 'now').mockReturnValue(later);
  expect(await instance.read(url)).not.toBe(before);
});

it('keeps what a change does not touch', async () => {
  const instance = await startInstance(services());
  const { db, directoryVersion } = services();
  const shown = people.filter(({ kind }) => kind === 'specialist');
  const [one, other] = [shown[0]!, shown.find(({ category }) => category !== shown[0]!.category)!];
  const execute = vi.spyOn(db, 'execute');
  await directoryVersion.look();
  await instance.read(`${API}/get_specialist_profile.php?id=${one.slug}`);
  await db.execute(sql`update profiles set headline = 'Other' where slug = ${other.slug}`);
  await directoryVersion.look();
  execute.mockClear();
  await instance.read(`${API}/get_specialist_profile.php?id=${one.slug}`);
  expect(execute).not.toHaveBeenCalled();
});

it('writes one row for a change, wherever else somebody may be found', async () => {
  const { db } = services();
  const [one] = await db.select().from(profiles).where(eq(profiles.listed, true)).limit(1);
  const change = async (values: Partial<typeof profiles.$inferInsert>) => {
    await db.update(profiles).set(values).where(eq(profiles.accountId, one!.accountId));
    const { rows } = await db.execute(sql`
      select location, cardinality(areas) as areas, counted, ranked, shown from directory_changes
      where version = (select max(version) from directory_changes) order by id`);
    return rows;
  };
  const here = { location: one!.location, areas: LOCATIONS.length };
  await change({ facts: { areas: [...LOCATIONS] } });
  expect(await change({ confirmedAt: new Date() })).toEqual([
    { ...here, counted: false, ranked: false, shown: false },
  ]);
  expect(await change({ reviewCount: one!.reviewCount + 1, ratingSum: 14 })).toEqual([
    { ...here, counted: false, ranked: true, shown: true },
  ]);
  const elsewhere = LOCATIONS.find((place) => place !== one!.location)!;
  const moved = { ...here, counted: true, ranked: true, shown: true };
  expect(await change({ location: elsewhere })).toEqual([moved, { ...moved, location: elsewhere }]);
  expect(await change({ listed: false })).toEqual([{ ...moved, location: elsewhere }]);
  expect(await change({ listed: true })).toEqual([{ ...moved, location: elsewhere }]);
});

it('finds somebody by what was changed, whether it is searched for or only alters an order', async () => {
  const { db } = services();
  const [one] = await db.select().from(profiles).where(eq(profiles.listed, true)).limit(1);
  const found = async (values: Partial<typeof profiles.$inferInsert>) => {
    await db.update(profiles).set(values).where(eq(profiles.accountId, one!.accountId));
    const { rows } = await db.execute(sql`
      select name, rating, review_count, completeness, confirmed_at = ${new Date(0)}::timestamptz as old
      from profile_search where account_id = ${one!.accountId}`);
    return rows[0];
  };
  const order = { reviewCount: 4, ratingSum: 18, completeness: 7, confirmedAt: new Date(0) };
  const asOrdered = { rating: 4.5, review_count: 4, completeness: 7, old: true };
  expect(await found(order)).toMatchObject(asOrdered);
  expect(await found({ displayName: 'Réné' })).toMatchObject({ ...asOrdered, name: 'rene' });
  const both = { displayName: 'Other', reviewCount: 2, ratingSum: 6 };
  expect(await found(both)).toMatchObject({ name: 'other', rating: 3, review_count: 2 });
  expect(await found({ listed: false })).toBeUndefined();
  expect(await found({ listed: true, reviewCount: 0, ratingSum: 0 })).toMatchObject({ rating: 0 });
});

it('looks up the similar ones again, and makes a profile anew only where they are others', async () => {
  const instance = await startInstance(services());
  const { db, directoryVersion } = services();
  const found = await db.select().from(profiles).where(eq(profiles.listed, true));
  const one = found.find(({ kind }) => kind === 'specialist')!;
  const url = `/specialist/${one.slug}`;
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  await directoryVersion.look();
  const first = await instance.read(url);
  const { similar } = JSON.parse(first) as { similar: { id: string }[] };
  const shown = found.find(({ slug }) => slug === similar[0]!.id)!;
  const execute = vi.spyOn(db, 'execute');
  let before = first;
  /** Nobody waits while they are looked up and it is made. */
  const readTwice = async (becomes: (text: string) => void) => {
    await directoryVersion.look();
    execute.mockClear();
    made.length = 0;
    now += 500;
    expect(await instance.read(url)).toBe(before);
    await Promise.all(execute.mock.results.map(({ value }) => value as Promise<unknown>));
    await vi.waitFor(async () => becomes((before = await instance.read(url))), {
      timeout: 20_000,
    });
    return made;
  };
  const stays = (text: string) => expect(text).toBe(first);
  const text = { bio: 'Other words.' };
  await db
    .update(specialistProfiles)
    .set(text)
    .where(eq(specialistProfiles.accountId, shown.accountId));
  expect(await readTwice(stays)).toEqual([]);
  // Its card shows none of it, so nothing has to be asked.
  expect(execute).not.toHaveBeenCalled();
  // The first stays the first.
  const completeness = shown.completeness + 1;
  await db.update(profiles).set({ completeness }).where(eq(profiles.accountId, shown.accountId));
  expect(await readTwice(stays)).toEqual([]);
  expect(execute).toHaveBeenCalled();
  // Another one of the trade takes a place.
  const other = found.find(
    ({ kind, slug }) => kind === one.kind && slug !== one.slug && !first.includes(slug),
  )!;
  const same = { headline: one.headline, category: one.category, location: one.location };
  await db.update(profiles).set(same).where(eq(profiles.accountId, other.accountId));
  expect(await readTwice((said) => expect(said).toContain(other.slug))).toEqual([url]);
  const name = { displayName: 'Another Name' };
  await db.update(profiles).set(name).where(eq(profiles.accountId, shown.accountId));
  expect(await readTwice((said) => expect(said).toContain('Another Name'))).toEqual([url]);
});

it('tries once to make a page while everybody gets the last one', async () => {
  let [asked, fails] = [0, false];
  const cache = createPageCache(services());
  const app = createApp({
    services: services(),
    cache,
    cachedPages: ['/about'],
    renderPage: () => {
      asked += 1;
      readsCounts('business');
      return Promise.resolve(new Response(`page ${asked}`, { status: fails ? 500 : 200 }));
    },
  });
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const recall = () => {
    const form = cache.recall({ method: 'GET', url: '/about', headers: {} });
    return form && String(form.body);
  };
  const change = async () => {
    const whose = people.find(({ kind }) => kind === 'business')!;
    await CHANGES.hide!(whose);
    await CHANGES.show!(whose);
    await services().directoryVersion.look();
    now += 700;
  };
  await app.request('/about');
  await change();
  expect(recall()).toBe('page 1');
  await expect.poll(recall).toBe('page 2');
  fails = true;
  await change();
  expect(recall()).toBe('page 2');
  await expect.poll(() => asked).toBe(3);
  await new Promise((resolve) => setImmediate(resolve));
  expect(recall()).toBe('page 2');
  now += 400;
  expect(recall()).toBeNull();
  expect(asked).toBe(3);
  fails = false;
  expect(await (await app.request('/about')).text()).toBe('page 4');
  expect(recall()).toBe('page 4');
});
