import { setTimeout as wait } from 'node:timers/promises';
import { openInstances, type Instances } from '../instances.ts';
import { startLoad } from '../load.ts';
import {
  askForCode,
  edit,
  newPerson,
  proveCode,
  signUp,
  type Person,
} from '../../tests/support/people.ts';
import { atLeast, atMost, same, type Finding, type Scenario } from '../scenario.ts';
import type { TestSmtpServer } from '../../tests/support/smtp-server.ts';
import type { Stage } from '../stage.ts';
import { until } from '../until.ts';

/** As many lookups as a client has in a minute (LIMITS.lookupsPerClient). */
const LOOKUPS = 20;
/** Each edit makes every kept page old. */
const EDIT_EVERY_MS = 250;

export default {
  name: 'scale-out',
  title: 'two and three instances behind HAProxy on one PostgreSQL',
  engines: ['server'],
  mutations: [
    {
      title: 'looking for changes that other instances made',
      file: 'build/server',
      find: 'const { rows } = await pool.query(VERSION);',
      replace:
        'const { rows } = primary ? { rows: [{ version: primary }] } : await pool.query(VERSION);',
    },
    {
      title: 'the notice before an instance stops',
      file: 'build/server',
      find: /env\.STOP_NOTICE_SECONDS \* 1e3/,
      replace: '0, server.closeAllConnections()',
    },
  ],
  async run(stage) {
    const findings: Finding[] = [];
    for (const count of stage.quick ? [2] : [2, 3]) {
      const instances = await openInstances(stage, count);
      const found = [
        ...(await sessions(instances)),
        ...(await codes(instances)),
        await limits(instances),
        ...(await keptPages(stage, instances)),
        ...(await mails(stage, instances)),
        ...(await rollingRestart(stage, instances)),
      ];
      for (const server of instances.servers) server.kill('SIGTERM');
      await Promise.all(instances.servers.map(({ exited }) => exited));
      findings.push(
        ...found.map((each) => ({ ...each, what: `${count} instances: ${each.what}` })),
      );
    }
    return findings;
  },
} satisfies Scenario;

const isOpen = async ({ browser }: Person) =>
  (await browser.postForm('/api/profile/confirm', {})).status === 200;

async function sessions({ servers }: Instances): Promise<Finding[]> {
  let at = servers[0]!.url;
  const ana = newPerson(() => at, 1);
  await signUp(ana, 'First words.');
  const cookies = new Map(ana.browser.cookies);
  const openOn = async () => {
    let open = 0;
    for (const { url } of servers) {
      at = url;
      for (const [name, value] of cookies) ana.browser.cookies.set(name, value);
      if (await isOpen(ana)) open += 1;
    }
    return open;
  };
  const before = await openOn();
  await ana.browser.postForm('/logout', {});
  return [
    same('a session begun on one is open on', servers.length, before),
    same('and once ended on another, on', 0, await openOn()),
  ];
}

async function codes({ servers, smtp }: Instances): Promise<Finding[]> {
  let at = servers[0]!.url;
  const bea = newPerson(() => at, 2);
  await askForCode(bea);
  const code = await codeFor(smtp, bea.email);
  at = servers.at(-1)!.url;
  const proved = await proveCode(bea, code);
  at = servers[0]!.url;
  const again = await proveCode(bea, code);
  return [
    same('a code of the first proves the email on the last', 200, proved.status),
    same('and is then used up on the first', 400, again.status),
  ];
}

async function codeFor(smtp: TestSmtpServer, email: string): Promise<string> {
  const mail = () => smtp.received.find(({ to }) => to?.[0]?.address === email);
  await until('the code comes', () => mail() !== undefined);
  return /\b\d{6}\b/.exec(mail()!.text ?? '')![0];
}

async function limits({ url }: Instances): Promise<Finding> {
  const { browser } = newPerson(() => url, 3);
  const answers = await Promise.all(
    Array.from({ length: 3 * LOOKUPS }, (_, i) =>
      browser.postForm('/api/verify/email_check.php', { email: `nobody.${i}@gmail.com` }),
    ),
  );
  const granted = answers.filter(({ status }) => status === 200).length;
  return same(`of ${answers.length} lookups of one client, granted together`, LOOKUPS, granted);
}

async function keptPages(stage: Stage, { servers }: Instances): Promise<Finding[]> {
  let at = servers[0]!.url;
  const cleo = newPerson(() => at, 4);
  await signUp(cleo, 'Words 0.');
  const [row] = await servers[0]!.sql<{ slug: string }>(
    'select slug from profiles order by account_id desc limit 1',
  );
  const path = `/specialist/${row!.slug}`;
  const shows = async (url: string, words: string) =>
    (await (await fetch(url + path)).text()).includes(words);
  const rounds = stage.quick ? 3 : 10;
  let longest = 0;
  let ownAtOnce = 0;
  for (let round = 1; round <= rounds; round++) {
    const others = servers.slice(1).map(({ url }) => url);
    for (const url of others)
      await until('the older page is kept', () => shows(url, `Words ${round - 1}.`));
    at = servers[0]!.url;
    await edit(cleo, round, `Words ${round}.`);
    const saved = performance.now();
    at = others.at(-1)!;
    const own = await cleo.browser.send(path);
    if ((await own.text()).includes(`Words ${round}.`)) ownAtOnce += 1;
    for (const url of others)
      await until('the newer page is shown', () => shows(url, `Words ${round}.`), 30);
    longest = Math.max(longest, performance.now() - saved);
  }
  return [
    atMost('an edit on one is on the kept pages of the others within', 1_000, longest, ' ms'),
    same('its author sees it on another at once, of times', rounds, ownAtOnce),
  ];
}

async function mails(stage: Stage, { url, servers, smtp }: Instances): Promise<Finding[]> {
  const count = stage.quick ? 10 : 60;
  const crowd = Array.from({ length: count }, (_, i) => newPerson(() => url, 100 + i));
  const asked = await Promise.all(crowd.map((person) => askForCode(person)));
  const waiting =
    "select id from pgboss.job where name = 'mail' and state in ('created', 'retry', 'active')";
  await until('all mails have left', async () => (await servers[0]!.sql(waiting)).length === 0);
  const got = crowd.map(
    ({ email }) => smtp.received.filter(({ to }) => to?.[0]?.address === email).length,
  );
  return [
    same('codes asked for at once', count, asked.filter(({ done }) => done).length),
    same('mails delivered exactly once', count, got.filter((times) => times === 1).length),
  ];
}

async function rollingRestart(stage: Stage, instances: Instances): Promise<Finding[]> {
  const { url, servers } = instances;
  // Enough of them that nobody saves more often than one may.
  const writers = Array.from({ length: 8 }, (_, i) => newPerson(() => url, 40 + i));
  for (const writer of writers) await signUp(writer, 'Words 0.');
  const paths = ['/', '/specialists', '/specialists-results?keywords=surveyor', '/about', '/login'];
  const search = Array.from({ length: 20 }, (_, i) => `/api/search/specialist.php?page=${i + 1}`);
  const load = startLoad(url, [...paths, ...search], 4);
  let edits = 0;
  let refused = 0;
  let over = false;
  const writing = (async () => {
    for (; !over; edits++) {
      await wait(EDIT_EVERY_MS);
      const version = Math.floor(edits / writers.length) + 1;
      const writer = writers[edits % writers.length]!;
      const { done } = await edit(writer, version, `Words ${version}.`);
      if (!done) refused += 1;
    }
  })();
  const ends: (number | null)[] = [];
  const rounds = stage.quick ? 1 : 2;
  for (let turn = 0; turn < rounds * servers.length; turn++) {
    await until('every instance gets requests', () => instances.allUp());
    ends.push(await instances.restart(turn % servers.length));
    stage.report(`restarted ${turn + 1} of ${rounds * servers.length}`);
  }
  await until('every instance gets requests', () => instances.allUp());
  over = true;
  await writing;
  const { requests, failed } = await load.stop();
  failed.slice(0, 5).forEach((line) => stage.report(line));
  const newest = `select version from profiles order by account_id desc limit ${writers.length}`;
  const rows = await servers[0]!.sql<{ version: number }>(newest);
  const there = rows.reduce((sum, { version }) => sum + version - 1, 0);
  return [
    same('instances that ended in order', ends.length, ends.filter((code) => code === 0).length),
    atLeast('reads while all were restarted in turn', 100, requests),
    same('reads that failed', 0, failed.length),
    atLeast('edits meanwhile', 10, edits),
    same('edits that failed', 0, refused),
    same('edits that are there', edits, there),
  ];
}
