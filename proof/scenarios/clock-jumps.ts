import { setTimeout as wait } from 'node:timers/promises';
import { fakedClock } from '../faked-clock.ts';
import {
  askForCode,
  codeIn,
  newPerson,
  PEOPLE_ENV,
  proveCode,
  signUp,
  type Person,
} from '../../tests/support/people.ts';
import { same, type Finding, type Scenario } from '../scenario.ts';
import { until } from '../until.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LOOKUPS_A_MINUTE = 20;
/** Longer than the embedded engine may be stuck, and than a pause between two mails. */
const SETTLE_MS = 2_000;

export default {
  name: 'clock-jumps',
  title: 'a clock that is set forward and back (libfaketime)',
  engines: ['embedded', 'server'],
  mutations: [
    {
      title: 'measuring a stuck engine by time that only counts forward',
      file: 'build/server',
      find: /let lastAnswer = performance\.now\(\);/,
      replace: 'performance.now = Date.now; let lastAnswer = Date.now();',
      engines: ['embedded'],
    },
    {
      title: 'forgetting limits that a clock ahead has set',
      file: 'build/server',
      find: /not between \$\{at \+ 1\} and \$\{until \+ CLOCKS_DIFFER_MS\}/,
      replace: '<= ${at}',
    },
    {
      title: 'the longest time a session may last',
      file: 'build/server',
      find: /if \(row\.expiresAt\.getTime\(\) - now\.getTime\(\) > [^;]*\) return null;/,
      replace: '',
    },
  ],
  async run(stage) {
    const clock = await fakedClock(stage);
    const env = { ...PEOPLE_ENV, ...clock.env, LOG_LEVEL: 'info' };
    const server = await stage.startServer(env);
    const { DATA_DIR } = stage.database;
    let number = 1;
    const next = () => newPerson(() => server.url, number++);
    const findings: Finding[] = [];
    const expect = (what: string, expected: string | number, seen: string | number) =>
      findings.push(same(what, expected, seen));
    const jump = async (label: string, seconds: number) => {
      stage.report(label);
      clock.jump(seconds);
      await wait(SETTLE_MS);
      const ready = () => fetch(`${server.url}/readyz`).then(({ status }) => status === 200);
      await until(`${label}: ready`, ready);
    };

    const ana = next();
    expect('signs up', 'yes', (await signUp(ana, 'x')).done ? 'yes' : 'no');
    const codes = { forward: next(), back: next() };
    for (const person of Object.values(codes)) await askForCode(person);
    const typed = {
      forward: await codeIn(DATA_DIR, codes.forward.email),
      back: await codeIn(DATA_DIR, codes.back.email),
    };
    const asker = next();

    await jump('5 minutes ahead', 5 * MINUTE);
    expect('5 minutes ahead: still signed in', 200, await dashboard(ana));
    expect(
      '5 minutes ahead: a code is still good',
      200,
      (await proveCode(codes.back, typed.back)).status,
    );
    await jump('5 minutes behind', -5 * MINUTE);
    expect('5 minutes behind: still signed in', 200, await dashboard(ana));

    await jump('11 minutes ahead', 11 * MINUTE);
    expect(
      '11 minutes ahead: a code of ten minutes is over',
      400,
      (await proveCode(codes.forward, typed.forward)).status,
    );
    expect('11 minutes ahead: lookups that are refused', 1, await lookUpTooOften(asker));
    await jump('13 minutes ahead', 13 * MINUTE);
    expect('13 minutes ahead: lookups are allowed again', 200, await lookUp(asker));

    await jump('a year ahead', 365 * DAY);
    expect('a year ahead: no longer signed in', 302, await dashboard(ana));
    const traveller = next();
    expect('a year ahead: signs up', 'yes', (await signUpAt(traveller, 365 * DAY)) ? 'yes' : 'no');
    expect('a year ahead: signed in', 200, await dashboard(traveller));
    expect('a year ahead: lookups that are refused', 1, await lookUpTooOften(asker));
    const late = next();
    await askForCode(late);
    const lateCode = await codeIn(DATA_DIR, late.email);

    await jump('back to the true time', 0);
    expect('back again: who signed in before is signed in', 200, await dashboard(ana));
    expect(
      'back again: a session of next year is not good for longer than any',
      302,
      await dashboard(traveller),
    );
    expect('back again: nor is a code', 400, (await proveCode(late, lateCode)).status);
    expect('back again: nobody is locked out until next year', 200, await lookUp(asker));
    const writer = next();
    expect('back again: mails are asked for', 200, (await askForCode(writer)).status);
    expect('back again: and go out', 'yes', (await codeIn(DATA_DIR, writer.email)) ? 'yes' : 'no');
    if (stage.engine === 'embedded') {
      const restarts = server.log().filter(({ msg }) => msg.startsWith('embedded database'));
      expect('restarts of an engine that was not stuck', 0, restarts.length);
    }
    return findings;
  },
} satisfies Scenario;

/** 200 for who is signed in; others are sent to the login. */
const dashboard = async ({ browser }: Person) => (await browser.send('/dashboard')).status;

async function lookUp({ browser }: Person): Promise<number> {
  const email = 'somebody.else@gmail.com';
  return (await browser.postForm('/api/verify/email_check.php', { email })).status;
}

/** One more than is allowed in a minute; returns how many were refused. */
async function lookUpTooOften(person: Person): Promise<number> {
  const statuses = [];
  for (let each = 0; each <= LOOKUPS_A_MINUTE; each++) statuses.push(await lookUp(person));
  return statuses.filter((status) => status === 429).length;
}

async function signUpAt(person: Person, ahead: number): Promise<boolean> {
  return (await signUp(person, 'x', ahead)).done;
}
