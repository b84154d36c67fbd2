import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { recordAct } from '#features/accounts/record-act.server.ts';
import { listNew } from '#features/directory/landing/load-landing.server.ts';
import { refreshKeys } from '#features/duplicates/keep-keys.server.ts';
import { loadFirstSteps } from '#features/moderation/first-steps/first-steps.server.ts';
import { listActs } from '#features/moderation/log/list-acts.server.ts';
import { findHints } from '#features/moderation/queue/find-hints.server.ts';
import { findProfile } from '#features/profile-page/find-profile.server.ts';
import { contentOf } from '#features/profiles/form-values.ts';
import type { Db } from '#platform/db/database.server.ts';
import type { Services } from '#platform/services.server.ts';
import { createApp } from '#server/app.ts';
import { fillDirectory } from '../../scripts/fill-directory.ts';
import { provideServices } from '../support/test-services.ts';
import { businessEntry } from '../support/signup-entries.ts';
import { insertUnclaimed } from '../support/unclaimed.ts';

const services = provideServices();
const COUNT = 400;
/** What a page shows, and some more. */
const FEW = COUNT / 4;
let last: number;
let reviewed: string;

beforeAll(async () => {
  const { db } = services();
  await db.execute(sql`insert into accounts (kind, email, password_hash, created_at)
    values ('admin', 'first@kanek.example', '!', '2000-01-01')`);
  await fillDirectory(db, { count: COUNT, now: new Date(), onProgress: () => undefined });
  ({ accountId: last, slug: reviewed } = await insertUnclaimed(db, { name: 'Wobble Xylophones' }));
  await db.execute(sql`update accounts set signup_client = '10.0.0.1'::inet + id, is_demo = false`);
  for (let n = 0; n < 60; n++)
    await recordAct(db, { actor: { id: 1, email: 'a@b.bz' }, action: 'profile.add', objectId: n });
  await db.execute(sql`
    insert into audit_log (actor_email, action, object_kind, object_id)
    select 'c' || n % 3 || '@d.bz', 'review.remove', 'review', n from generate_series(1, 1000) n`);
  await db.execute(sql`
    insert into reviews (profile_id, author_email, author_mailbox, author_name, stars, text, created_at)
    select ${last}, n, n, 'Ana', 5, 'Good', now() - n * interval '1 hour' from generate_series(1, 5000) n`);
  await refreshKeys(db, new Map());
  await db.execute(sql`vacuum analyze`);
});

/** How many rows of a table somebody reads who goes by indexes where there are any. */
function rowsRead(table: string, work: (own: Services) => Promise<unknown>): Promise<number> {
  const counted = async (tx: Db) => {
    const { rows } = await tx.execute<{ read: number }>(sql`
      select (seq_tup_read + idx_tup_fetch)::int as read
      from pg_stat_xact_user_tables where relname = ${table}`);
    return rows[0]!.read;
  };
  return services().db.transaction(async (tx) => {
    // Of a few hundred rows it would read all: of a million it may not.
    await tx.execute(sql`set local enable_seqscan = off`);
    const before = await counted(tx);
    await work({ ...services(), db: tx });
    return (await counted(tx)) - before;
  });
}

const page = async (own: Services, path: string) => {
  const app = createApp({ services: own, renderPage: () => Promise.resolve(new Response()) });
  const bindings = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
  expect([200, 404]).toContain((await app.request(path, {}, bindings)).status);
};
const content = contentOf('business', 'signup', businessEntry, { whatsapp: true, videoUrl: null });

it.each<[string, string, (own: Services) => Promise<unknown>]>([
  ['the feed of those who came last', 'profiles', ({ db }) => listNew(db, null)],
  ['a late part of the sitemap', 'profiles', (own) => page(own, '/sitemaps/business-2.xml')],
  ['the log', 'profiles', ({ db }) => listActs(db, new URLSearchParams())],
  [
    'the hints about a new profile',
    'accounts',
    ({ db }) => findHints(db, { accountId: last, content }),
  ],
  ['the filters of the log', 'audit_log', ({ db }) => listActs(db, new URLSearchParams())],
  [
    'a page of reviews',
    'reviews',
    ({ db }) => findProfile(db, 'business', reviewed, { reviews: { page: 40, review: 0 } }),
  ],
  ['the first steps of an old instance', 'accounts', (own) => loadFirstSteps(own, false)],
])('reads for %s no more than it shows', async (_what, table, work) => {
  expect(await rowsRead(table, work)).toBeLessThan(FEW);
});
