import { readdirSync, readlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { siteFilmFile } from '#features/media/stored-files.server.ts';
import { siteFilmUrl } from '#platform/site-film.rules.ts';
import { createDiskStorage } from '#platform/storage/disk-storage.server.ts';
import { startServer, usedDatabase } from './server-process.ts';

const KEY = '0123456789abcdef-mp4';
const FILM = Buffer.alloc(4 * 1024 * 1024, 'x');
const TIMES = 40;

/** What a process holds open of the film. */
const heldOpen = (pid: number) =>
  readdirSync(`/proc/${pid}/fd`).filter((fd) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${fd}`).endsWith('film.mp4');
    } catch {
      return false;
    }
  }).length;

/** Asks, and hangs up after so many turns of the loop. */
function askAndLeave(port: number, turns: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const leave = (left: number): unknown =>
      left > 0 ? setImmediate(() => leave(left - 1)) : socket.destroy();
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
    socket.write(`GET ${siteFilmUrl(KEY)} HTTP/1.1\r\nHost: kanek\r\n\r\n`, () => leave(turns));
  });
}

it('holds no file open for whoever asked for its size alone, or hung up', async () => {
  const place = await usedDatabase();
  await createDiskStorage(join(place.DATA_DIR, 'media')).put(siteFilmFile(KEY), FILM);
  const server = await startServer({ ...place, LOG_LEVEL: 'error' });
  const film = server.url + siteFilmUrl(KEY);
  const whole = await fetch(film);
  expect((await whole.arrayBuffer()).byteLength).toBe(FILM.length);
  for (let time = 0; time < TIMES; time++) {
    const { status, headers } = await fetch(film, { method: 'HEAD' });
    expect([status, headers.get('Content-Length')]).toEqual([200, String(FILM.length)]);
    await askAndLeave(Number(new URL(server.url).port), time % 20);
  }
  await expect.poll(() => heldOpen(server.pid)).toBe(0);
});
