import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FindWords } from '#features/find/find-words.ts';
import { unpackPocket, type PackedPocket } from '#features/pocket/pack-pocket.ts';
import type { PocketIndex } from '#features/pocket/pocket.rules.ts';
import { fillDemo } from '../support/fill-demo.ts';
import { provideApp } from '../support/request.ts';

const { request, services } = provideApp();
const MOST_KB = 60;

beforeAll(async () => {
  await fillDemo(services());
  await services().directoryVersion.look();
});

const ask = async () => (await (await request('/offline/directory')).json()) as PocketIndex;
const open = async (address: string) =>
  unpackPocket((await (await request(address)).json()) as PackedPocket);

describe('the directory for a phone', () => {
  it('is small, named by its content and sent compressed', async () => {
    const { parts, words } = await ask();
    const [{ address, bytes }] = parts as [PocketIndex['parts'][number]];
    console.log(`${bytes} bytes; words: ${words.bytes} bytes`);
    expect(parts).toHaveLength(1);
    expect(bytes / 1024).toBeLessThanOrEqual(MOST_KB);
    const answer = await request(address, { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(answer.headers.get('Content-Encoding')).toBe('br');
    expect(answer.headers.get('Cache-Control')).toContain('immutable');
    expect((await answer.arrayBuffer()).byteLength).toBe(bytes);
    const known = (await (await request(words.address)).json()) as FindWords;
    expect(Object.keys(known.trades).length).toBeGreaterThan(250);
    expect((await request(address.replace('.json', 'x.json'))).status).toBe(404);
    const refused = await request(address, { headers: { 'Accept-Encoding': 'br;q=0' } });
    expect(refused.headers.get('Content-Encoding')).toBeNull();
  });

  it('holds whom visitors find and no number that is hidden, and has another address when that changes', async () => {
    const before = (await ask()).parts[0]!.address;
    const [paused, hidden] = await open(before);
    expect(hidden!.phone).toMatch(/^\+501/);
    const at = sql`now() where slug`;
    await services().db.execute(sql`update profiles set phone_hidden_at = ${at} = ${hidden!.id}`);
    await services().db.execute(sql`
      update profiles set paused_at = now(), listed = false where slug = ${paused!.id}`);
    await services().directoryVersion.look();
    // What was made a moment ago is good enough for as long as it takes to make it a few times.
    await expect.poll(async () => (await ask()).parts[0]!.address).not.toBe(before);
    const after = await open((await ask()).parts[0]!.address);
    expect(after.find(({ id }) => id === hidden!.id)!.phone).toBeNull();
    expect(after.map(({ id }) => id)).not.toContain(paused!.id);
    // Who had read the list before is led on, and never to what is gone.
    const old = await request(before);
    expect(old.status).toBe(302);
    expect(old.headers.get('Location')).toBe((await ask()).parts[0]!.address);
    expect(old.headers.get('Cache-Control')).toBe('no-cache');
  });

  it('knows whom a link means that led to a profile which became a part of another', async () => {
    const { id } = (await open((await ask()).parts[0]!.address))[0]!;
    await services().db.execute(sql`
      insert into moved_profiles (slug, profile_id)
      select 'old-address', account_id from profiles where slug = ${id}`);
    await services().db.execute(sql`update profiles set headline = headline where slug = ${id}`);
    await services().directoryVersion.look();
    const formerIds = async () => (await open((await ask()).parts[0]!.address))[0]!.formerIds;
    await expect.poll(formerIds).toEqual(['old-address']);
  });
});
