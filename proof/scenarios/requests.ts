import { fuzzRequests } from '../../tests/support/input/fuzz-requests.ts';
import { siteOf, STAFF } from '../../tests/support/input/people.ts';
import { settledLog } from '../../tests/support/input/read-log.ts';
import { atLeast, same, type Scenario } from '../scenario.ts';

export default {
  name: 'requests',
  title: 'malformed requests to every endpoint and page, in the name of everybody',
  engines: ['embedded', 'server'],
  minutes: 30,
  mutations: [
    {
      title: 'the clear word for forms that cannot be read',
      file: 'build/server',
      find: 'throw new AppError("bad-input", "The form could not be read.", { cause })',
      replace: 'throw cause',
    },
    {
      title: 'the care for addresses that cannot be decoded',
      file: 'build/server',
      find: /withReadableAddress\(withBody\(c\)\)/,
      replace: 'withBody(c)',
    },
    {
      title: 'the length of addresses',
      file: 'build/server',
      find: /c\.req\.url\.length > ADDRESS_MAX/,
      replace: 'false',
    },
    {
      title: 'the names under which a public site is not there',
      file: 'build/server',
      find: /names\.has\(host\.toLowerCase\(\)\)/,
      replace: 'true',
    },
  ],
  async run(stage) {
    const count = stage.quick ? 1_500 : 50_000;
    const server = await stage.startServer({
      TRUSTED_PROXY_HOPS: '1',
      ADMIN_EMAIL: STAFF.email,
      ADMIN_PASSWORD: STAFF.password,
    });
    const start = server.output().length;
    const site = siteOf(server.url, stage.database.DATA_DIR);
    const seed = String(stage.seed);
    stage.report(`seed ${seed}`);
    const { report } = stage;
    const found = await fuzzRequests(site, server, { count, seed, report });
    stage.report(`answers: ${JSON.stringify(found.byStatus)}`);
    [...found.wrong, ...found.unanswered].slice(0, 20).forEach(report);
    const log = await settledLog(server, start, found.requestIds);
    [...log.broken, ...log.forged, ...log.failures].slice(0, 20).forEach(report);
    const lines = found.requestIds.filter((id) => log.requests.get(id) === 1);
    const long = `/specialists-results?category=a${'+'.repeat(5_000)}b`;
    const elsewhere = await stage.newDatabase();
    const known = await stage.startServer({ ...elsewhere, SITE_URL: 'https://kanek.example' });
    return [
      same('an address of 5 kB is refused', 414, (await fetch(server.url + long)).status),
      same('a public site under another name is refused', 421, (await fetch(known.url)).status),
      same('requests sent', count, found.sent),
      atLeast('addresses of the site that were tried', 80, found.targets),
      same('answers that are neither 2xx, 3xx nor 4xx', 0, found.wrong.length),
      same('whole requests left without an answer', 0, found.unanswered.length),
      same('the server is ready afterwards', 200, (await fetch(`${server.url}/readyz`)).status),
      same('failures nobody foresaw, in the log', 0, log.failures.length),
      same('lines of the log that are not one JSON object of ours', 0, log.broken.length),
      same('lines of the log that a request has forged', 0, log.forged.length),
      same('answers with exactly one line in the log', found.requestIds.length, lines.length),
    ];
  },
} satisfies Scenario;
