import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { PICTURE_SLOTS } from '#features/media/picture.rules.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { atMost, same, type Finding } from './scenario.ts';
import type { Server } from './stage.ts';
import { codeFor, newEntry, prove, signUp, type Site } from '../tests/support/input/people.ts';
import { sendRaw } from '../tests/support/input/send-raw.ts';
import { newVisitor, nextAddress } from '../tests/support/input/visitor.ts';

const MEGABYTE = 1024 * 1024;

/** Whoever asks first, however they spell a cookie or a host, leaves nothing of theirs for those who come after. */
export async function poisonAnswers(site: Site): Promise<Finding[]> {
  const owner = await signUp(site, 'specialist');
  const token = owner.cookies.get('session')!;
  const strangersSee = async (path: string) => (await newVisitor(site.url).send(path)).text();
  const ask = (path: string, ...headers: string[]) =>
    sendRaw(
      site.url,
      Buffer.from(`GET ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\nConnection: close\r\n\r\n`),
      true,
    );
  const home = titleOf(await strangersSee('/'));

  const cookies = ['session=', 'session =', ' session=', 'a=b;session=', 'session\t=', 'session= '];
  let leaked = 0;
  for (const [index, cookie] of cookies.entries()) {
    await ask(`/?c=${index}`, 'Host: kanek', `Cookie: ${cookie}${token}`);
    if ((await strangersSee(`/?c=${index}`)).includes('Log out')) leaked += 1;
  }
  const hosts = ['0', '', '[', 'evil.example', 'kanek:80', '127.0.0.1', 'a@b', '/'];
  let wrong = 0;
  for (const [index, host] of hosts.entries()) {
    await ask(`/login/?h=${index}`, `Host: ${host}`);
    if (titleOf(await strangersSee(`/?h=${index}`)) !== home) wrong += 1;
  }
  const own = await (await owner.send('/?c=0')).text();
  return [
    same(`of ${cookies.length} spellings of a cookie, left the account for strangers`, 0, leaked),
    same(`of ${hosts.length} hosts, left another page at an address`, 0, wrong),
    same(
      'who is signed in sees so at an address that is kept',
      'yes',
      own.includes('Log out') ? 'yes' : 'no',
    ),
  ];
}

const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1] ?? '';

/** Uploads that never end: without a proof they are not even begun, with one there is room for some. */
export async function holdBodies(site: Site, server: Server, count: number): Promise<Finding[]> {
  const strangers = Array.from({ length: count }, () => openUpload(site, ''));
  const refused = await Promise.all(strangers.map(({ answered }) => answered));
  for (const { socket } of strangers) socket.destroy();
  const before = memoryOf(server.pid);
  const provers = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const visitor = newVisitor(site.url);
      await prove(site, visitor, newEntry('specialist').email);
      return visitor.cookieHeader();
    }),
  );
  const uploads = Array.from({ length: count }, (_, index) =>
    openUpload(site, provers[index % provers.length]!),
  );
  await Promise.all(uploads.map(({ sent }) => sent));
  const grown = memoryOf(server.pid) - before;
  const visitor = await newVisitor(site.url).send('/');
  for (const { socket } of uploads) socket.destroy();
  const told = refused.filter((status) => status === 403).length;
  return [
    same(`of ${count} unfinished uploads without a proof, refused at once`, count, told),
    atMost(
      `memory that ${count} unfinished uploads with a proof took`,
      250,
      grown / MEGABYTE,
      ' MB',
    ),
    same('a visitor is served meanwhile', 200, visitor.status),
  ];
}

interface Upload {
  socket: Socket;
  /** The status, or null for a connection that was ended without one. */
  answered: Promise<number | null>;
  /** As much of it as was taken. */
  sent: Promise<void>;
}

function openUpload({ url }: Site, cookies: string): Upload {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  const most = Object.values(PICTURE_SLOTS).reduce((sum, { maxBytes }) => sum + maxBytes, 0);
  const answered = new Promise<number | null>((resolve) => {
    socket.once('data', (chunk) => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(String(chunk))?.[1])));
    socket.once('close', () => resolve(null));
  });
  socket.write(
    `POST /api/verify/db_insert1.php HTTP/1.1\r\nHost: ${host}\r\nSec-Fetch-Site: same-origin\r\n` +
      `X-Forwarded-For: ${nextAddress()}\r\nCookie: ${cookies}\r\nContent-Length: ${most}\r\n` +
      'Content-Type: multipart/form-data; boundary=b\r\n\r\n' +
      '--b\r\nContent-Disposition: form-data; name="profilePic"; filename="a.jpg"\r\n\r\n',
  );
  const flushed = new Promise<void>((resolve) =>
    socket.write(Buffer.alloc(most - MEGABYTE), () => resolve()),
  );
  const sent = Promise.race([flushed, answered.then(() => undefined)]);
  return { socket, answered, sent };
}

function memoryOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!;
  return Number(kilobytes) * 1024;
}

/** One client asks for codes for addresses of others, to learn from the refusals who has an account. */
export async function learnAccounts(site: Site, count: number): Promise<Finding[]> {
  const { email } = newEntry('specialist');
  await signUp(site, 'specialist', { ...newEntry('specialist'), email });
  const asker = newVisitor(site.url);
  const statuses: number[] = [];
  for (let asked = 0; asked < count; asked++)
    statuses.push((await asker.postJson('/api/verify/send_code.php', { email })).status);
  const [perClient] = LIMITS.codesPerClient;
  const told = statuses.filter((status) => status === 409).length;
  return [
    atMost(`of ${count} questions for a code, told who has an account`, perClient.times, told),
    same(
      'the others were told to wait',
      count - told,
      statuses.filter((one) => one === 429).length,
    ),
  ];
}

/** Strangers type wrong codes for an address; the code of whoever asked is good all the same. */
export async function lockOut(site: Site, strangers: number): Promise<Finding[]> {
  const { email } = newEntry('specialist');
  const owner = newVisitor(site.url);
  await owner.postJson('/api/verify/send_code.php', { email });
  const right = await codeFor(site, email);
  const submit = (visitor: typeof owner, code: string) =>
    visitor.postJson('/api/verify/verify_code.php', { email, code });
  for (let stranger = 0; stranger < strangers; stranger++)
    await submit(newVisitor(site.url), right === '000000' ? '111111' : '000000');
  const answer = await submit(owner, right);
  return [same(`the owner's code works after ${strangers} tries of strangers`, 200, answer.status)];
}
