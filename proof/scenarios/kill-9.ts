import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { edit, newPerson, PEOPLE_ENV, review, signUp } from '../../tests/support/people.ts';
import { atLeast, same, type Scenario } from '../scenario.ts';
import type { Place, Server, Stage } from '../stage.ts';
import { compareFiles, findHalves, queueSweep, untilSwept } from '../wholeness.ts';

const LANES = 2;
const SIGNING_UP = 3;
const PROVIDER = 0;
/** The server dies at the very moment that somebody is told so, and in every fourth round at any moment. */
const MOMENTS = ['signup', 'edit', 'review', 'any'] as const;
/** How many are told at most. A review waits for a mail: a server that dies of whatever comes first never tells of one. */
const TOLD = { signup: 4, edit: 4, review: 1 };
/** However slow the machine is. */
const LONGEST_MS = 30_000;

/** What people were told is saved; an edit under way may be there or not. */
interface Account {
  bio: string;
  maybe?: string;
}

type Answered = (what: keyof typeof TOLD) => void;

/** One installation that is killed again and again. */
async function playLane(stage: Stage, lane: number, kills: number) {
  const place = lane === 0 ? stage.database : await stage.newDatabase();
  const WORKERS = stage.engine === 'server' ? '2' : '1';
  const env = { ...place, ...PEOPLE_ENV, LOG_LEVEL: 'error', WORKERS };
  const accounts = new Map<string, Account>();
  const reviews = new Map<string, string>();
  const seen = { lost: new Set<string>(), halves: new Set<string>(), errors: 0, killsAtStart: 0 };
  let startsKilled = 0;
  let number = 1;
  let server: Server;
  let slug = '';
  const next = () => newPerson(() => server.url, number++);

  server = await stage.startServer(env);
  const provider = newPerson(() => server.url, PROVIDER);
  if (!(await signUp(provider, 'provider')).done) throw new Error('nobody can sign up');
  slug = (await server.sql<{ slug: string }>('select slug from profiles'))[0]!.slug;
  accounts.set(provider.email, { bio: 'provider' });

  for (let kill = 0; kill < kills; kill++) {
    const moment = MOMENTS[kill % MOMENTS.length]!;
    await workUntilKilled(server, moment);
    if (moment === 'any') await killWhileStarting();
    server = await stage.startServer(env);
    await check();
    if (kill % 20 === 19) stage.report(`${kill + 1} kills, ${accounts.size} accounts`);
  }
  await queueSweep(server, place.DATA_DIR);
  server.kill('SIGKILL');
  await server.exited;
  server = await stage.startServer(env);
  await untilSwept(server);
  await check();
  const files = await compareFiles(server, place.DATA_DIR);
  const mails = await lostMails(place);
  server.kill('SIGKILL');
  await server.exited;
  return { ...seen, ...files, mails, accounts: accounts.size, reviews: reviews.size, startsKilled };

  async function workUntilKilled(running: Server, moment: (typeof MOMENTS)[number]) {
    const die = () => running.kill('SIGKILL');
    let left = moment === 'any' ? 0 : 1 + Math.floor(stage.random() * TOLD[moment]);
    const timer = setTimeout(die, moment === 'any' ? 50 + stage.random() * 1_000 : LONGEST_MS);
    const answered: Answered = (what) => {
      if (what === moment && --left === 0) die();
    };
    const work = async (act: () => Promise<void>) => {
      while (!running.gone()) await act();
    };
    const signing = Array.from({ length: SIGNING_UP }, () => work(() => signUpAndEdit(answered)));
    await Promise.all([...signing, work(() => writeReview(answered))]);
    clearTimeout(timer);
  }

  async function signUpAndEdit(answered: Answered) {
    const person = next();
    const first = `first ${person.number}`;
    const signedUp = await signUp(person, first);
    if (!signedUp.done) return failed(signedUp.status);
    const account: Account = { bio: first };
    accounts.set(person.email, account);
    answered('signup');
    const second = `second ${person.number}`;
    account.maybe = second;
    const edited = await edit(person, 1, second);
    if (!edited.done) return failed(edited.status);
    account.bio = second;
    answered('edit');
  }

  async function writeReview(answered: Answered) {
    const person = next();
    const text = `A good surveyor, says ${person.number}, and quick.`;
    const published = await review(person, slug, text, {
      dataDir: place.DATA_DIR,
      gone: () => server.gone(),
    });
    if (!published.done) return failed(published.status);
    reviews.set(person.email, text);
    answered('review');
  }

  /** No answer is what a kill looks like; an answer must be a good one. */
  async function failed(status: number) {
    if (status === 0 || status === 200) return wait(20);
    seen.errors += 1;
    return wait(20);
  }

  async function killWhileStarting() {
    const starting = await stage.spawnServer(env);
    await wait(stage.random() * 2_500);
    if (!starting.output().includes('is open at')) seen.killsAtStart += 1;
    starting.kill('SIGKILL');
    await starting.exited;
    startsKilled += 1;
  }

  async function check() {
    const rows = await server.sql<{ email: string; bio: string }>(
      'select email, bio from accounts a join specialist_profiles d on d.account_id = a.id',
    );
    const found = new Map(rows.map(({ email, bio }) => [email, bio]));
    for (const [email, { bio, maybe }] of accounts) {
      const kept = found.get(email);
      if (kept === undefined || (kept !== bio && kept !== maybe)) seen.lost.add(email);
    }
    const written = await server.sql<{ email: string; text: string }>(
      'select author_email as email, text from reviews',
    );
    const texts = new Map(written.map(({ email, text }) => [email, text]));
    for (const [email, text] of reviews) if (texts.get(email) !== text) seen.lost.add(email);
    const [rated] = await server.sql<{ count: number }>(
      'select review_count as count from profiles where slug = $1',
      [slug],
    );
    if (rated!.count !== written.length) seen.halves.add(`rating of ${slug}`);
    for (const half of await findHalves(server)) seen.halves.add(half);
  }

  /** Each account has its welcome mail: sent, or still in the queue. */
  async function lostMails({ DATA_DIR }: Place) {
    const sent = (await readdir(join(DATA_DIR, 'outbox'))).join('\n');
    const queued = await server.sql<{ to: string }>(
      "select data->>'to' as to from pgboss.job where name = 'mail'",
    );
    const waiting = new Set(queued.map(({ to }) => to));
    return [...accounts.keys()].filter((to) => !waiting.has(to) && !sent.includes(`-${to}.eml`));
  }
}

export default {
  name: 'kill-9',
  title: 'kill -9 during signups, edits and reviews',
  engines: ['embedded', 'server'],
  minutes: 16,
  mutations: [
    {
      title: 'the transaction around a signup',
      file: 'build/server',
      find: /db\.transaction\((?=async \(tx\) => \{\s*const \[row\] = await tx\s*\.insert\(accounts\))/,
      replace: '((work) => work(db))(',
    },
    {
      title: 'saving a signup before it is acknowledged',
      file: 'build/server',
      find: /const \{ accountId \} = await makeProfile\((?=services, )/,
      replace:
        'const { accountId } = await (async (...given) => { const { rows } = await services.db.execute("select max(id) as id from accounts"); if (rows[0].id === null) return makeProfile(...given); setTimeout(() => makeProfile(...given).catch(() => undefined), 100); return { accountId: rows[0].id }; })(',
    },
    {
      title: 'the sweep of files that belong to nobody',
      file: 'build/server',
      find: /for \(const folder of orphans\) await storage\.remove\(folder\);/,
      replace: '',
    },
  ],
  async run(stage) {
    const kills = stage.quick ? 8 : 100;
    const lanes = await Promise.all(
      Array.from({ length: LANES }, (_, lane) => playLane(stage, lane, kills)),
    );
    const sum = (of: (lane: (typeof lanes)[number]) => number) =>
      lanes.reduce((total, lane) => total + of(lane), 0);
    const accounts = sum((lane) => lane.accounts);
    return [
      atLeast(
        `signups acknowledged, each edited next, between ${LANES * kills} kills`,
        LANES * kills,
        accounts,
      ),
      atLeast(
        'reviews acknowledged',
        LANES * Math.floor(kills / MOMENTS.length),
        sum((lane) => lane.reviews),
      ),
      atLeast(
        `of ${sum((lane) => lane.startsKilled)} further kills while it starts, before it was open`,
        1,
        sum((lane) => lane.killsAtStart),
      ),
      same(
        'acknowledged signups, edits or reviews that are lost',
        0,
        sum((lane) => lane.lost.size),
      ),
      same(
        'halves: an account, profile, picture, rating or version without the rest',
        0,
        sum((lane) => lane.halves.size),
      ),
      same(
        'answers that were errors',
        0,
        sum((lane) => lane.errors),
      ),
      same(
        'files that belong to nobody after the sweep',
        0,
        sum((lane) => lane.orphans.length),
      ),
      same(
        'pictures whose file is missing',
        0,
        sum((lane) => lane.missing.length),
      ),
      same(
        'welcome mails neither sent nor waiting',
        0,
        sum((lane) => lane.mails.length),
      ),
    ];
  },
} satisfies Scenario;
