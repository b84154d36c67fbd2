import { readFileSync, writeFileSync } from 'node:fs';
import { seededRandom } from '#platform/seeded-random.ts';
import {
  FORMATS,
  mutatePicture,
  pictureBombs,
  samplePicture,
} from '../../tests/support/input/hostile-pictures.ts';
import { newEntry, prove, siteOf } from '../../tests/support/input/people.ts';
import { CLEAR, outcomeOf } from '../../tests/support/input/picture-outcome.ts';
import { newVisitor } from '../../tests/support/input/visitor.ts';
import { atLeast, atMost, same, type Scenario } from '../scenario.ts';

const AT_ONCE = 8;
const MEGABYTE = 1024 * 1024;
/** Kept, too large, not a picture of ours; or good, but the email has an account by now. */
const PROPER = [200, 409, 413, 415];

/** In MB: what a process has, or the most it has had since the peak was forgotten. */
const memoryOf = (pid: number, which: 'VmRSS' | 'VmHWM') =>
  Number(new RegExp(`${which}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) /
  1024;
const forgetPeak = (pid: number) => writeFileSync(`/proc/${pid}/clear_refs`, '5');

export default {
  name: 'pictures',
  title: 'damaged pictures, bombs and files that are two things at once',
  engines: ['embedded'],
  minutes: 15,
  mutations: [
    {
      title: 'the clear word for pictures that cannot be read',
      file: 'build/server',
      find: /\.metadata\(\)\.catch\(unreadable[$\w]*\)/,
      replace: '.metadata()',
    },
  ],
  async run(stage) {
    const count = stage.quick ? 100 : 5_000;
    stage.report(`seed ${stage.seed}`);
    const random = seededRandom(`pictures ${stage.seed}`);
    const samples = await Promise.all(FORMATS.map((format) => samplePicture(format, 96)));
    const outcomes: string[] = [];
    let warm = 0;
    for (let from = 0; from < count; from += AT_ONCE) {
      const files = Array.from({ length: Math.min(AT_ONCE, count - from) }, () =>
        mutatePicture(samples, random),
      );
      outcomes.push(...(await Promise.all(files.map(outcomeOf))));
      // The decoder takes what it needs with the first ones.
      if (from <= count / 5) warm = process.memoryUsage().rss;
    }
    const grown = (process.memoryUsage().rss - warm) / MEGABYTE;

    const server = await stage.startServer({ TRUSTED_PROXY_HOPS: '1' });
    const site = siteOf(server.url, stage.database.DATA_DIR);
    const visitor = newVisitor(site.url);
    const entry = newEntry('specialist');
    await prove(site, visitor, entry.email);
    const proof = visitor.cookieHeader();
    const bombs = Object.entries(await pictureBombs({ large: !stage.quick }));
    forgetPeak(server.pid);
    const idle = memoryOf(server.pid, 'VmRSS');
    const answers = await Promise.all(
      bombs.map(async ([name, bytes]) => {
        // Each from an address of its own, all in the name of one who has proved the email.
        const sender = newVisitor(site.url);
        for (const pair of proof.split('; ')) {
          const [key = '', value = ''] = pair.split('=');
          sender.cookies.set(key, value);
        }
        const profilePic = new Blob([new Uint8Array(bytes)]);
        const { status } = await sender.postMultipart('/api/verify/db_insert1.php', {
          ...entry,
          profilePic,
        });
        return { name, status };
      }),
    );
    const peak = memoryOf(server.pid, 'VmHWM') - idle;
    const wrong = answers.filter(({ status }) => !PROPER.includes(status));
    wrong.forEach(({ name, status }) => stage.report(`${name}: ${status}`));
    const unclear = outcomes.filter((said) => !CLEAR.test(said));
    unclear.slice(0, 10).forEach(stage.report);
    return [
      atLeast(
        `of ${count} damaged pictures, kept, clean`,
        1,
        outcomes.filter((said) => said === 'clean').length,
      ),
      atLeast('of them refused', 1, outcomes.filter((said) => said !== 'clean').length),
      same('neither kept clean nor refused in clear words', 0, unclear.length),
      atMost('memory grown over the last four fifths', 200, grown, ' MB'),
      same(`of ${bombs.length} bombs sent at once, not answered properly`, 0, wrong.length),
      atMost('peak of its memory above the idle one', 700, peak, ' MB'),
      same('the server is ready afterwards', 200, (await fetch(`${server.url}/readyz`)).status),
    ];
  },
} satisfies Scenario;
