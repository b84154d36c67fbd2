import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LIMITS } from '#platform/limits/limits.ts';
import { samplePicture } from '../../tests/support/input/hostile-pictures.ts';
import {
  codeFor,
  newEntry,
  prove,
  siteOf,
  signUp,
  type Site,
} from '../../tests/support/input/people.ts';
import { holdBodies, learnAccounts, lockOut, poisonAnswers } from '../strangers.ts';
import { newVisitor } from '../../tests/support/input/visitor.ts';
import { atMost, notMeasured, same, type Finding, type Scenario } from '../scenario.ts';

const WRONG = 'Wrong-pass1';

export default {
  name: 'abuse',
  title: 'guessing, racing, bombing and pretending, at the counts of the threat table',
  engines: ['embedded', 'server'],
  minutes: 20,
  mutations: [
    {
      title: 'the limit of sign-ins by account',
      file: 'build/server',
      find: /["']sign-in-account["'], 5,/,
      replace: '"sign-in-account", 5e3,',
    },
    {
      title: 'the limit of codes by email',
      file: 'build/server',
      find: /await spend\(db, now, LIMITS\.codesPerEmail, whose\);/,
      replace: '',
    },
    {
      title: 'the limit of sign-ins by account from everywhere',
      file: 'build/server',
      find: /["']sign-in-anywhere["'], 30,/,
      replace: '"sign-in-anywhere", 3e4,',
    },
    {
      title: 'the work done for a password of nobody',
      file: 'build/server',
      find: /await verifyPassword\(await nobodys, password\);/,
      replace: '',
    },
    {
      title: 'the proof before an upload',
      file: 'build/server',
      find: /if \(!proved\) throw notProved\(\);/,
      replace: '',
    },
    {
      title: 'the room for all bodies that are under way',
      file: 'build/server',
      find: /if \(full\) throw noRoom\(full\);/,
      replace: '',
    },
    {
      title: 'the limit of codes by client, spent before the answer differs',
      file: 'build/server',
      find: /await spend\(db, now, LIMITS\.codesPerClient, knownDevice \?\? client\);/,
      replace: '',
    },
    {
      title: 'the tries of a code that count for its own browser alone',
      file: 'build/server',
      find: /and[$\w]*\(or[$\w]*\(mine, isNull\(emailCodes\.browserHash\)\), hasTriesLeft\)/,
      replace: 'hasTriesLeft',
    },
    {
      title: 'the pages that are not for who is signed in',
      file: 'build/server',
      find: /c\.set\("personal", isPersonal\(env, cookies\)\);/,
      replace: 'c.set("personal", false);',
    },
  ],
  async run(stage) {
    const server = await stage.startServer({ TRUSTED_PROXY_HOPS: '1' });
    const site = siteOf(server.url, stage.database.DATA_DIR);
    const many = (whole: number) => (stage.quick ? Math.ceil(whole / 50) : whole);
    return [
      ...(await raceSignups(site, many(100), stage.database.DATA_DIR)),
      ...(await bombMailbox(site, many(1_000))),
      ...(await guessPasswords(site, many(10_000))),
      ...(await pretendAddresses(site, many(1_000))),
      ...(await poisonAnswers(site)),
      ...(await learnAccounts(site, stage.quick ? 20 : 150)),
      ...(await lockOut(site, 30)),
      ...(await holdBodies(site, server, 120)),
      ...(await compareTimes(site, stage.quick ? 15 : 60)),
      ...(await auditDependencies()),
    ];
  },
} satisfies Scenario;

const AT_ONCE = 50;

/** Fifty browsers that have proved the same email save at the same moment, each with a picture. */
async function raceSignups(site: Site, rounds: number, dataDir: string): Promise<Finding[]> {
  const profilePic = new Blob([new Uint8Array(await samplePicture('png'))]);
  const before = picturesIn(dataDir);
  const seen = { accounts: 0, failures: 0 };
  for (let round = 0; round < rounds; round++) {
    const entry = newEntry('business');
    const prover = newVisitor(site.url);
    await prove(site, prover, entry.email);
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => {
        const racer = newVisitor(site.url);
        for (const [name, value] of prover.cookies) racer.cookies.set(name, value);
        return racer.postMultipart('/api/verify/db_insert2.php', { ...entry, profilePic });
      }),
    );
    seen.accounts += answers.filter(({ status }) => status === 200).length;
    seen.failures += answers.filter(({ status }) => status !== 200 && status !== 409).length;
  }
  return [
    same(`accounts of ${rounds} x ${AT_ONCE} racing signups`, rounds, seen.accounts),
    same('racers told anything but that it is taken', 0, seen.failures),
    same('pictures kept, one for each account', rounds, picturesIn(dataDir) - before),
  ];
}

function picturesIn(dataDir: string): number {
  const folder = join(dataDir, 'media', 'pictures');
  try {
    return readdirSync(folder, { recursive: true }).filter((file) =>
      String(file).endsWith('master.webp'),
    ).length;
  } catch {
    return 0;
  }
}

async function bombMailbox(site: Site, count: number): Promise<Finding[]> {
  const { email } = newEntry('specialist');
  const statuses = await inBatches(count, async () => {
    const answer = await newVisitor(site.url).postJson('/api/verify/send_code.php', { email });
    return answer.status;
  });
  const sent = statuses.filter((status) => status === 200).length;
  await codeFor(site, email);
  const mails = readdirSync(site.mailbox).filter((file) => file.endsWith(`-${email}.eml`)).length;
  return [
    atMost(`codes sent of ${count} asked for, from as many addresses`, 3, sent),
    same('mails that left', sent, mails),
    same(
      'the others were told to wait',
      count - sent,
      statuses.filter((each) => each === 429).length,
    ),
  ];
}

/** From a hundred addresses: what is evaluated is little more than one for each, and the owner still comes in. */
async function guessPasswords(site: Site, count: number): Promise<Finding[]> {
  const entry = newEntry('specialist');
  await signUp(site, 'specialist', entry);
  const guessers = Array.from({ length: Math.min(100, count / 20) }, () => newVisitor(site.url));
  const [perAccount] = LIMITS.signInsPerAccount;
  const [anywhere] = LIMITS.signInsAnywhere;
  const statuses = await inBatches(count, async (index) => {
    const guesser = guessers[index % guessers.length]!;
    return (await guesser.postForm('/login', { email: entry.email, password: WRONG })).status;
  });
  const single = newVisitor(site.url);
  const wanted = { email: newEntry('specialist').email, password: WRONG };
  const alone = await inBatches(20, async () => (await single.postForm('/login', wanted)).status);
  const { email, password = '' } = entry;
  const owner = await newVisitor(site.url).postForm('/login', { email, password });
  const evaluated = statuses.filter((status) => status === 401).length;
  return [
    same(
      'passwords evaluated of 20, from one address',
      perAccount.times,
      alone.filter((status) => status === 401).length,
    ),
    atMost(
      `passwords evaluated of ${count}, from ${guessers.length} addresses`,
      anywhere.times + guessers.length,
      evaluated,
    ),
    same(
      'the others were told to wait',
      count - evaluated,
      statuses.filter((each) => each === 429).length,
    ),
    same('the owner comes in meanwhile, in a new browser', 302, owner.status),
  ];
}

/** Left of what the proxy has written anybody may write anything. */
async function pretendAddresses({ url }: Site, count: number): Promise<Finding[]> {
  const statuses = await inBatches(count, async (index) => {
    const claimed = `192.0.2.${index % 250}, 198.51.100.77`;
    const visitor = newVisitor(url, claimed);
    return (await visitor.postForm('/api/verify/email_check.php', { phone: '600-0000' })).status;
  });
  const [perMinute] = LIMITS.lookupsPerClient;
  const answered = statuses.filter((status) => status === 200).length;
  return [
    atMost(
      `lookups answered to one client that claims ${count} addresses`,
      perMinute.times * 2,
      answered,
    ),
  ];
}

/** In turns, so that whatever slows the machine slows both. */
async function compareTimes(site: Site, rounds: number): Promise<Finding[]> {
  const entry = newEntry('specialist');
  await signUp(site, 'specialist', entry);
  const timed = async (email: string) => {
    const visitor = newVisitor(site.url);
    const started = performance.now();
    const answer = await visitor.postForm('/login', { email, password: WRONG });
    const said = (await answer.text()).replaceAll(email, '').replace(/nonce="[^"]*"/g, '');
    return { ms: performance.now() - started, said: said.length, status: answer.status };
  };
  const known = [];
  const unknown = [];
  for (let round = 0; round < rounds; round++) {
    known.push(await timed(entry.email));
    unknown.push(await timed(`nobody${String(round).padStart(4, '0')}@gmail.com`));
  }
  const gap = Math.abs(median(known.map(({ ms }) => ms)) - median(unknown.map(({ ms }) => ms)));
  const shapes = new Set([...known, ...unknown].map(({ said, status }) => `${status} ${said}`));
  return [
    same('answers to wrong passwords and unknown emails, apart from the email', 1, shapes.size),
    atMost('gap between their median times', 10, gap, ' ms'),
  ];
}

async function auditDependencies(): Promise<Finding[]> {
  const text = await new Promise<string>((resolve) => {
    execFile('npm', ['audit', '--omit=dev', '--json'], { timeout: 60_000 }, (_error, out) =>
      resolve(out),
    );
  });
  const found = readAudit(text);
  const what = 'high and critical advisories for what is deployed';
  if (!found) return [notMeasured(what, 0, 'the registry does not say')];
  return [same(what, 0, found.high + found.critical)];
}

function readAudit(text: string): { high: number; critical: number } | null {
  try {
    const { metadata } = JSON.parse(text) as {
      metadata?: { vulnerabilities: { high: number; critical: number } };
    };
    return metadata?.vulnerabilities ?? null;
  } catch {
    return null;
  }
}

async function inBatches<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const size = Math.min(AT_ONCE, count - from);
    done.push(
      ...(await Promise.all(Array.from({ length: size }, (_, index) => work(from + index)))),
    );
  }
  return done;
}

const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[list.length >> 1]!;
