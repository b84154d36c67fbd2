import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3Server } from '../../../tests/support/s3-server.ts';
import { createLog } from '../log.server.ts';
import { createDiskStorage } from './disk-storage.server.ts';
import { openStorage } from './open-storage.server.ts';
import { readStorageUrl } from './s3-place.server.ts';
import { createS3Storage } from './s3-storage.server.ts';
import type { Storage } from './storage.server.ts';

type Place = { storage: Storage; leave: () => Promise<void> };

async function disk(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'kanek-storage-'));
  const leave = () => rm(folder, { recursive: true, force: true });
  return { storage: createDiskStorage(folder), leave };
}

async function bucket(): Promise<Place> {
  const server = await startS3Server();
  return { storage: createS3Storage(readStorageUrl(server.url)), leave: () => server.end() };
}

async function folderOfBucket(): Promise<Place> {
  const server = await startS3Server();
  const url = server.url.replace('/kanek?', '/kanek/one/two?');
  return { storage: createS3Storage(readStorageUrl(url)), leave: () => server.end() };
}

/** Any other S3-compatible server: TEST_STORAGE_URL=s3://key:secret@host/bucket. */
const given = process.env.TEST_STORAGE_URL;
const named = (): Promise<Place> =>
  Promise.resolve({
    storage: createS3Storage(readStorageUrl(given!), 3),
    leave: () => Promise.resolve(),
  });

const places = { 'a disk': disk, 'a bucket': bucket, 'a folder of a bucket': folderOfBucket };
const all = Object.entries(given ? { ...places, 'the given bucket': named } : places);

describe.each(all)('files in %s', (_name, open) => {
  let storage: Storage;
  let leave: () => Promise<void>;
  beforeAll(async () => ({ storage, leave } = await open()));
  afterAll(() => leave());

  const filesBelow = async (prefix: string) => {
    const files: { key: string; writtenAt: Date }[] = [];
    for await (const file of storage.list(prefix)) files.push(file);
    return files.sort((a, b) => (a.key < b.key ? -1 : 1));
  };
  const keysBelow = async (prefix: string) => (await filesBelow(prefix)).map(({ key }) => key);

  it('are found as they were put, where they are read and not held', async () => {
    const pieces = ['one ', 'two ', 'three'].map((piece) => Buffer.from(piece));
    const read = () => Readable.from(pieces);
    await storage.put('imports/aa/file', { size: Buffer.concat(pieces).length, read });
    expect(await storage.find('imports/aa/file')).toEqual(Buffer.concat(pieces));
  });

  it('are found as they were put, and replaced by newer ones', async () => {
    expect(await storage.find('pictures/aa/one/master.webp')).toBeNull();
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, i) => i % 256));
    await storage.put('pictures/aa/one/master.webp', bytes);
    expect(await storage.find('pictures/aa/one/master.webp')).toEqual(bytes);
    await storage.put('pictures/aa/one/master.webp', Buffer.from('newer'));
    expect(String(await storage.find('pictures/aa/one/master.webp'))).toBe('newer');
  });

  it('are read in parts', async () => {
    await storage.put('videos/bb/two/video.mp4', Buffer.from('0123456789'));
    const file = await storage.open('videos/bb/two/video.mp4');
    expect(file?.size).toBe(10);
    expect(await text(file!.read(3, 6))).toBe('3456');
    expect(await text(file!.read(0, 9))).toBe('0123456789');
    expect(await storage.open('videos/bb/two/video.webm')).toBeNull();
  });

  it('can be left half read', async () => {
    await storage.put('videos/cc/long/video.mp4', Buffer.alloc(4 * 1024 * 1024));
    const file = await storage.open('videos/cc/long/video.mp4');
    for await (const piece of file!.read(0, file!.size - 1)) {
      expect(piece.length).toBeGreaterThan(0);
      break;
    }
    await storage.remove('videos/cc/long');
  });

  it('are listed with the moment they were written', async () => {
    const before = Date.now() - 2_000;
    await storage.put('listed/dd/three/master.webp', Buffer.from('a'));
    await storage.put('listed/dd/three/480.avif', Buffer.from('b'));
    const files = await filesBelow('listed');
    expect(files.map(({ key }) => key)).toEqual([
      'listed/dd/three/480.avif',
      'listed/dd/three/master.webp',
    ]);
    for (const { writtenAt } of files) {
      expect(writtenAt.getTime()).toBeGreaterThan(before);
      expect(writtenAt.getTime()).toBeLessThan(Date.now() + 2_000);
    }
    expect(await keysBelow('nothing')).toEqual([]);
    await storage.remove('listed');
  });

  it('are removed with all that is below, and nothing beside it', async () => {
    for (const key of ['shares/ann/1.jpg', 'shares/ann/2.jpg', 'shares/ann-lee/1.jpg'])
      await storage.put(key, Buffer.from(key));
    await storage.remove('shares/ann');
    expect(await keysBelow('shares')).toEqual(['shares/ann-lee/1.jpg']);
    await storage.remove('shares/ann-lee/1.jpg');
    await storage.remove('shares/ann-lee/1.jpg');
    expect(await keysBelow('shares')).toEqual([]);
  });

  // The small S3 server of the tests cannot list in pages; the large one of `npm run proof -- s3` can.
  it.runIf(given)('are listed to the last, page by page', async () => {
    const keys = Array.from({ length: 10 }, (_, i) => `many/${i}`);
    await Promise.all(keys.map((key) => storage.put(key, Buffer.from('x'))));
    expect(await keysBelow('many')).toEqual(keys);
    await storage.remove('many');
    expect(await keysBelow('many')).toEqual([]);
  });

  it.each(['../secret', 'pictures/../../x', '/etc/passwd', 'a//b', '', 'A', 'a/%2e%2e/b'])(
    'have no key like %j',
    async (key) => {
      await expect((async () => storage.find(key))()).rejects.toThrow('not a storage key');
      await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('not a storage key');
    },
  );
});

describe('a bucket', () => {
  const log = createLog('fatal');

  it('is given a file while it is read', async () => {
    const arrived = Promise.withResolvers<void>();
    let [taken, told] = [0, ''];
    const server = createServer((request, response) => {
      told = request.headers['content-length'] ?? '';
      request.on('data', ({ length }: Buffer) => {
        taken += length;
        arrived.resolve();
      });
      request.on('end', () => response.end());
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    const storage = createS3Storage(readStorageUrl(`s3+http://a:b@127.0.0.1:${port}/kanek`));
    let reads = 0;
    async function* read() {
      const isSent = ++reads === 2;
      yield Buffer.from('the first piece, ');
      // Whoever holds it whole before sending waits for ever.
      if (isSent) await arrived.promise;
      yield Buffer.from('the last');
    }
    await storage.put('imports/aa/file', { size: 25, read });
    // Others refuse what does not say how long it is.
    expect([taken, told]).toEqual([25, '25']);
    server.close();
  });

  it('that is away is told as such, and used again once it is back', async () => {
    const server = await startS3Server();
    const storage = await openStorage({ STORAGE_URL: server.url, DATA_DIR: '/nowhere' }, log);
    await storage.put('pictures/aa/kept', Buffer.from('kept'));
    await server.stop();
    const away = { code: 'unavailable', status: 503, retryAfterSeconds: 5 };
    await expect(storage.find('pictures/aa/kept')).rejects.toMatchObject(away);
    await expect(storage.put('pictures/aa/new', Buffer.from('x'))).rejects.toMatchObject(away);
    await expect(storage.open('pictures/aa/kept')).rejects.toMatchObject(away);
    await expect(storage.remove('pictures/aa/kept')).rejects.toMatchObject(away);
    const again = await openStorage({ STORAGE_URL: server.url, DATA_DIR: '/nowhere' }, log);
    await server.start();
    expect(String(await again.find('pictures/aa/kept'))).toBe('kept');
    expect(await again.find('pictures/aa/new')).toBeNull();
    await server.end();
  });

  it.each([
    ['the secret', (url: string) => url.replace(':S3RVER@', ':wrong@'), '403'],
    ['the bucket', (url: string) => url.replace('/kanek?', '/other?'), '404'],
  ])('is refused at the start when %s is wrong', async (_what, change, status) => {
    const server = await startS3Server();
    const settings = { STORAGE_URL: change(server.url), DATA_DIR: '/nowhere' };
    await expect(openStorage(settings, log)).rejects.toThrow(
      new RegExp(`cannot be used: .*${status}`),
    );
    const storage = createS3Storage(readStorageUrl(settings.STORAGE_URL));
    await expect(storage.put('pictures/aa/x', Buffer.from('x'))).rejects.toMatchObject({
      status: 503,
    });
    await server.end();
  });
});
