import { eq, gte, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { getPublicVersion } from '#features/editor/get-own-profile.server.ts';
import { keepProgress } from '#features/claiming/claim-progress.server.ts';
import { findMoved } from '#features/duplicates/find-moved.server.ts';
import { findLikely } from '#features/duplicates/find-likely.server.ts';
import { searchDirectory } from '#features/duplicates/search-directory.server.ts';
import {
  duplicatesActs,
  loadDuplicates,
} from '#features/moderation/duplicates/duplicates-desk.server.ts';
import { forgetMergesJob } from '#features/moderation/duplicates/merge-record.server.ts';
import { loadPair, pairActs } from '#features/moderation/duplicates/pair-desk.server.ts';
import { sweepFiles } from '#features/media/sweep-files-job.server.ts';
import { getItem } from '#features/moderation/queue/get-item.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { duplicatePairs, profileMerges } from '#platform/db/tables/duplicates.ts';
import { claimCodes, claims } from '#platform/db/tables/claims.ts';
import { mailingRecipients, mailings } from '#platform/db/tables/mailings.ts';
import { media } from '#platform/db/tables/media.ts';
import { profileRevisions, profiles } from '#platform/db/tables/profiles.ts';
import { importFile, rowsOf, undo as undoImport } from '../support/import-file.ts';
import { provideApp } from '../support/request.ts';
import { businessEntry, specialistEntry } from '../support/signup-entries.ts';
import { insertUnclaimed } from '../support/unclaimed.ts';
import { codeFor, mailsTo, openBrowser } from './browser.ts';
import { signUpIn } from './new-account.ts';
import { askPage, renderPage } from './pages.ts';
import { act, logOf, newStaff, outcome } from './staff.ts';

const { services, request } = provideApp({}, renderPage);
let staff: Awaited<ReturnType<typeof newStaff>>;
let number = 0;

beforeAll(async () => {
  staff = await newStaff(services());
});

/** Somebody who has signed up; both have their own number, email and words. */
async function person(
  changed: Record<string, string> = {},
  kind: 'specialist' | 'business' = 'specialist',
) {
  number += 1;
  const email = `provider.${number}@gmail.com`;
  const phone = `6${String(number * 111_111)
    .padStart(6, '0')
    .slice(-6)}`;
  const entry = { ...(kind === 'specialist' ? specialistEntry : businessEntry), workEmail: '' };
  const client = `10.1.1.${number}`;
  const browser = openBrowser((path, init) => request(path, init, client));
  await signUpIn(browser, services(), kind, {
    ...entry,
    email,
    [kind === 'specialist' ? 'phone' : 'businessPhone']: phone,
    ...changed,
  });
  const [row] = await services()
    .db.select({ id: accounts.id, slug: profiles.slug })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.accountId, accounts.id))
    .where(eq(accounts.email, email));
  return { email, phone, browser, ...row! };
}

const pairOf = (a: { id: number }, b: { id: number }) =>
  `${Math.min(a.id, b.id)}-${Math.max(a.id, b.id)}`;
const merge = async (pair: string, fields: Record<string, string>, stamp?: string) =>
  act(pairActs(pair), services(), staff, {
    intent: 'merge',
    stamp: stamp ?? (await loadPair(services(), pair)).stamp,
    ...fields,
  });
const load = (query = '') => loadDuplicates(services(), new URLSearchParams(query));
const undo = async (changed: Record<string, string | number> = {}) => {
  const [last] = (await load()).merges;
  return act(duplicatesActs, services(), staff, {
    intent: 'undo',
    id: last!.id,
    stamp: last!.version,
    ...changed,
  });
};
const review = (profileId: number, mailbox: string, text: string, stars: number, day: string) =>
  services().db.execute(sql`insert into reviews
    (profile_id, author_email, author_mailbox, author_name, stars, text, created_at, updated_at)
    values (${profileId}, ${mailbox}, ${mailbox}, 'Ana', ${stars}, ${text}, ${day}, ${day})`);
/** Every row of the two that undoing has to bring back. */
async function everything(ids: readonly number[]) {
  const { db } = services();
  const found: Record<string, unknown> = {};
  for (const [table, column] of [
    ['accounts', 'id'],
    ['specialist_profiles', 'account_id'],
    ['business_profiles', 'account_id'],
    ['media', 'account_id'],
    ['profile_event_days', 'profile_id'],
    ['profile_revisions', 'account_id'],
    ['reviews', 'profile_id'],
    ['reports', 'profile_id'],
  ] as const)
    found[table] = (
      await db.execute<{ row: Record<string, unknown> }>(sql`
        select to_jsonb(t) as row from ${sql.identifier(table)} t
        where ${sql.identifier(column)} = any(${sql.param(ids)}::bigint[])
        order by to_jsonb(t)::text`)
    ).rows.map(({ row: { id, ...row } }) => (table === 'media' ? row : { id, ...row }));
  found['profiles'] = (
    await db.execute<{ row: Record<string, unknown> }>(sql`
      select to_jsonb(t) as row from profiles t where account_id = any(${sql.param(ids)}::bigint[]) order by account_id`)
  ).rows.map(({ row: { version: _v, updated_at: _u, ...row } }) => row);
  return found;
}

describe('the desk of duplicates', () => {
  it('shows pairs that the job found, best first, and those of one profile', async () => {
    const [one, other] = [
      await person({ firstName: 'Wilma', lastName: 'Gentle' }),
      await person({ firstName: 'Wilma', lastName: 'Gentel' }),
    ];
    await searchDirectory(services().db);
    const { pairs } = await load();
    expect(pairs.map(({ id }) => id)).toContain(pairOf(one, other));
    const scores = pairs.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    const own = await load(`of=${one.id}`);
    expect(own.pairs.map(({ id }) => id)).toEqual([pairOf(one, other)]);
    expect(own.pairs[0]!.reasons).toContain('place');
    await expect(load('of=999999')).rejects.toThrow('does not exist');
    const { hints } = await getItem(services(), other.slug);
    expect(hints.find(({ id }) => id === 'duplicate')?.others?.[0]).toMatchObject({
      slug: one.slug,
    });
  });

  it('never shows a pair again that staff said are two', async () => {
    const [first] = (await load()).pairs;
    await act(duplicatesActs, services(), staff, { intent: 'different', id: first!.id });
    const { db } = services();
    await db.execute(sql`update profiles set version = version + 1`);
    await searchDirectory(db);
    expect((await load()).pairs.map(({ id }) => id)).not.toContain(first!.id);
    expect((await load(`of=${first!.left.id}`)).pairs).toEqual([]);
    expect((await logOf(services()))[0]).toMatchObject({ action: 'profile.not-duplicate' });
  });

  it('keeps a pair that one of the two alone has found', async () => {
    const { db } = services();
    const seven: { id: number }[] = [];
    for (let nth = 0; nth < 7; nth++)
      seven.push(await person({ firstName: 'Oswaldo', lastName: 'Usher' }));
    const pairs = async () => {
      await searchDirectory(db);
      const { rows } = await db.execute<{ pair: string }>(sql`
        select left_id || '-' || right_id as pair from duplicate_pairs
        where left_id >= ${seven[0]!.id} order by 1`);
      return rows.map(({ pair }) => pair);
    };
    const found = await pairs();
    // Each finds the first five of the others: the last two do not find each other.
    expect(found).toHaveLength(20);
    await db.execute(
      sql`update profiles set version = version + 1 where account_id = ${seven[0]!.id}`,
    );
    expect(await pairs()).toEqual(found);
  });

  /** Of each pair that the nightly search has kept of this profile. */
  const sharesEmail = async (id: number) => {
    const { db } = services();
    await searchDirectory(db);
    const { leftId, rightId } = duplicatePairs;
    const pairs = db.select().from(duplicatePairs);
    const own = await pairs.where(or(eq(leftId, id), eq(rightId, id)));
    return own.map(({ reasons }) => reasons.includes('email'));
  };

  it('looks again at whoever signs in with another email', async () => {
    const shared = 'zadie.quill@gmail.com';
    const zadie = { firstName: 'Zadie', lastName: 'Quill' };
    await person({ ...zadie, workEmail: shared });
    const { browser, id } = await person(zadie);
    expect(await sharesEmail(id)).toEqual([false]);
    const { password } = specialistEntry;
    await browser.postForm('/account', { intent: 'request-email', email: shared, password });
    const code = await codeFor(services(), shared);
    await browser.postForm('/account', { intent: 'confirm-email', code });
    expect(await sharesEmail(id)).toEqual([true]);
  });

  it('looks again at a profile that somebody claims with another email', async () => {
    const { db } = services();
    const [own, shared] = ['oriole.shop@gmail.com', 'oriole.owner@gmail.com'];
    await person({ businessName: 'Oriole Nest', workEmail: shared }, 'business');
    const found = { name: 'Oriole Nests', workEmail: own };
    const { accountId: profile, slug } = await insertUnclaimed(db, found);
    expect(await sharesEmail(profile)).toEqual([false]);
    const proof = { by: 'email', email: own } as const;
    const progress = { profile, proof, login: { email: shared, proved: true } };
    const browser = openBrowser(request);
    browser.cookies.set('claim', keepProgress(services(), progress).value);
    const { password } = businessEntry;
    const answer = await browser.postForm(`/claim/${slug}`, { intent: 'finish', password });
    expect(answer.status).toBe(302);
    expect(await sharesEmail(profile)).toEqual([true]);
  });

  // The embedded engine does one thing after the other.
  it.runIf(process.env.TEST_ENGINE === 'server')(
    'is made and shown while somebody deletes those whom it is about',
    async () => {
      const { db } = services();
      const coralia = () => person({ firstName: 'Coralia', lastName: 'Requena' });
      const known = await coralia();
      const [goes, stays, newest] = [await coralia(), await coralia(), await coralia()];
      await searchDirectory(db);
      for (const { id } of [goes, stays])
        await db.execute(sql`update profiles set version = version + 1 where account_id = ${id}`);
      await db.transaction(async (tx) => {
        await tx.delete(accounts).where(inArray(accounts.id, [known.id, goes.id]));
        // Each waits for nobody: else neither this nor the deletion would ever end.
        await getItem(services(), newest.slug);
        await searchDirectory(db);
      });
      await searchDirectory(db);
      const left = await db
        .select({ leftId: duplicatePairs.leftId, rightId: duplicatePairs.rightId })
        .from(duplicatePairs)
        .where(gte(duplicatePairs.leftId, known.id));
      expect(left).toEqual([{ leftId: stays.id, rightId: newest.id }]);
    },
  );

  it('knows only pairs that are there', async () => {
    for (const pair of ['', '1', '2-1', '1-1', '1-2-3', '1-__proto__', `1-${'9'.repeat(15)}`]) {
      await expect(loadPair(services(), pair), pair).rejects.toThrow(/not exist/);
      expect(await outcome(merge(pair, { stays: 'left' }, '1-1')), pair).toMatch(/not exist/);
    }
  });
});

describe('merging', () => {
  it('makes one of two, field by field, and can be undone', async () => {
    const { db } = services();
    const one = await person({ firstName: 'Hector', lastName: 'Usher', bio: 'Short.' });
    const other = await person({
      firstName: 'Hector',
      lastName: 'Ushher',
      bio: 'A much longer text about tiles.',
    });
    await review(one.id, 'ana@x.bz', 'old', 1, '2026-01-01');
    await review(other.id, 'ana@x.bz', 'new', 5, '2026-02-01');
    await review(other.id, 'ben@x.bz', 'fine', 4, '2026-02-01');
    await review(one.id, 'eve@x.bz', 'newer', 3, '2026-03-01');
    await review(other.id, 'eve@x.bz', 'older', 2, '2026-02-01');
    await db.execute(
      sql`insert into reports (profile_id, reason, text, visitor_hash) values (${other.id}, 'other', 'x', 'h1')`,
    );
    await db.execute(
      sql`insert into profile_event_days values (${one.id}, '2026-01-01', 'view', 3), (${other.id}, '2026-01-01', 'view', 4), (${other.id}, '2026-01-02', 'call', 1)`,
    );
    for (const [index, id] of [one.id, other.id].entries())
      await db.insert(media).values({
        accountId: id,
        slot: 'showcase',
        key: String(index).repeat(32),
        contentType: 'image/webp',
        byteSize: 1,
        contentHash: 'h',
      });
    for (const key of ['0', '1'])
      await services().storage.put(
        `pictures/${key}${key}/${key.repeat(32)}/master.webp`,
        new Uint8Array([1]),
      );
    for (const id of [one.id, other.id])
      await db.execute(
        sql`update profiles set rating_sum = (select sum(stars) from reviews where profile_id = ${id}), review_count = (select count(*) from reviews where profile_id = ${id}) where account_id = ${id}`,
      );
    const before = await everything([one.id, other.id]);

    const pair = pairOf(one, other);
    const view = await loadPair(services(), pair);
    const shown = new Map(view.differing.map((field) => [field.name, field]));
    expect(shown.get('bio')).toMatchObject({ left: 'Short.', chosen: 'right' });
    expect(shown.get('phone')).toBeDefined();
    const done = await merge(pair, {
      stays: 'left',
      bio: 'right',
      phone: 'right',
      showcase: 'right',
    });
    expect(done).toEqual({ to: '/admin/duplicates?merged=Hector+Usher' });

    const [kept] = await db.select().from(profiles).where(eq(profiles.accountId, one.id));
    expect(kept).toMatchObject({
      displayName: 'Hector Usher',
      phone: `+501${other.phone}`,
      reviewCount: 3,
      ratingSum: 12,
    });
    const after = await everything([one.id, other.id]);
    expect(after['accounts']).toHaveLength(1);
    expect(after['specialist_profiles']).toMatchObject([
      { bio: 'A much longer text about tiles.' },
    ]);
    expect(after['media']).toMatchObject([{ account_id: one.id, key: '1'.repeat(32), live: true }]);
    expect(after['reports']).toHaveLength(1);
    expect((after['reviews'] as { text: string }[]).map(({ text }) => text).sort()).toEqual([
      'fine',
      'new',
      'newer',
    ]);
    expect(after['profile_event_days']).toMatchObject(
      [{ count: 7 }, { count: 1 }].map((each) => expect.objectContaining(each) as object),
    );
    expect((await logOf(services()))[0]).toMatchObject({
      action: 'profile.merge',
      objectId: String(one.id),
    });
    const [told] = (await mailsTo(services(), other.email, 2)).slice(-1);
    expect(told!.text).toContain('can no longer sign in');
    expect(told!.text).toContain('pr***@gmail.com');
    // What undoing needs outlives the sweep.
    await sweepFiles(services(), -60_000);
    expect(
      await services().storage.find(`pictures/00/${'0'.repeat(32)}/master.webp`),
    ).not.toBeNull();

    expect(await undo()).toContain('Hector Ushher is back');
    expect(await everything([one.id, other.id])).toEqual(before);
    expect(await findMoved(db, [other.slug])).toEqual(new Map());
    expect((await request(`/specialist/${other.slug}`)).status).toBe(200);
    expect((await logOf(services()))[0]).toMatchObject({ action: 'profile.undo-merge' });
  });

  // The embedded engine does one thing after the other.
  it.runIf(process.env.TEST_ENGINE === 'server')(
    'keeps the files of whoever comes back while the sweep is looking',
    async () => {
      const { db, storage } = services();
      const one = await person({ lastName: 'Teck' });
      const other = await person({ lastName: 'Tekk' });
      const key = '7'.repeat(32);
      const file = `pictures/77/${key}/master.webp`;
      const picture = { contentType: 'image/webp', byteSize: 1, contentHash: 'h' };
      await db.insert(media).values({ accountId: other.id, slot: 'showcase', key, ...picture });
      await storage.put(file, new Uint8Array([1]));
      await merge(pairOf(one, other), { stays: 'left', showcase: 'left' });
      const [last] = (await load()).merges;
      let sweeping = Promise.resolve();
      await db.transaction(async (tx) => {
        await tx.execute(sql`lock table profile_merges in access exclusive mode`);
        sweeping = sweepFiles(services(), -60_000);
        const waiting = () =>
          db.execute(sql`
            select from pg_locks where relation = 'profile_merges'::regclass and not granted`);
        await expect.poll(async () => (await waiting()).rows).not.toEqual([]);
        const wish = { intent: 'undo', id: last!.id, stamp: last!.version };
        expect(await act(duplicatesActs, { ...services(), db: tx }, staff, wish)).toContain('Tekk');
      });
      await sweeping;
      expect(await db.$count(media, eq(media.key, key))).toBe(1);
      expect(await storage.find(file)).not.toBeNull();
    },
  );

  it('leads from the old address to the new one, in every language, as a card and by the API', async () => {
    const [one, other] = [
      await person({ lastName: 'Arana' }),
      await person({ lastName: 'Aranna' }),
    ];
    expect((await request(`/specialist/${other.slug}`)).status).toBe(200);
    await merge(pairOf(one, other), { stays: 'left' });
    const led = async (path: string) => {
      const answer = await request(path);
      return `${answer.status} ${answer.headers.get('Location')}`;
    };
    expect(await led(`/specialist/${other.slug}`)).toBe(`301 /specialist/${one.slug}`);
    expect(await led(`/es/specialist/${other.slug}`)).toBe(`301 /es/specialist/${one.slug}`);
    for (const page of ['contact.vcf', 'message', 'review?name=Ben'])
      expect(await led(`/es/specialist/${other.slug}/${page}`)).toBe(
        `301 /es/specialist/${one.slug}/${page}`,
      );
    for (const page of ['report/profile', 'claim'])
      expect(await led(`/${page}/${other.slug}`)).toBe(`301 /${page}/${one.slug}`);
    const cards = await request(`/api/search/cards?ids=${other.slug},${one.slug}`);
    expect(await cards.json()).toMatchObject({ results: [{ id: one.slug, was: [other.slug] }] });
    expect(await (await request(`/saved?ids=${other.slug}`)).text()).toContain(one.slug);
    expect(await led(`/business/${other.slug}`)).toBe(`301 /specialist/${one.slug}`);
    expect(await led(`/specialist/${other.slug}/contact.vcf`)).toBe(
      `301 /specialist/${one.slug}/contact.vcf`,
    );
    expect(await led(`/api/search/get_specialist_profile.php?id=${other.slug}`)).toBe(
      `301 /api/search/get_specialist_profile.php?id=${one.slug}`,
    );
    const sitemap = await (await request('/sitemaps/specialist-1.xml')).text();
    expect(sitemap).toContain(one.slug);
    expect(sitemap).not.toContain(other.slug);

    // Through two merges, and back through one.
    const third = await person({ lastName: 'Arrana' });
    await merge(pairOf(one, third), { stays: 'right' });
    expect(await led(`/specialist/${other.slug}`)).toBe(`301 /specialist/${third.slug}`);
    await undo();
    expect(await led(`/specialist/${other.slug}`)).toBe(`301 /specialist/${one.slug}`);
    expect(await undo()).toContain('is back');
    expect((await request(`/specialist/${other.slug}`)).status).toBe(200);
  });

  it('keeps the kind of the one that stays, and refuses what has no room there', async () => {
    const bio = 'word '.repeat(90).trim();
    const trader = await person({ firstName: 'Nigel', lastName: 'Lamb', bio });
    const shop = await person(
      { businessName: 'Nigel Lamb Tiles', businessType: 'Tiles' },
      'business',
    );
    const pair = pairOf(trader, shop);
    const { differing } = await loadPair(services(), pair);
    expect(differing.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['phone', 'occupation', 'skills', 'bio']),
    );
    expect(await outcome(merge(pair, { stays: 'right', bio: 'left' }))).toMatch(/350/);
    await merge(pair, { stays: 'right', skills: 'left', phone: 'left' });
    const answer = await request(`/specialist/${trader.slug}`);
    expect(answer.headers.get('Location')).toBe(`/business/${shop.slug}`);
    const [row] = (
      await services().db.execute(
        sql`select b.services, p.phone, p.kind from business_profiles b join profiles p using (account_id) where account_id = ${shop.id}`,
      )
    ).rows;
    expect(row).toMatchObject({
      kind: 'business',
      services: specialistEntry.skills,
      phone: `+501${trader.phone}`,
    });
    await undo();
    expect((await request(`/specialist/${trader.slug}`)).status).toBe(200);
  });

  it('lets the one stay that somebody signs in with', async () => {
    const [mine, added] = [
      await person({ lastName: 'Swift' }),
      await person({ lastName: 'Swiftt' }),
    ];
    await services().db.execute(
      sql`update accounts set email = null, password_hash = '!' where id = ${added.id}`,
    );
    await services().db.execute(
      sql`update profiles set unclaimed = true where account_id = ${added.id}`,
    );
    const pair = pairOf(mine, added);
    expect(await loadPair(services(), pair)).toMatchObject({ fixed: 'left', stays: 'left' });
    expect(await outcome(merge(pair, { stays: 'right' }))).toMatch(/signs in with stays/);
    await merge(pair, { stays: 'left' });
    await undo();
    const [back] = await services().db.select().from(accounts).where(eq(accounts.id, added.id));
    expect(back).toMatchObject({ email: null, passwordHash: '!' });
  });

  it('lets the one stay whom visitors find, whoever signed in last', async () => {
    const { db } = services();
    const [one, other] = [
      await person({ lastName: 'Chimay' }),
      await person({ lastName: 'Chimaya' }),
    ];
    const pair = pairOf(one, other);
    for (const [last, hidden] of [
      [one, other],
      [one, one],
      [other, other],
    ] as const) {
      await db.execute(sql`update accounts set last_login_at = case id when ${last.id} then now() end
        where id in (${one.id}, ${other.id})`);
      await db.execute(sql`update profiles set listed = account_id <> ${hidden.id}
        where account_id in (${one.id}, ${other.id})`);
      const { stays } = await loadPair(services(), pair);
      expect(stays).toBe(hidden === one ? 'right' : 'left');
    }
  });

  it('takes over what an import, claimants and staff know of one that is not claimed', async () => {
    const { db } = services();
    const HEAD = 'id,kind,name,phone,category,location\n';
    const FILE = `${HEAD}m-1,business,Blue Hole Kayaks,6230001,Food & Beverage,San Pedro
m-2,business,Blue Hole Kayaking,6230002,Food & Beverage,San Pedro\n`;
    const imported = await importFile(services(), FILE);
    const idOf = async (outsideId: string) => {
      const [row] = await db.select().from(profiles).where(eq(profiles.outsideId, outsideId));
      return { id: row!.accountId, slug: row!.slug };
    };
    const [one, other] = [await idOf('m-1'), await idOf('m-2')];
    const hidden = new Date('2026-01-01');
    for (const each of [one, other])
      await db
        .update(profiles)
        .set({ phoneHiddenAt: hidden })
        .where(eq(profiles.accountId, each.id));
    for (const [each, email] of [
      [one, 'Kim@x.bz'],
      [other, 'kim@x.bz'],
      [other, 'lea@x.bz'],
    ] as const)
      await db.insert(claims).values({ profileId: each.id, name: 'Kim', email, words: 'Mine.' });
    await db.insert(claimCodes).values({ profileId: other.id, codeHmac: 'c', expiresAt: hidden });
    const [mailing] = await db.insert(mailings).values({}).returning();
    await db.insert(mailingRecipients).values({ mailingId: mailing!.id, accountId: other.id });
    const known = async () => ({
      claims: (await db.select().from(claims).orderBy(claims.id)).map(({ profileId }) => profileId),
      codes: (await db.select().from(claimCodes)).map(({ profileId }) => profileId),
      mailed: (await db.select().from(mailingRecipients)).map(({ accountId }) => accountId),
      rows: (await rowsOf(services(), imported)).map(({ profileId, version }) => [
        profileId,
        version,
      ]),
      ids: (
        await db
          .select()
          .from(profiles)
          .where(isNotNull(profiles.outsideId))
          .orderBy(profiles.outsideId)
      ).map(({ outsideId, phone, phoneHiddenAt }) => [outsideId, phone, phoneHiddenAt]),
    });
    const before = await known();

    await merge(pairOf(one, other), { stays: 'left', phone: 'right' });
    expect(await known()).toEqual({
      claims: [one.id, one.id],
      codes: [],
      mailed: [],
      rows: [
        [one.id, 1],
        [one.id, null],
      ],
      ids: [['m-1', '+5016230002', hidden]],
    });
    const led = await request(`/claim/${other.slug}`, { redirect: 'manual' });
    expect([led.status, led.headers.get('location')]).toEqual([301, `/claim/${one.slug}`]);
    const again = await importFile(services(), FILE.replace('Kayaks', 'Canoes'));
    expect(await rowsOf(services(), again)).toMatchObject([
      { outcome: 'change', profileId: one.id },
      { outcome: 'leave', problems: [{ message: expect.stringMatching(/a part of Blue/) }] },
    ]);
    await undoImport(services(), again);
    // Nobody loses the one that stays with what the import made of the other.
    await undo();
    expect(await known()).toEqual(before);
    await merge(pairOf(one, other), { stays: 'left' });
    await undoImport(services(), imported);
    expect(await rowsOf(services(), imported)).toMatchObject([
      { undone: false },
      { undone: false },
    ]);
    expect((await request(`/business/${one.slug}`)).status).toBe(200);
  });

  it('lets an id of a list follow where the one that stays has none', async () => {
    const { db } = services();
    const [one, other] = [await person({ lastName: 'Pott' }), await person({ lastName: 'Potts' })];
    const set = (outsideId: string | null, id: number) =>
      db.update(profiles).set({ outsideId }).where(eq(profiles.accountId, id));
    const read = async (id: number) =>
      (await db.select().from(profiles).where(eq(profiles.accountId, id)))[0]?.outsideId;
    await set('n-1', other.id);
    await merge(pairOf(one, other), { stays: 'left' });
    expect(await read(one.id)).toBe('n-1');
    await undo();
    expect([await read(one.id), await read(other.id)]).toEqual([null, 'n-1']);
  });

  it('happens once, and only to what was looked at', async () => {
    const [one, other] = [
      await person({ lastName: 'Reneau' }),
      await person({ lastName: 'Renneau' }),
    ];
    const pair = pairOf(one, other);
    const { stamp } = await loadPair(services(), pair);
    await services().db.execute(
      sql`update profiles set version = version + 1 where account_id = ${other.id}`,
    );
    expect(await outcome(merge(pair, { stays: 'left' }, stamp))).toMatch(/changed meanwhile/);
    expect(await outcome(merge(pair, { stays: '' }))).toMatch(/choose which one/);
    const racing = await Promise.all(
      ['left', 'right', 'left'].map((stays) => outcome(merge(pair, { stays }))),
    );
    expect(racing.filter((each) => each === 'done')).toHaveLength(1);
    const twice = await Promise.all([outcome(undo()), outcome(undo())]);
    expect(twice.filter((each) => each === 'done')).toHaveLength(1);
  });

  it('cannot be undone where somebody else has the number by now, nor after 30 days', async () => {
    const [one, other] = [
      await person({ lastName: 'Staine' }),
      await person({ lastName: 'Stainne' }),
    ];
    await merge(pairOf(one, other), { stays: 'left' });
    const stranger = await person({ lastName: 'Wade', phone: other.phone });
    expect(await outcome(undo())).toMatch(/already in use/);
    expect(await outcome(undo({ stamp: 0 }))).toMatch(/changed meanwhile/);
    await services().db.delete(accounts).where(eq(accounts.id, stranger.id));
    await services().db.execute(
      sql`update profile_merges set merged_at = now() - interval '31 days'`,
    );
    const [old] = (await services().db.execute<{ id: number }>(sql`select id from profile_merges`))
      .rows;
    expect((await load()).merges).toEqual([]);
    expect(
      await outcome(
        act(duplicatesActs, services(), staff, { intent: 'undo', id: old!.id, stamp: '2' }),
      ),
    ).toMatch(/any more/);
    await forgetMergesJob.run({}, services());
    expect((await services().db.execute(sql`select from profile_merges`)).rows).toEqual([]);
    expect([...(await findMoved(services().db, [other.slug])).values()]).toMatchObject([
      { slug: one.slug },
    ]);
  });

  it('cannot be undone while a change of the one that stayed waits for a decision', async () => {
    const { db } = services();
    const [one, other] = [
      await person({ lastName: 'Flores' }),
      await person({ lastName: 'Florez' }),
    ];
    await merge(pairOf(one, other), { stays: 'left' });
    await db.delete(profileRevisions).where(eq(profileRevisions.accountId, one.id));
    const { content, pictures } = await getPublicVersion(db, one.id);
    await db.insert(profileRevisions).values({
      accountId: one.id,
      content: { ...content, bio: 'Now also terraces.', pictures },
      submittedAt: services().clock.now(),
    });
    expect(await outcome(undo())).toMatch(/waits for a decision/);
    await db.delete(profileRevisions).where(eq(profileRevisions.accountId, one.id));
    expect(await undo()).toContain('is back');
  });

  it.each(['active', 'suspended'] as const)(
    'tells of an account that is %s and comes back only what is true',
    async (status) => {
      const { db, queue } = services();
      const [one, other] = [
        await person({ lastName: 'Ramclam' }),
        await person({ lastName: 'Ramclamm' }),
      ];
      await db.update(accounts).set({ status }).where(eq(accounts.id, other.id));
      await merge(pairOf(one, other), { stays: 'left' });
      const [last] = (await load()).merges;
      const told: unknown[] = [];
      const send: typeof queue.send = (job, data, tx) => {
        told.push(data);
        return queue.send(job, data, tx);
      };
      const fields = { intent: 'undo', id: last!.id, stamp: last!.version };
      await act(duplicatesActs, { ...services(), queue: { ...queue, send } }, staff, fields);
      const opened = { to: other.email, subject: 'Your Kanek account is open again' };
      expect(told).toMatchObject(status === 'active' ? [opened] : []);
    },
  );

  it('can be undone for 30 days, however many came after it', async () => {
    const { db } = services();
    const [one, other] = [await person({ lastName: 'Cal' }), await person({ lastName: 'Call' })];
    await merge(pairOf(one, other), { stays: 'left' });
    const [first] = (await load()).merges;
    await db.execute(sql`insert into profile_merges (profile_id, slug, name, record, files, merged_by, merged_at)
      select profile_id, slug || '-' || n, name, record, files, merged_by, merged_at
      from profile_merges, generate_series(1, 25) n where id = ${first!.id}`);
    const ids = (await load()).merges.map(({ id }) => id);
    await db.execute(sql`delete from profile_merges where id > ${first!.id}`);
    expect(ids).toContain(first!.id);
    await undo();
  });

  it('can be undone after an upgrade that brought a reference', async () => {
    const { db } = services();
    const [one, other] = [await person({ lastName: 'Tzib' }), await person({ lastName: 'Tzibb' })];
    await merge(pairOf(one, other), { stays: 'left' });
    const [row] = await db.select().from(profileMerges).where(eq(profileMerges.slug, other.slug));
    const record = JSON.stringify(row!.record, (key, value: unknown) =>
      key === 'invitation_id' ? undefined : value,
    );
    await db.execute(
      sql`update profile_merges set record = ${record}::jsonb where id = ${row!.id}`,
    );
    expect(await undo()).toContain('is back');
  });

  it('is for staff alone', async () => {
    for (const path of ['/admin/duplicates', '/admin/duplicates/1-2'])
      expect((await askPage(services(), null, path)).location).toMatch(/^\/login/);
  });
});

it('finds many at once for an import, by number however it is written', async () => {
  const somebody = await person({ firstName: 'Abigail', lastName: 'Quiroz' });
  const asked = {
    kind: 'specialist',
    name: 'Abigail Quiros',
    headline: '',
    category: specialistEntry.category,
    location: 'Corozal',
    phone: `+501${somebody.phone}`,
    emails: [],
    texts: '',
  } as const;
  const [found, none] = await findLikely(services().db, [
    asked,
    { ...asked, name: 'Zz Yy', phone: null },
  ]);
  expect(found!.map(({ slug }) => slug)).toEqual([somebody.slug]);
  expect(none).toEqual([]);
});
