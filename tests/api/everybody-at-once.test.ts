import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { codeHmac } from '#features/accounts/check-code.server.ts';
import { deleteAccount } from '#features/accounts/delete-account.server.ts';
import { signIn } from '#features/accounts/sign-in.server.ts';
import { takeOver } from '#features/claiming/take-over.server.ts';
import { findUnclaimed } from '#features/claiming/find-unclaimed.server.ts';
import { tellStaff } from '#features/claiming/tell-staff.server.ts';
import { searchDirectory } from '#features/duplicates/search-directory.server.ts';
import {
  confirmProfile,
  pauseProfile,
  resumeProfile,
} from '#features/editor/own-profile-state.server.ts';
import { ChangedMeanwhile } from '#features/import/rows/apply-rows.server.ts';
import { listAbandoned, runImport } from '#features/import/run/run-import.server.ts';
import { foldEvents } from '#features/insights/fold-events-job.server.ts';
import { askOwners } from '#features/insights/freshness/ask-owners-job.server.ts';
import { writeEvents } from '#features/insights/write-events.server.ts';
import { sendSlice } from '#features/mailings/send-mailings-job.server.ts';
import { sweepFiles } from '#features/media/sweep-files-job.server.ts';
import { stampForm } from '#features/messages/bot-check.server.ts';
import { sendProviderMessage } from '#features/messages/send-message.server.ts';
import { actsOnAccount } from '#features/moderation/accounts/act-on-account.server.ts';
import { makeClaimLetter } from '#features/moderation/claims/claim-letter.server.ts';
import { claimsActs } from '#features/moderation/claims/claims-desk.server.ts';
import {
  duplicatesActs,
  loadDuplicates,
} from '#features/moderation/duplicates/duplicates-desk.server.ts';
import { loadPair, pairActs } from '#features/moderation/duplicates/pair-desk.server.ts';
import type { DeskActs } from '#features/moderation/desk/desk-acts.server.ts';
import { featuredActs } from '#features/moderation/featured/change-featured.server.ts';
import { decide } from '#features/moderation/queue/decide.server.ts';
import { getItem } from '#features/moderation/queue/get-item.server.ts';
import { undoDecision } from '#features/moderation/queue/undo-decision.server.ts';
import { reportsActs } from '#features/moderation/reports/decide-reports.server.ts';
import { searchWordsActs } from '#features/moderation/search-words/change-synonyms.server.ts';
import { settingsActs } from '#features/moderation/settings/change-settings.server.ts';
import { sendReport } from '#features/reports/send-report.server.ts';
import { replyToReview } from '#features/reviews/own-reviews.server.ts';
import { publishReview } from '#features/reviews/publish-review.server.ts';
import { removeReview } from '#features/reviews/remove-review.server.ts';
import { proveEmail } from '#features/signup/signup-proof.server.ts';
import { emailCodes } from '#platform/db/tables/accounts.ts';
import { AppError, causesOf, codeOf } from '#platform/errors.ts';
import { unhurried } from '#platform/jobs/jobs.server.ts';
import { createLog } from '#platform/log.server.ts';
import { DAY_MS } from '#platform/local-day.rules.ts';
import { seededRandom, type SeededRandom } from '#platform/seeded-random.ts';
import type { Services } from '#platform/services.server.ts';
import { createApp } from '#server/app.ts';
import { closeServices, openServices } from '#server/open-services.ts';
import { importFile, undo as undoImport } from '../support/import-file.ts';
import { provideApp } from '../support/request.ts';
import { specialistEntry } from '../support/signup-entries.ts';
import { openBrowser, type Browser } from './browser.ts';
import { act, newStaff } from './staff.ts';

const SEED = process.env.CROWD_SEED ?? 'kanek';
const STEPS = Number(process.env.CROWD_STEPS ?? 400);
const AT_ONCE = Number(process.env.CROWD_AT_ONCE ?? 12);
/** So few that everybody meets. */
const OWNERS = 5;

const written: string[] = [];
/** Whose account is gone is refused, as it should be. */
const write = (line: string) => void (line.includes('sign-in refused') || written.push(line));
const log = createLog('warn', { write });
const { services, request } = provideApp({ DATABASE_POOL_SIZE: '24' }, undefined, log);
const { email: _email, password, ...texts } = specialistEntry;
const NO_PICTURES = { profile: [], background: [], showcase: [] };
const HEAD = 'id,kind,name,phone,email,category,location\n';
const WORDS = ['alder', 'birch', 'cedar', 'dogwood', 'ebony', 'ficus', 'guava', 'hazel'];

interface Person {
  id: number;
  slug: string;
  kind: 'specialist' | 'business';
  version: number;
  login: string | null;
  work: string | null;
}

/** What one step is given: whom it is about, and chances of its own, so that a seed says what is tried. */
interface Step {
  one: Person;
  other: Person;
  /** One of those that staff have brought, as long as there is any. */
  added: Person;
  n: number;
  client: string;
  chance: SeededRandom;
}

const browsers = new Map<string, Browser>();
const undone: number[] = [];
let staff: Awaited<ReturnType<typeof newStaff>>;

const read = async <Row extends object>(query: string) =>
  (await services().database.pool.query<Row>(query)).rows;
const everybody = () =>
  read<Person>(`select account_id::int as id, slug, p.kind, version, email as login, work_email as work
    from profiles p join accounts a on a.id = p.account_id order by account_id`);
const oneOf = async (table: string, chance: SeededRandom) => {
  const ids = await read<{ id: number }>(`select id::int from ${table} order by id`);
  return ids.length > 0 ? chance.pick(ids).id : 0;
};
const at = (ms: number): Services => ({
  ...services(),
  clock: { now: () => new Date(Date.now() + ms) },
});
const job = (ms = 0) => unhurried(at(ms));
const desk = (acts: DeskActs, fields: Record<string, string | number>) =>
  act(acts, services(), staff, fields);
const onAccount =
  (intent: string, who: 'one' | 'added' = 'one') =>
  (step: Step) => {
    const { id } = step[who];
    const typed = { reason: 'Because.', confirmation: 'DELETE' };
    return desk(actsOnAccount(String(id)), { intent, id, ...typed });
  };
const guarded = () => ({ stamp: stampForm(at(-60_000)), trap: '' });
const picture = sharp({ create: { width: 60, height: 60, channels: 3, background: '#0fa595' } })
  .png()
  .toBuffer();

async function join({ n, client }: Pick<Step, 'n' | 'client'>) {
  const login = `owner${n}@gmail.com`;
  const browser = openBrowser(request, client);
  browsers.set(login, browser);
  browser.cookies.set('signup-proof', proveEmail(services(), login).value);
  const phone = `6${String(n).padStart(6, '0')}`;
  const entry = { ...specialistEntry, email: login, workEmail: '', phone };
  return (await browser.postMultipart('/api/verify/db_insert1.php', entry)).status;
}

async function save({ one, n, chance }: Step) {
  const skills = Array.from({ length: 4 }, () => chance.pick(WORDS) + 'abcdefghij'[n % 10]!);
  const withPicture = chance.chance(0.4);
  const answer = await browsers.get(one.login ?? '')?.postMultipart('/api/profile/save', {
    ...texts,
    firstName: chance.pick(WORDS),
    phone: `6${String(chance.integer(1, 9)).padStart(6, '0')}`,
    workEmail: chance.chance(0.5) ? `${chance.pick(WORDS)}@tzul.example` : '',
    skills: skills.join(', '),
    version: String(one.version),
    order: JSON.stringify(withPicture ? { ...NO_PICTURES, profile: [{ file: 0 }] } : NO_PICTURES),
    whatsapp: 'on',
    videoUrl: '',
    ...(withPicture && { profilePic: new Blob([new Uint8Array(await picture)]) }),
  });
  return answer?.status ?? 0;
}

async function review({ one, n, chance }: Step) {
  const email = `${chance.pick(WORDS)}@gmail.com`;
  const code = String(100_000 + n);
  await services()
    .db.insert(emailCodes)
    .values({
      purpose: 'review',
      email,
      codeHmac: codeHmac(services().secret, { purpose: 'review', email, code }),
      browserHash: services().secret.sign('browser', code),
      expiresAt: new Date(Date.now() + 60_000),
    });
  const fields = {
    stars: String(chance.integer(1, 5)),
    name: 'Ana',
    email,
    text: `They came when they said they would, ${n}.`,
  };
  await publishReview(services(), { profileId: one.id, viewer: null, fields, code, browser: code });
}

async function bring({ n, chance }: Step) {
  const lines = WORDS.slice(0, 4).map(
    (word, i) => `${word},business,${word} ${n % 3} works,60000${i}${n % 3},,Automotive,Belmopan`,
  );
  if (chance.chance(0.5)) lines.reverse();
  undone.push(await importFile(job(), `${HEAD}${lines.join('\n')}\n`));
}

async function merge({ one, other, chance }: Step) {
  const [left, right] = [one.id, other.id].sort((a, b) => a - b);
  const pair = `${left}-${right}`;
  const { stamp, fixed } = await loadPair(services(), pair);
  const stays = fixed ?? chance.pick(['left', 'right']);
  await desk(pairActs(pair), { intent: 'merge', stamp, stays });
}

async function undoMerge({ chance }: Step) {
  const { merges } = await loadDuplicates(services(), new URLSearchParams());
  if (merges.length === 0) return;
  const { id, version } = chance.pick(merges);
  await desk(duplicatesActs, { intent: 'undo', id, stamp: version });
}

async function judge({ one, chance }: Step) {
  const decision = chance.pick(['approve', 'approve', 'reject', 'suspend'] as const);
  const { stamp } = await getItem(services(), one.slug);
  const why = { reason: 'other', text: 'Because.' };
  await decide(services(), { slug: one.slug, decision, stamp, ...why, actor: staff.actor });
}

async function takeBack({ one }: Step) {
  const [last] = await read<{ id: number }>(
    `select max(id)::int as id from audit_log where object_kind = 'profile' and object_id = '${one.id}'`,
  );
  await undoDecision(services(), { slug: one.slug, actId: last!.id, actor: staff.actor });
}

async function claim({ added: one, n, client, chance }: Step) {
  const profile = await findUnclaimed(services().db, one.slug);
  if (!profile || !('accountId' in profile)) return;
  const email = `claimant${n % 7}@gmail.com`;
  if (chance.chance(0.4))
    return tellStaff(services(), { profile, name: 'Ana', email, words: 'It is mine.', client });
  const [open] = await read<{ hmac: string }>(
    `select code_hmac as hmac from claim_codes where profile_id = ${one.id}`,
  );
  const proof = { by: 'code', codeHmac: open?.hmac ?? '' } as const;
  const who = { email, password, client, userAgent: null };
  return takeOver(services(), { accountId: one.id, proof, ...who });
}

const report = ({ one, n, client, chance }: Step) =>
  oneOf('reviews', chance).then((id) =>
    sendReport(services(), {
      ...(n % 2 ? { kind: 'review', id: String(id) } : { kind: 'profile', id: one.slug }),
      ...guarded(),
      reason: 'other',
      text: 'Wrong.',
      email: '',
      client,
    }),
  );

const onReports =
  (intent: string) =>
  async ({ one, n, chance }: Step) => {
    const id = n % 2 ? `review-${await oneOf('reviews', chance)}` : `profile-${one.id}`;
    const upTo = await oneOf('reports', chance);
    return desk(reportsActs, { intent, id, upTo, reason: 'Because.', question: 'Is it right?' });
  };

const onFeatured = (intent: string) => (step: Step) =>
  desk(featuredActs, { intent, id: step.one.id });

/** Everything that anybody does, and how often. */
const ACTS: Record<string, [times: number, does: (step: Step) => Promise<unknown>]> = {
  join: [2, ({ n, client }) => join({ n: n + 100, client })],
  save: [10, save],
  pause: [2, ({ one }) => pauseProfile(services(), one.id)],
  resume: [3, ({ one }) => resumeProfile(services(), one.id)],
  confirm: [2, ({ one }) => confirmProfile(services(), one.id)],
  film: [
    3,
    async ({ one }) => {
      const body = new Uint8Array(300);
      body.set(new TextEncoder().encode('\0\0\0\x18ftypmp42'));
      const headers = { 'Content-Type': 'video/mp4' };
      const browser = browsers.get(one.login ?? '');
      return (await browser?.send('/api/profile/video', { method: 'POST', headers, body }))?.status;
    },
  ],
  'sign in': [
    3,
    ({ one, client }) =>
      signIn(services(), { email: one.login ?? '', password, client, userAgent: null }),
  ],
  leave: [
    3,
    ({ one }) => deleteAccount(services(), { accountId: one.id, password, confirmation: 'DELETE' }),
  ],
  reply: [
    2,
    async ({ one, chance }) => {
      const reviewId = await oneOf('reviews', chance);
      await replyToReview(services(), { accountId: one.id, reviewId, text: 'Thank you.' });
    },
  ],
  judge: [8, judge],
  'take back': [4, takeBack],
  merge: [4, merge],
  'undo merge': [4, undoMerge],
  different: [
    2,
    ({ one, other }) => {
      const [left, right] = [one.id, other.id].sort((a, b) => a - b);
      return desk(duplicatesActs, { intent: 'different', id: `${left}-${right}` });
    },
  ],
  suspend: [2, onAccount('suspend')],
  unsuspend: [4, onAccount('unsuspend')],
  remove: [2, onAccount('delete')],
  'stop mailings': [1, onAccount('stop-mailings')],
  'end sessions': [1, onAccount('end-sessions')],
  invite: [1, onAccount('invite', 'added')],
  'take down': [2, onAccount('take-down', 'added')],
  'put back': [2, onAccount('put-back', 'added')],
  letter: [
    3,
    ({ added }) => makeClaimLetter(services(), { id: String(added.id), actor: staff.actor }),
  ],
  claim: [5, claim],
  'accept claim': [
    1,
    async ({ chance }) => desk(claimsActs, { intent: 'accept', id: await oneOf('claims', chance) }),
  ],
  review: [8, review],
  'remove review': [
    2,
    async ({ chance }) =>
      removeReview(services(), {
        actor: staff.actor,
        reviewId: await oneOf('reviews', chance),
        reason: 'Not true.',
      }),
  ],
  report: [5, report],
  uphold: [2, onReports('uphold')],
  dismiss: [2, onReports('dismiss')],
  'ask to check': [1, onReports('ask')],
  'hide number': [1, onReports('hide-number')],
  message: [
    4,
    ({ one, n, client }) =>
      sendProviderMessage(services(), {
        ...guarded(),
        kind: one.kind,
        id: one.slug,
        client,
        name: 'Ana',
        email: `visitor${n}@gmail.com`,
        message: `Hello ${n}`,
      }),
  ],
  look: [
    4,
    async ({ one, other }) =>
      writeEvents(
        services().db,
        [one, other].map(({ slug: id }) => ({ id, kind: 'view', at: new Date(), viewer: null })),
      ),
  ],
  feature: [3, onFeatured('add')],
  unfeature: [1, onFeatured('remove')],
  'feature earlier': [2, onFeatured('up')],
  words: [
    1,
    ({ n }) => desk(searchWordsActs, { intent: 'add', term: `term${n % 4}`, means: 'tiles' }),
  ],
  settings: [
    1,
    ({ n }) =>
      desk(settingsActs, {
        intent: 'save',
        group: 'identity',
        SITE_TAGLINE: `Words ${n}.`,
        'was-SITE_TAGLINE': services().env.SITE_TAGLINE ?? '',
      }),
  ],
  import: [3, bring],
  'undo import': [3, async () => undoImport(job(), undone.pop() ?? 0)],
  'find duplicates': [3, () => searchDirectory(job().db)],
  'ask owners': [2, () => askOwners(job(400 * DAY_MS))],
  'fold events': [2, () => foldEvents(job().db, job(DAY_MS * 9).clock.now())],
  mailing: [
    2,
    async () => {
      await read(`insert into mailings (texts, state, started_at)
        values ('{"en": {"subject": "News", "text": "Hello."}}', 'sending', now())`);
      await sendSlice(job(120_000));
    },
  ],
};
const LIKELY = Object.entries(ACTS).flatMap(([name, [times]]) => Array<string>(times).fill(name));

/** On a busy machine somebody may wait for longer than a request has; what is sought are waits without an end. */
async function allowWaiting() {
  const { pool } = services().database;
  Object.assign(pool.options, { statement_timeout: 60_000, query_timeout: 60_000 });
  const before = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
  for (const client of before) client.release(true);
}

/** What nobody should be told, whatever happens beside it; null for what was foreseen. */
function faultIn(error: unknown): string | null {
  if (error instanceof AppError && error.status < 500) return null;
  // The next turn of the job goes on with it.
  if (error instanceof ChangedMeanwhile) return null;
  const said = causesOf(error).map((cause) => `${codeOf(cause)} ${cause.message}`.slice(0, 300));
  return said.join(' < ') || String(error);
}

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
  'an old address of somebody who is here': `
    select slug from moved_profiles join profiles using (slug)`,
  'an import that nobody ends': `
    select id from imports where state in ('planning', 'importing', 'undoing')`,
};

async function filesOf(kind: string) {
  const found: string[] = [];
  for await (const { key } of services().storage.list(kind)) found.push(key.split('/')[2]!);
  return [...new Set(found)].sort();
}

async function answersOf(from: Services) {
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

it.runIf(process.env.TEST_ENGINE === 'server')(
  `fails nobody and leaves nothing half done, whoever acts at once (seed ${SEED}, ${STEPS} steps)`,
  async () => {
    await allowWaiting();
    staff = await newStaff(services());
    for (let n = 1; n <= OWNERS; n++) await join({ n, client: `10.1.0.${n}` });
    const faults: string[] = [];
    const done = new Set<string>();
    let begun = 0;
    const actOnAndOn = async () => {
      while (begun < STEPS) {
        const n = ++begun;
        const chance = seededRandom(`${SEED} ${n}`);
        const client = `10.2.${n >> 8}.${n & 255}`;
        const here = await everybody();
        const name = here.length < OWNERS ? 'join' : chance.pick(LIKELY);
        const [one, other] = [chance.pick(here), chance.pick(here)];
        const added = here.find(({ login }) => login === null) ?? one;
        try {
          const status = await ACTS[name]![1]({ one, other, added, n, client, chance });
          if (typeof status === 'number' && status >= 500) faults.push(`${name}: ${status}`);
          else done.add(name);
        } catch (error) {
          const fault = faultIn(error);
          if (fault) faults.push(`${name}: ${fault}`);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, actOnAndOn));
    expect([...faults, ...written]).toEqual([]);
    // What was only ever refused has proved nothing.
    expect(done.size).toBeGreaterThan(Object.keys(ACTS).length / 2);

    for (const id of await listAbandoned(job(), 0)) await runImport(job(), id);
    for (const [what, query] of Object.entries(BROKEN)) expect(await read(query), what).toEqual([]);
    await read('delete from profile_merges');
    await sweepFiles(services(), -60_000);
    const keysOf = async (sort: string) =>
      (await read<{ key: string }>(`select key from media where ${sort} order by key`)).map(
        ({ key }) => key,
      );
    expect(await filesOf('pictures')).toEqual(await keysOf("slot <> 'video'"));
    expect(await filesOf('videos')).toEqual(await keysOf("slot = 'video'"));
    await services().directoryVersion.look();
    const fresh = await openServices(services().env, undefined, log);
    onTestFinished(() => closeServices(fresh));
    expect(await answersOf(services())).toEqual(await answersOf(fresh));
  },
  600_000,
);
