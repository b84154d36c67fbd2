import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { pauseProfile, resumeProfile } from '#features/editor/own-profile-state.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { media } from '#platform/db/tables/media.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { openBrowser, type Browser } from './browser.ts';
import { signUpIn } from './new-account.ts';
import { newStaff } from './staff.ts';
import { provideApp } from '../support/request.ts';
import { businessEntry, specialistEntry } from '../support/signup-entries.ts';

const NO_PICTURES = { profile: [], background: [], showcase: [] };
const { email: _email, password: _password, ...texts } = specialistEntry;

async function picture(color: string): Promise<Blob> {
  const drawn = sharp({ create: { width: 80, height: 60, channels: 3, background: color } }).png();
  return new Blob([new Uint8Array(await drawn.toBuffer())]);
}
const film = (letter: string) => {
  const bytes = new Uint8Array(3000).fill(letter.charCodeAt(0));
  bytes.set(new TextEncoder().encode('\0\0\0\x18ftypmp42'));
  return bytes;
};

describe.each(['after', 'before'])('files where staff review %s', (policy) => {
  const { request, services } = provideApp({ REVIEW_POLICY: policy });
  let owner: Browser;
  let accountId: number;
  let version = 1;
  const people: Record<'stranger' | 'other provider' | 'staff without factor', Browser> & {
    staff?: Browser;
  } = {} as never;

  beforeAll(async () => {
    const { db, clock } = services();
    owner = openBrowser(request);
    await signUpIn(owner, services(), 'specialist', { profilePic: await picture('#111') });
    const [row] = await db.select().from(accounts);
    accountId = row!.id;
    people.stranger = openBrowser(request);
    people['other provider'] = openBrowser(request);
    await signUpIn(people['other provider'], services(), 'business', businessEntry);
    for (const [name, secondFactorAt] of [
      ['staff', clock.now()],
      ['staff without factor', null],
    ] as const) {
      const email = `${name.length}@kanek.example`;
      const { token } = await newStaff(services(), email, secondFactorAt);
      people[name] = openBrowser(request);
      people[name].cookies.set('session', token);
    }
    await db
      .update(profiles)
      .set({ reviewStatus: 'approved', listed: true })
      .where(eq(profiles.accountId, accountId));
  });

  const keys = async (slot: 'profile' | 'video') => {
    const rows = await services().db.select().from(media).where(eq(media.slot, slot));
    return rows.filter((row) => row.accountId === accountId).map(({ key }) => key);
  };
  const portrait = async () => `/media/${(await keys('profile'))[0]}/96.webp`;
  const statuses = async (path: string) => {
    const ask = async (browser: Browser) => (await browser.send(path)).status;
    return {
      owner: await ask(owner),
      staff: await ask(people.staff!),
      others: [
        await ask(people.stranger),
        await ask(people['other provider']),
        await ask(people['staff without factor']),
      ],
    };
  };
  const FOR_ALL = { owner: 200, staff: 200, others: [200, 200, 200] };
  const HIDDEN = { owner: 200, staff: 200, others: [404, 404, 404] };
  const upload = async (letter: string) => {
    const answer = await owner.send('/api/profile/video', {
      method: 'POST',
      headers: { 'Content-Type': 'video/mp4' },
      body: film(letter),
    });
    return ((await answer.json()) as { url: string }).url;
  };
  const save = async (videoUrl: string) => {
    const answer = await owner.postMultipart('/api/profile/save', {
      ...texts,
      version: String(version),
      order: JSON.stringify(NO_PICTURES),
      whatsapp: 'on',
      videoUrl,
    });
    expect(await answer.json()).toMatchObject({ success: true });
    version += 1;
  };
  const stored = async () => {
    const found = new Set<string>();
    for await (const { key } of services().storage.list('videos')) found.add(key.split('/')[2]!);
    return [...found];
  };

  it('of a listed profile are for everybody; caches that serve many ask again each second', async () => {
    const path = await portrait();
    expect(await statuses(path)).toEqual(FOR_ALL);
    const answer = await people.stranger.send(path);
    expect(answer.headers.get('Cache-Control')).toBe(
      'public, max-age=31536000, s-maxage=1, immutable',
    );
    const known = { headers: { 'If-None-Match': answer.headers.get('ETag')! } };
    expect((await people.stranger.send(path, known)).status).toBe(304);
  });

  it('are gone with a paused, rejected, suspended or waiting profile, and back with it', async () => {
    const { db } = services();
    const path = await portrait();
    const etag = (await people.stranger.send(path)).headers.get('ETag')!;
    const known = { headers: { 'If-None-Match': etag } };
    const states: [hide: () => Promise<unknown>, show: () => Promise<unknown>][] = [
      [() => pauseProfile(services(), accountId), () => resumeProfile(services(), accountId)],
      ...(['rejected', 'suspended', 'pending'] as const).map(
        (reviewStatus) =>
          [
            () => db.update(profiles).set({ reviewStatus, listed: false }),
            () => db.update(profiles).set({ reviewStatus: 'approved', listed: true }),
          ] as [() => Promise<unknown>, () => Promise<unknown>],
      ),
    ];
    for (const [hide, show] of states) {
      await hide();
      expect(await statuses(path)).toEqual(HIDDEN);
      const [refused, own] = [await people.stranger.send(path, known), await owner.send(path)];
      expect([refused.status, refused.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
      expect(own.headers.get('Cache-Control')).toBe('private, no-store');
      await show();
      expect(await statuses(path)).toEqual(FOR_ALL);
    }
  });

  it('that were uploaded are private until the profile that names them is public', async () => {
    const url = await upload('a');
    expect(await statuses(url)).toEqual(HIDDEN);
    const part = { headers: { Range: 'bytes=4-7' } };
    expect((await people.stranger.send(url, part)).status).toBe(404);
    expect((await owner.send(url, part)).status).toBe(206);
    await save(url);
    expect(await statuses(url)).toEqual(policy === 'after' ? FOR_ALL : HIDDEN);
    await services().db.update(profiles).set({ reviewStatus: 'approved', listed: true });
  });

  it('that another upload replaces are deleted at once, those of a saved version are not', async () => {
    const saved = await keys('video');
    const first = await upload('b');
    const second = await upload('c');
    expect(await stored()).toHaveLength(saved.length + 1);
    expect((await owner.send(first)).status).toBe(404);
    expect((await owner.send(second)).status).toBe(200);
    const racing = await Promise.all(['d', 'e'].map(upload));
    expect(await stored()).toHaveLength(saved.length + 1);
    const left = await Promise.all(racing.map(async (url) => (await owner.send(url)).status));
    expect(left.filter((status) => status === 200)).toHaveLength(1);
    expect(await stored()).toEqual(expect.arrayContaining(saved));
  });

  it('of versions that nobody will look at again are deleted when the profile is saved', async () => {
    for (const letter of ['h', 'i', 'j', 'k']) await save(await upload(letter));
    expect((await stored()).length).toBeLessThanOrEqual(3);
    expect((await stored()).sort()).toEqual((await keys('video')).sort());
  });
});
