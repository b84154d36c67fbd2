import { setTimeout as wait } from 'node:timers/promises';
import { askForCode, newPerson, PEOPLE_ENV } from '../../tests/support/people.ts';
import { atMost, same, type Finding, type Scenario } from '../scenario.ts';
import type { TestSmtpServer } from '../../tests/support/smtp-server.ts';
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
      find: /(AS_MAILS = \{\s*retryLimit: )30/,
      replace: '$10',
    },
    {
      title: 'the message id that stays the same',
      file: 'build/server',
      find: /(const \{ response \} = await [^;]+\.sendMail\(\{\s*from: sender\.env\.MAIL_FROM,\s*\.\.\.mail)/,
      replace: '$1, messageId: undefined',
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
    const play = async (how: string, copies: number, fault: () => unknown, end: () => unknown) => {
      stage.report(how);
      await fault();
      const { crowd, accepted } = await askAll();
      await end();
      // What is left after that time shows in the figures.
      await until(`${how}: nothing is left to send`, async () => {
        await hurry(server);
        return (await openMails(server)) === 0;
      }).catch(() => undefined);
      const came = crowd.map(({ email }) => idsOf(smtp, email));
      const right = came.filter((ids) => ids.length === copies && new Set(ids).size === 1);
      const times = copies === 1 ? 'that came, once' : 'that came twice, with one message id';
      findings.push(
        same(`${how}: requests answered as ever`, people, accepted),
        same(`${how}: mails ${times}`, people, right.length),
      );
    };

    await play(
      'down',
      1,
      () => smtp.stop(),
      async () => {
        const tried = () => mailsIn(server, 'retry', 'failed');
        await until('all were tried', async () => (await tried()) === people);
        await smtp.start();
      },
    );
    await play(
      'refusing twice (451)',
      1,
      () => smtp.troubleEach(2, 451),
      () => undefined,
    );
    await play(
      'slow',
      1,
      () => smtp.answerAfter(SLOW_MS),
      () => wait(SLOW_MS).then(() => smtp.answerAfter(0)),
    );
    await play(
      'hanging up after it took the mail',
      2,
      () => smtp.troubleEach(1, 'hangs up'),
      () => undefined,
    );

    stage.report('refusing for ever (550)');
    smtp.troubleEach(Infinity, 550);
    const sentBefore = smtp.received.length;
    const { accepted } = await askAll();
    // As above; half a day of tries takes minutes without its pauses.
    const allGivenUp = async () => {
      await hurry(server);
      return (await openMails(server)) === 0;
    };
    await until('all are given up', allGivenUp, 300).catch(() => undefined);
    findings.push(
      same('refusing for ever (550): requests answered as ever', people, accepted),
      same(
        'refusing for ever (550): mails marked failed in the end',
        people,
        await mailsIn(server, 'failed'),
      ),
      same('refusing for ever (550): mails that came', 0, smtp.received.length - sentBefore),
      same('mails left neither sent nor failed', 0, await openMails(server)),
      atMost('longest wait for an answer', ANSWER_S, longest, ' s'),
    );
    return findings;
  },
} satisfies Scenario;

/** The message ids of everything that came to an address. */
function idsOf({ received }: TestSmtpServer, email: string): string[] {
  const own = received.filter(({ to }) => to?.some(({ address }) => address === email));
  return own.map(({ messageId }) => messageId ?? '');
}

async function mailsIn(server: Server, ...states: string[]): Promise<number> {
  const mails = "select id from pgboss.job where name = 'mail' and state::text = any($1)";
  return (await server.sql(mails, [states])).length;
}

const openMails = (server: Server) => mailsIn(server, 'created', 'retry', 'active');

/** The pause between two tries grows to minutes; only the pauses are cut short. */
async function hurry(server: Server): Promise<void> {
  await server.sql(
    "update pgboss.job set start_after = now() where name = 'mail' and state = 'retry'",
  );
  await wait(200);
}
