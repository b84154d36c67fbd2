import sharp from 'sharp';
import { beforeAll, expect, it, vi } from 'vitest';
import { findAccount } from '#features/accounts/find-account.server.ts';
import { deleteAccount } from '#features/accounts/delete-account.server.ts';
import { media } from '#platform/db/tables/media.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { provideApp } from '../support/request.ts';
import { specialistEntry } from '../support/signup-entries.ts';
import { openBrowser } from './browser.ts';
import { signUpIn } from './new-account.ts';

const { services, request } = provideApp();
const { email, password, ...texts } = specialistEntry;
const browser = openBrowser(request);
const TIMES = 10;
let file: Blob;

beforeAll(async () => {
  const drawn = sharp({ create: { width: 60, height: 60, channels: 3, background: '#0fa595' } });
  file = new Blob([new Uint8Array(await drawn.png().toBuffer())]);
  await signUpIn(browser, services(), 'specialist');
});

/** Saves the profile as it is now, with these pictures in their order. */
async function save(showcase: readonly object[], files: number, version?: number) {
  const [profile] = await services().db.select().from(profiles);
  const order = JSON.stringify({ profile: [], background: [], showcase });
  const fields = { ...texts, videoUrl: '', version: String(version ?? profile!.version), order };
  const pictures = Array<Blob>(files).fill(file);
  const sent = { ...fields, ...(files > 0 && { 'showcasePics[]': pictures }) };
  return (await browser.postMultipart('/api/profile/save', sent)).status;
}

const ordered = (statuses: readonly number[]) => statuses.toSorted((a, b) => a - b);
const rows = () => services().db.select().from(media);

async function filesKept() {
  const found = new Set<string>();
  for await (const { key } of services().storage.list('pictures')) found.add(key.split('/')[2]!);
  return [...found].sort();
}

const newOnes = [{ file: 0 }, { file: 1 }, { file: 2 }];

it('of ten who save at once are those of one, and nothing is left of the others', async () => {
  const version = (await services().db.select().from(profiles))[0]!.version;
  const all = await Promise.all(Array.from({ length: TIMES }, () => save(newOnes, 3, version)));
  expect(ordered(all)).toEqual([200, ...Array<number>(TIMES - 1).fill(409)]);
  const kept = await rows();
  expect(kept.map(({ position, live }) => [position, live])).toEqual([
    [0, true],
    [1, true],
    [2, true],
  ]);
  expect(await filesKept()).toEqual(kept.map(({ key }) => key).sort());
});

it('are moved, removed and replaced at once by one of those who try', async () => {
  const [a, b, c] = (await rows()).map(({ key }) => ({ key }));
  const version = (await services().db.select().from(profiles))[0]!.version;
  const all = await Promise.all([
    save([c!, b!, a!], 0, version),
    save([a!], 0, version),
    save([b!, { file: 0 }], 1, version),
    save([], 0, version),
  ]);
  expect(ordered(all)).toEqual([200, 409, 409, 409]);
  expect(await filesKept()).toEqual((await rows()).map(({ key }) => key).sort());
});

it('stand in one place each, and there are no more than there may be', async () => {
  expect(await save(newOnes, 3)).toBe(200);
  const [{ key } = { key: '' }] = await rows();
  expect(await save([{ key }, { key }], 0)).toBe(400);
  expect(await save([{ file: 0 }, { file: 0 }], 1)).toBe(400);
  expect(await save([...newOnes, { key }], 3)).toBe(400);
  expect(await save(newOnes, 4)).toBe(400);
  expect(await rows()).toHaveLength(3);
});

it('are drawn for links once, however many ask, and no one takes away what another draws', async () => {
  const { db, storage } = services();
  const { slug } = (await db.select().from(profiles))[0]!;
  const put = vi.spyOn(storage, 'put');
  const remove = vi.spyOn(storage, 'remove');
  const ask = async (language = 'en') =>
    (await request(`/share/${slug}.jpg?language=${language}`)).status;
  const crowd = () => Promise.all(Array.from({ length: 20 }, () => ask()));
  expect(new Set(await crowd())).toEqual(new Set([200]));
  const drawn = () => put.mock.calls.map(([key]) => key);
  expect(drawn()).toHaveLength(1);
  expect(await ask('es')).toBe(200);
  await db.update(profiles).set({ headline: 'Tiler of walls', version: 90 });
  expect(new Set(await crowd())).toEqual(new Set([200]));
  expect(drawn()).toHaveLength(3);
  expect(remove.mock.calls).toEqual([[drawn()[0]]]);
  const kept: string[] = [];
  for await (const { key } of storage.list(`shares/${slug}`)) kept.push(key);
  expect(kept.sort()).toEqual(drawn().slice(1).sort());
});

it('go with the account that is deleted while they are saved, and so do those for links', async () => {
  const { id: accountId } = (await findAccount(services().db, email))!;
  const { slug, version } = (await services().db.select().from(profiles))[0]!;
  expect((await request(`/share/${slug}.jpg`)).status).toBe(200);
  const saving = Array.from({ length: 4 }, () => save(newOnes, 3, version));
  const leave = deleteAccount(services(), { accountId, password, confirmation: 'DELETE' });
  const [all] = await Promise.all([Promise.all(saving), leave]);
  expect(all.filter((status) => status >= 500)).toEqual([]);
  expect([await rows(), await filesKept()]).toEqual([[], []]);
  for await (const { key } of services().storage.list('shares')) expect.fail(key);
});
