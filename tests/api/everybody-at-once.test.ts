import { expect, it, onTestFinished } from 'vitest';
import { listAbandoned, runImport } from '#features/import/run/run-import.server.ts';
import { sweepFiles } from '#features/media/sweep-files-job.server.ts';
import { createLog } from '#platform/log.server.ts';
import type { Services } from '#platform/services.server.ts';
import { createApp } from '#server/app.ts';
import { closeServices, openServices } from '#server/open-services.ts';
import { provideApp } from '../support/request.ts';
import { accountsAct } from './crowd/accounts-act.ts';
import { openCrowd, type Crowd } from './crowd/crowd.ts';
import { jobsAct } from './crowd/jobs-act.ts';
import { ownersAct } from './crowd/owners-act.ts';
import { allowWaiting, race } from './crowd/race.ts';
import { staffAct } from './crowd/staff-act.ts';
import { teamAct } from './crowd/team-act.ts';
import { visitorsAct } from './crowd/visitors-act.ts';

const SEED = process.env.CROWD_SEED ?? 'kanek';
const STEPS = Number(process.env.CROWD_STEPS ?? 400);
const AT_ONCE = Number(process.env.CROWD_AT_ONCE ?? 12);
/** So few that everybody meets. */
const OWNERS = 5;

const written: string[] = [];
/** Whose account is gone, or has another password by now, is refused, as it should be. */
const write = (line: string) =>
  void (/(sign-in|second factor) refused/.test(line) || written.push(line));
const log = createLog('warn', { write });
const { services, request } = provideApp({ DATABASE_POOL_SIZE: '24' }, undefined, log);

/** Rows that should not be, by what is wrong with them. */
const BROKEN = {
  'a rating that its reviews do not give': `
    select account_id from profiles p left join lateral (
      select coalesce(sum(stars), 0) as stars, count(*) as count from reviews r
      where r.profile_id = p.account_id and state = 'published') counted on true
    where rating_sum <> counted.stars or review_count <> counted.count`,
  'listed, and should be hidden': `
    select account_id from profiles p join accounts a on a.id = p.account_id
    where listed and (paused_at is not null or a.status <> 'active' or review_status in ('rejected', 'suspended'))`,
  'found otherwise than it is listed': `
    select account_id from profiles p full join profile_search s using (account_id)
    where coalesce(p.listed, false) <> (s.account_id is not null)
      or s.review_count <> p.review_count or s.name <> fold(p.display_name)`,
  'an account that lacks a part': `
    select id from accounts a left join profiles p on p.account_id = a.id
      left join specialist_profiles s on s.account_id = a.id left join business_profiles b on b.account_id = a.id
    where a.kind <> 'admin' and (p.kind::text is distinct from a.kind::text
      or (p.kind = 'specialist') <> (s.account_id is not null) or (p.kind = 'business') <> (b.account_id is not null))`,
  'claimed without a login, or the other way round': `
    select id from accounts a join profiles p on p.account_id = a.id where unclaimed <> (email is null)`,
  'two live portraits': `
    select account_id from media where live and slot = 'profile' group by account_id having count(*) > 1`,
  'more pictures than a profile may have': `
    select account_id from media where live and slot = 'showcase' group by account_id having count(*) > 3`,
  'half a second factor': `
    select id from accounts where (totp_secret is null) <> (totp_confirmed_at is null)
      or totp_secret is null and recovery_code_hashes <> '{}'`,
  'nobody who may do everything': `
    select 'nobody' where not exists (select from accounts where staff_role = 'admin' and status = 'active')`,
  'an old address of somebody who is here': `
    select slug from moved_profiles join profiles using (slug)`,
  'an import that nobody ends': `
    select id from imports where state in ('planning', 'importing', 'undoing')`,
};

it.runIf(process.env.TEST_ENGINE === 'server')(
  `fails nobody and leaves nothing half done, whoever acts at once (seed ${SEED}, ${STEPS} steps)`,
  async () => {
    const crowd = await openCrowd(services(), request);
    const { job, read } = crowd;
    await allowWaiting(crowd);
    for (let n = 1; n <= OWNERS; n++) await crowd.join({ n, client: `10.1.0.${n}` });
    const acts = {
      ...ownersAct(crowd),
      ...accountsAct(crowd),
      ...visitorsAct(crowd),
      ...staffAct(crowd),
      ...teamAct(crowd),
      ...jobsAct(crowd),
    };
    const run = { seed: SEED, steps: STEPS, atOnce: AT_ONCE, owners: OWNERS };
    const { faults, done } = await race(crowd, acts, run);
    expect([...faults, ...written]).toEqual([]);
    // What was only ever refused has proved nothing.
    expect(done.size).toBeGreaterThan(Object.keys(acts).length / 2);

    for (const id of await listAbandoned(job(), 0)) await runImport(job(), id);
    for (const [what, query] of Object.entries(BROKEN)) expect(await read(query), what).toEqual([]);
    await expectNoStrayFiles(crowd);
    await services().directoryVersion.look();
    const fresh = await openServices(services().env, undefined, log);
    onTestFinished(() => closeServices(fresh));
    expect(await answersOf(crowd, services())).toEqual(await answersOf(crowd, fresh));
  },
  600_000,
);

/** Each file is somebody's, and everybody's are there. */
async function expectNoStrayFiles({ read }: Crowd): Promise<void> {
  await read('delete from profile_merges');
  await sweepFiles(services(), -60_000);
  const keysOf = async (sort: string) =>
    (await read<{ key: string }>(`select key from media where ${sort} order by key`)).map(
      ({ key }) => key,
    );
  expect(await filesOf('pictures')).toEqual(await keysOf("slot <> 'video'"));
  expect(await filesOf('videos')).toEqual(await keysOf("slot = 'video'"));
}

async function filesOf(kind: string) {
  const found: string[] = [];
  for await (const { key } of services().storage.list(kind)) found.push(key.split('/')[2]!);
  return [...new Set(found)].sort();
}

async function answersOf({ everybody }: Crowd, from: Services) {
  const app = createApp({ services: from, renderPage: () => Promise.resolve(new Response()) });
  const urls = [
    '/api/search/specialist.php?limit=50',
    '/api/search/business.php?limit=50',
    '/api/search/get_featured_specialists.php',
    ...(await everybody()).map(
      ({ kind, slug }) => `/api/search/get_${kind}_profile.php?id=${slug}`,
    ),
  ];
  const socket = { remoteAddress: '127.0.0.1' };
  return Promise.all(
    urls.map(async (url) => (await app.request(url, {}, { incoming: { socket } })).text()),
  );
}
