import { setTimeout as wait } from 'node:timers/promises';
import { askForCode, newPerson, PEOPLE_ENV, type Person } from '../people.ts';
import { atMost, same, type Finding, type Scenario } from '../scenario.ts';
import type { TestSmtpServer } from '../smtp-server.ts';
import type { Server } from '../stage.ts';
import { until } from '../until.ts';

const SLOW_MS = 3_000;
/** An answer to a person may not wait for a mail service. */
const ANSWER_S = 2;

export default {
  name: 'smtp',
  title: 'a mail service that is down, refuses, is slow, or hangs up after it has taken the mail',
  engines: ['embedded', 'server'],
  mutations: [
    {
      title: 'trying a mail again',
      file: 'build/server',
      find: /(name: "mail",\s*retryLimit: )8/,
      replace: '$10',
    },
    {
      title: 'the message id that stays the same',
      file: 'build/server',
      find: /await transport\.sendMail\(mail\);(?=\s*\},\s*close: \(\) => transport\.close\(\)\s*\};\s*\}\s*function outboxMailer)/,
      replace: 'await transport.sendMail({ ...mail, messageId: undefined });',
    },
  ],
  async run(stage) {
    const people = stage.quick ? 3 : 20;
    const smtp = await stage.startSmtp();
    const env = { ...PEOPLE_ENV, MAIL_URL: smtp.url, LOG_LEVEL: 'error' };
    const server = await stage.startServer(env);
    let number = 1;
    let longest = 0;
    const findings: Finding[] = [];

    const askAll = async () => {
      const crowd = Array.from({ length: people }, () => newPerson(() => server.url, number++));
      const answers = await Promise.all(
        crowd.map(async (person) => {
          const started = performance.now();
          const { done } = await askForCode(person);
          longest = Math.max(longest, (performance.now() - started) / 1000);
          return done;
        }),
      );
      return { crowd, accepted: answers.filter(Boolean).length };
    };
    const arrived = (crowd: readonly Person[]) =>
      crowd.map(({ email }) => idsOf(smtp, email)).filter((ids) => ids.size === 1).length;
    const play = async (how: string, before: () => unknown, after: () => unknown) => {
      stage.report(how);
      await before();
      const { crowd, accepted } = await askAll();
      findings.push(same(`${how}: requests answered as ever`, people, accepted));
      await after();
      const all = () => crowd.every(({ email }) => idsOf(smtp, email).size > 0);
      await until(`${how}: the mails come`, async () => {
        await hurry(server);
        return all();
      }).catch(() => undefined);
      findings.push(same(`${how}: mails that came in the end, as one`, people, arrived(crowd)));
    };

    await play(
      'down',
      () => smtp.stop(),
      async () => {
        await until('it was tried', async () => (await states(server, 'retry')) === people);
        await smtp.start();
      },
    );
    await play(
      'refusing twice (451)',
      () => smtp.refuseNext(2 * people),
      () => undefined,
    );
    await play(
      'slow',
      () => smtp.answerAfter(SLOW_MS),
      () => wait(SLOW_MS).then(() => smtp.answerAfter(0)),
    );
    await play(
      'hanging up after it took the mail',
      () => smtp.hangUpNext(people),
      () => undefined,
    );

    stage.report('refusing for ever (550)');
    smtp.refuseNext(Infinity, 550);
    const sentBefore = smtp.received.length;
    const { accepted } = await askAll();
    await until('all are given up', async () => {
      await hurry(server);
      return (await states(server, 'failed')) === people;
    }).catch(() => undefined);
    findings.push(
      same('refusing for ever (550): requests answered as ever', people, accepted),
      same(
        'refusing for ever (550): mails marked failed in the end',
        people,
        await states(server, 'failed'),
      ),
      same('refusing for ever (550): mails that came', 0, smtp.received.length - sentBefore),
      same(
        'mails left neither sent nor failed',
        0,
        (await states(server, 'retry')) + (await states(server, 'active')),
      ),
      atMost('longest wait for an answer', ANSWER_S, longest, ' s'),
    );
    return findings;
  },
} satisfies Scenario;

function idsOf({ received }: TestSmtpServer, email: string): Set<string> {
  const own = received.filter(({ to }) => to?.some(({ address }) => address === email));
  return new Set(own.map(({ messageId }) => messageId ?? ''));
}

async function states(server: Server, state: string): Promise<number> {
  const rows = await server.sql("select id from pgboss.job where name = 'mail' and state = $1", [
    state,
  ]);
  return rows.length;
}

/** The pause between two tries grows to minutes; only the pauses are cut short. */
async function hurry(server: Server): Promise<void> {
  await server.sql(
    "update pgboss.job set start_after = now() where name = 'mail' and state = 'retry'",
  );
  await wait(200);
}
