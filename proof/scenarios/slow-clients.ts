import { readdirSync, readFileSync } from 'node:fs';
import { createConnection, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { newPerson, PEOPLE_ENV, proofOf, signUp } from '../../tests/support/people.ts';
import { atLeast, atMost, same, type Scenario } from '../scenario.ts';
import type { Server } from '../stage.ts';
import { until } from '../until.ts';
import { compareFiles } from '../wholeness.ts';

const EACH_BYTE_MS = 1_000;
const AT_ONCE = 20;
const BODY_BYTES = 400_000;
const HEADERS = 'Host: kanek\r\nSec-Fetch-Site: same-origin\r\n';
/** Slow clients begin with one of these, go on byte by byte, and never come to the end. */
const PAGE_START = 'GET / HTTP/1.1\r\n';
const uploadStart = (address: string) =>
  `POST /api/verify/db_insert1.php HTTP/1.1\r\n${HEADERS}X-Forwarded-For: ${address}\r\n` +
  // From others nothing is read.
  `Cookie: ${proofOf(`slow.${address}@gmail.com`)}\r\n` +
  `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${BODY_BYTES}\r\n\r\n` +
  '--b\r\nContent-Disposition: form-data; name="profilePic"; filename="a.jpg"\r\n\r\n';

export default {
  name: 'slow-clients',
  title: 'clients that send headers or uploads a byte at a time, and others that leave half-way',
  engines: ['embedded', 'server'],
  minutes: 8,
  mutations: [
    {
      title: 'the time a client has to send its headers',
      file: 'build/server',
      find: /headersTimeout: 15e3,/,
      replace: 'headersTimeout: 0,',
    },
    {
      title: 'the time a client has to send an upload',
      file: 'build/server',
      find: /UPLOAD_MS = 12e4/,
      replace: 'UPLOAD_MS = 36e5',
    },
  ],
  async run(stage) {
    const slow = stage.quick ? 100 : 2_000;
    const leaving = stage.quick ? 60 : 500;
    // Kept answers would take memory of their own.
    const settings = { ...PEOPLE_ENV, ANSWER_CACHE: 'off', LOG_LEVEL: 'error' };
    const server = await stage.startServer(settings);
    const port = Number(new URL(server.url).port);
    const leaveHalfWay = async (times: number) => {
      let left = 0;
      while (left < 2 * times) {
        const some = Array.from({ length: AT_ONCE }, (_, each) => [
          leaveUpload(port, each),
          leavePage(port),
        ]).flat();
        await Promise.all(some);
        left += some.length;
      }
      return left;
    };
    // A server that has only just started would take memory for whatever came.
    stage.report('warming up');
    await newPersonIsServed(server, 1);
    await leaveHalfWay(leaving);
    const before = { files: openFiles(server.pid), memory: memoryOf(server.pid) };

    // A visitor comes by all the while, and somebody signs up now and then.
    let over = false;
    stage.onEnd(() => (over = true));
    const waits: number[] = [];
    const failed: number[] = [];
    const visiting = (async () => {
      for (let number = 2; !over; number++) {
        const started = performance.now();
        const good =
          number % 10 ? (await read(server.url)) === 200 : await newPersonIsServed(server, number);
        waits.push((performance.now() - started) / 1000);
        if (!good) failed.push(number);
        await wait(50);
      }
    })();

    stage.report(`${slow} slow clients`);
    const headers = Array.from({ length: slow / 2 }, () => openSlowClient(port, PAGE_START));
    const uploads = Array.from({ length: slow / 2 }, (_, each) =>
      openSlowClient(port, uploadStart(`10.8.${each >> 8}.${each & 255}`)),
    );
    const clients = [...headers, ...uploads];
    let held = 0;
    const allHeld = () => {
      held = Math.max(held, clients.filter(({ isHeld }) => isHeld()).length);
      return held === slow;
    };
    // What does not come in time shows in the figures, here and below.
    await until('all are held', allHeld, 30).catch(() => undefined);
    stage.report(`${leaving} uploads and ${leaving} pages that are left half-way`);
    const left = await leaveHalfWay(leaving);
    await until('slow clients are let go', () => clients.every(({ gone }) => gone()), 170).catch(
      () => undefined,
    );
    const longest = (some: typeof clients) => Math.max(...some.map(({ seconds }) => seconds()));
    over = true;
    await visiting;
    clients.forEach((client) => client.leave());

    const filesBack = () => openFiles(server.pid) - before.files <= 20;
    await until('files are closed', filesBack, 30).catch(() => undefined);
    const { orphans } = await compareFiles(server, stage.database.DATA_DIR);
    waits.sort((a, b) => a - b);
    return [
      same('slow clients held at once', slow, held),
      atLeast(`requests of others, while ${left} more were left half-way`, 20, waits.length),
      same('of them failed', 0, failed.length),
      atMost('half of them waited no longer than', 2, waits[Math.floor(waits.length / 2)]!, ' s'),
      atMost(
        '99 % of them waited no longer than',
        3,
        waits[Math.floor(waits.length * 0.99)]!,
        ' s',
      ),
      atMost('the last with slow headers was let go after', 50, longest(headers), ' s'),
      atMost('the last with a slow upload was let go after', 160, longest(uploads), ' s'),
      atMost('open files more than before', 20, openFiles(server.pid) - before.files),
      atMost('memory more than before', 200, memoryOf(server.pid) - before.memory, ' MB'),
      same('files that uploads left behind', 0, orphans.length),
      same('errors in the log', 0, server.log().filter(({ level }) => level === 'error').length),
    ];
  },
} satisfies Scenario;

async function newPersonIsServed(server: Server, number: number): Promise<boolean> {
  return (
    await signUp(
      newPerson(() => server.url, number),
      'x',
    )
  ).done;
}

const read = (url: string) =>
  fetch(url).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );

function openSlowClient(port: number, begin: string) {
  const started = performance.now();
  let endedAt: number | null = null;
  let sent = 0;
  const socket = createConnection(port, '127.0.0.1', () => socket.write(begin));
  const timer = setInterval(() => socket.write('x', () => (sent += 1)), EACH_BYTE_MS);
  socket.resume();
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearInterval(timer);
    endedAt = performance.now();
  });
  return {
    gone: () => endedAt !== null,
    isHeld: () => sent > 1 && endedAt === null,
    /** How long it was there. */
    seconds: () => ((endedAt ?? Infinity) - started) / 1000,
    leave: () => socket.destroy(),
  };
}

/** Goes away in the middle of a picture. */
async function leaveUpload(port: number, each: number): Promise<void> {
  const socket = await connect(port);
  socket.write(uploadStart(`10.9.9.${each}`));
  socket.write(Buffer.alloc(Math.floor(BODY_BYTES * Math.random()), 1));
  await wait(Math.random() * 100);
  await leave(socket);
}

/** Goes away with the first bytes of the page. */
async function leavePage(port: number): Promise<void> {
  const socket = await connect(port);
  socket.write(`GET /?${Math.random()} HTTP/1.1\r\n${HEADERS}Accept-Encoding: gzip\r\n\r\n`);
  await new Promise((resolve) => socket.once('data', resolve).once('close', resolve));
  await leave(socket);
}

function connect(port: number): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => resolve(socket));
    socket.on('error', () => undefined);
  });
}

function leave(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.once('close', () => resolve());
    socket.destroy();
  });
}

const openFiles = (pid: number) => readdirSync(`/proc/${pid}/fd`).length;

function memoryOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1];
  return Number(kilobytes) / 1024;
}
