import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { newPerson, PEOPLE_ENV, proofOf, signUp } from '../support/people.ts';
import { startServer, usedDatabase } from './server-process.ts';

const MEGABYTE = 1024 * 1024;
const OF_EACH_SORT = 40;
const PART = '--b\r\nContent-Disposition: form-data; name="profilePic"; filename="a.jpg"\r\n\r\n';
const CHUNK = Buffer.alloc(MEGABYTE, 'x');

const memoryOf = (pid: number, which: 'VmRSS' | 'VmHWM') =>
  Number(new RegExp(`${which}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) /
  1024;

interface Sender {
  port: number;
  path: string;
  cookie: string;
  chunked: boolean;
  megabytes: number;
  address: string;
}

/** Sends nearly all of a body and never the end; done when all has been taken, or the line was cut. */
function begin({ port, path, cookie, chunked, megabytes, address }: Sender): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.resume();
  const length = chunked
    ? 'Transfer-Encoding: chunked'
    : `Content-Length: ${megabytes * MEGABYTE + 9}`;
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: kanek\r\nSec-Fetch-Site: same-origin\r\nX-Forwarded-For: ${address}\r\n` +
      `Cookie: ${cookie}\r\nContent-Type: multipart/form-data; boundary=b\r\n${length}\r\n\r\n`,
  );
  const send = (text: string | Buffer) =>
    chunked
      ? socket.write(
          Buffer.concat([
            Buffer.from(`${text.length.toString(16)}\r\n`),
            Buffer.from(text),
            Buffer.from('\r\n'),
          ]),
        )
      : socket.write(text);
  send(PART);
  for (let left = megabytes; left > 1; left--) send(CHUNK);
  return new Promise((resolve) => {
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
    send(CHUNK.subarray(0, MEGABYTE - PART.length));
    socket.write(chunked ? '9\r\n' : '', () => resolve());
  });
}

const KINDS = [
  { who: 'strangers', path: '/api/verify/db_insert1.php', megabytes: 12, isProved: false },
  { who: 'the proved', path: '/api/verify/db_insert1.php', megabytes: 12, isProved: true },
  { who: 'form senders', path: '/contact', megabytes: 1, isProved: false },
];

it('120 unfinished uploads of three sorts take less than 250 MB', async () => {
  const database = await usedDatabase();
  const server = await startServer({ ...database, LOG_LEVEL: 'error', ...PEOPLE_ENV });
  const port = Number(new URL(server.url).port);
  const everybodyElseIsServed = async () => {
    expect((await fetch(server.url)).status).toBe(200);
    expect((await person.browser.postForm('/account', { intent: 'unknown' })).status).toBe(400);
  };
  // A server that has only just started would take memory for whatever came.
  const person = newPerson(() => server.url, 1);
  expect((await signUp(person, 'x')).done).toBe(true);
  await everybodyElseIsServed();
  writeFileSync(`/proc/${server.pid}/clear_refs`, '5');
  const before = memoryOf(server.pid, 'VmRSS');
  const senders = KINDS.flatMap(({ path, megabytes, isProved }, kind) =>
    Array.from({ length: OF_EACH_SORT }, (_, each) => ({
      port,
      path,
      megabytes,
      cookie: isProved ? proofOf(`held${each}@gmail.com`) : '',
      chunked: each % 2 === 0,
      address: `10.7.${kind}.${each}`,
    })),
  );
  await Promise.all(senders.map(begin));
  await everybodyElseIsServed();
  expect(memoryOf(server.pid, 'VmHWM') - before).toBeLessThan(250);
});
