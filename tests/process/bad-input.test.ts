import { expect, it } from 'vitest';
import { fuzzRequests } from '../support/input/fuzz-requests.ts';
import { signUp, siteOf, STAFF } from '../support/input/people.ts';
import { settledLog } from '../support/input/read-log.ts';
import { sendRaw } from '../support/input/send-raw.ts';
import { startServer, usedDatabase } from './server-process.ts';

it('answers or refuses whatever is sent, and its log stays its own', async () => {
  const database = await usedDatabase();
  const server = await startServer({
    ...database,
    TRUSTED_PROXY_HOPS: '1',
    ADMIN_EMAIL: STAFF.email,
    ADMIN_PASSWORD: STAFF.password,
  });
  const start = server.output().length;
  const site = siteOf(server.url, database.DATA_DIR);
  const owner = await signUp(site, 'specialist');
  const odd = { intent: 'nobody knows this form' };
  expect((await owner.postForm('/account', odd)).status).toBe(400);
  expect((await owner.postForm('/account.data', odd)).status).toBe(400);
  const trace =
    'TRACE /specialist/%ff HTTP/1.1\r\nHost: kanek\r\nSec-Fetch-Site: same-origin\r\nConnection: close\r\n\r\n';
  expect((await sendRaw(server.url, Buffer.from(trace), true)).status).toBe(405);

  const options = { count: 200, seed: 'tests', report: () => undefined };
  const found = await fuzzRequests(site, server, options);
  const log = await settledLog(server, start, found.requestIds);
  expect(found).toMatchObject({ sent: 200, wrong: [], unanswered: [] });
  expect({ ...log, lines: 0, requests: 0 }).toEqual({
    lines: 0,
    broken: [],
    forged: [],
    failures: [],
    requests: 0,
  });
  expect(found.requestIds.every((id) => log.requests.get(id) === 1)).toBe(true);
});
