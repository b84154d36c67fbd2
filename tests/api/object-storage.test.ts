import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { sweepFiles } from '#features/media/sweep-files-job.server.ts';
import { startS3Server } from '../support/s3-server.ts';
import { openBrowser } from './browser.ts';
import { signUpIn } from './new-account.ts';
import { provideApp } from '../support/request.ts';
import { specialistEntry } from '../support/signup-entries.ts';

const s3 = await startS3Server();
afterAll(() => s3.end());
const { request, services } = provideApp({ STORAGE_URL: s3.url });
const browser = openBrowser(request);
const UNAVAILABLE = /Pictures and videos cannot be reached/;

async function picture(color: string): Promise<Blob> {
  const drawn = sharp({ create: { width: 80, height: 60, channels: 3, background: color } }).png();
  return new Blob([new Uint8Array(await drawn.toBuffer())]);
}
const query = async <T>(text: string) =>
  (await services().database.pool.query(text)).rows as unknown as T[];
const portrait = async () => {
  const [row] = await query<{ key: string }>(
    "select m.key from media m join accounts a on a.id = m.account_id where a.email = 'elena.tzul@gmail.com'",
  );
  return row!.key;
};
const masters = async () => {
  const keys: string[] = [];
  for await (const { key } of services().storage.list('pictures'))
    if (key.endsWith('master.webp')) keys.push(key.split('/')[2]!);
  return keys.sort();
};
const save = async (version: number, color: string) => {
  const { email: _email, password: _password, ...texts } = specialistEntry;
  return browser.postMultipart('/api/profile/save', {
    ...texts,
    version: String(version),
    whatsapp: 'on',
    videoUrl: '',
    order: JSON.stringify({ profile: [{ file: 0 }], background: [], showcase: [] }),
    profilePic: await picture(color),
  });
};

it('shows pictures from a bucket as from a disk', async () => {
  await signUpIn(browser, services(), 'specialist', { profilePic: await picture('#0fa595') });
  for (const _ of ['made', 'kept']) {
    const shown = await request(`/media/${await portrait()}/480.webp`);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('Content-Type')).toBe('image/webp');
    expect(shown.headers.get('Cache-Control')).toBe(
      'public, max-age=31536000, s-maxage=1, immutable',
    );
    expect(shown.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
    expect(shown.headers.get('X-Content-Type-Options')).toBe('nosniff');
    const { width } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect(width).toBe(80);
  }
});

it('says when to come back while the bucket is away, and leaves nothing half', async () => {
  const before = await portrait();
  await s3.stop();
  const shown = await request(`/media/${before}/480.webp`);
  expect([shown.status, shown.headers.get('Retry-After')]).toEqual([503, '5']);
  const signup = signUpIn(openBrowser(request), services(), 'business', {
    profilePic: await picture('#123456'),
  });
  await expect(signup).rejects.toThrow(UNAVAILABLE);
  expect(await query("select 1 from accounts where email = 'howler.ridge@gmail.com'")).toEqual([]);
  const saved = await save(1, '#654321');
  expect([saved.status, saved.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(await query('select version from profiles')).toEqual([{ version: 1 }]);
  expect((await request('/readyz')).status).toBe(200);

  await s3.start();
  expect((await request(`/media/${before}/480.webp`)).status).toBe(200);
  expect(await masters()).toEqual([before]);
});

it('keeps what was saved when the bucket goes away before the old picture is removed', async () => {
  const { storage } = services();
  const remove = storage.remove.bind(storage);
  const before = await portrait();
  storage.remove = async (key) => {
    await s3.stop();
    try {
      await remove(key);
    } finally {
      await s3.start();
    }
  };
  const saved = await save(1, '#abcdef').finally(() => (storage.remove = remove));
  expect([saved.status, await saved.json()]).toMatchObject([200, { success: true, version: 2 }]);
  const after = await portrait();
  expect(after).not.toBe(before);
  expect((await request(`/media/${after}/480.webp`)).status).toBe(200);
  expect(await masters()).toEqual([after, before].sort());
  await sweepFiles(services(), -60_000);
  expect(await masters()).toEqual([after]);
});
