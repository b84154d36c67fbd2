import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { pauseProfile, resumeProfile } from '#features/editor/own-profile-state.server.ts';
import { media } from '#platform/db/tables/media.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { isOver } from '#platform/limits/spend.server.ts';
import { provideApp } from '../support/request.ts';
import { openBrowser, type Browser } from './browser.ts';
import { signUpIn } from './new-account.ts';

const POSTER = '/api/profile/poster.jpg';

describe('the poster as a picture', () => {
  const { request, services } = provideApp();
  let owner: Browser;
  let accountId: number;

  beforeAll(async () => {
    owner = openBrowser(request);
    const red = sharp({ create: { width: 80, height: 60, channels: 3, background: '#e00' } }).png();
    const profilePic = new Blob([new Uint8Array(await red.toBuffer())]);
    await signUpIn(owner, services(), 'specialist', { profilePic });
    const [row] = await services().db.select().from(profiles);
    accountId = row!.accountId;
  });

  const draw = async () => {
    const answer = await owner.send(POSTER);
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  };
  const rename = (displayName: string) =>
    services().db.update(profiles).set({ displayName }).where(eq(profiles.accountId, accountId));
  /** The color of one point. */
  const colorAt = async (picture: Buffer, left: number, top: number) => {
    const point = sharp(picture).extract({ left, top, width: 1, height: 1 });
    return [...(await point.raw().toBuffer())];
  };

  it('is a JPEG for phones: portrait in the sun, band of the number, light paper below', async () => {
    const answer = await owner.send(POSTER);
    expect(answer.headers.get('Content-Type')).toBe('image/jpeg');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    const picture = Buffer.from(await answer.arrayBuffer());
    expect(picture.length).toBeLessThan(400_000);
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1080, height: 1350 });
    const [red, green] = await colorAt(picture, 540, 230);
    expect([red! > 180, green! < 60]).toEqual([true, true]);
    const [mango, , blue] = await colorAt(picture, 20, 900);
    expect([mango! > 220, blue! < 100]).toEqual([true, true]);
    expect(Math.min(...(await colorAt(picture, 1060, 1340)))).toBeGreaterThan(225);
  });

  it.each(['W'.repeat(40), '🌴 新世界 مطعم', 'A & B <i>'])(
    'is drawn for somebody called %s',
    async (name) => {
      await rename(name);
      expect(await sharp(await draw()).metadata()).toMatchObject({ width: 1080, height: 1350 });
    },
  );

  it('is drawn in the language that is asked for, in English otherwise', async () => {
    await rename('Ana Ek');
    const drawnAt = async (address: string) =>
      Buffer.from(await (await owner.send(address)).arrayBuffer());
    const english = await draw();
    expect((await drawnAt(`${POSTER}?language=es`)).equals(english)).toBe(false);
    expect((await drawnAt(`${POSTER}?language=xx`)).equals(english)).toBe(true);
  });

  it('is its owner’s alone, also while visitors do not see the profile', async () => {
    const stranger = openBrowser(request);
    const other = openBrowser(request);
    await signUpIn(other, services(), 'business');
    expect((await stranger.send(POSTER)).status).toBe(401);
    // Whoever followed the link, and is signed out by now, comes back to its page.
    const headers = {
      'Sec-Fetch-Mode': 'navigate',
      Referer: 'http://x.test/dashboard/poster?paper=a4',
    };
    const led = await stranger.send(POSTER, { headers });
    expect(led.headers.get('Location')).toBe('/login?next=%2Fdashboard%2Fposter%3Fpaper%3Da4');
    headers.Referer = 'http://x.test/es/dashboard/poster';
    const inSpanish = await stranger.send(POSTER, { headers });
    expect(inSpanish.headers.get('Location')).toBe('/es/login?next=%2Fdashboard%2Fposter');
    // Each provider gets the own one, whatever is asked for.
    const [own, others] = [await draw(), await other.send(`${POSTER}?profile=${accountId}`)];
    expect(Buffer.from(await others.arrayBuffer()).equals(own)).toBe(false);
    await pauseProfile(services(), accountId);
    expect((await stranger.send(POSTER)).status).toBe(401);
    await draw();
    await resumeProfile(services(), accountId);
  });

  it('has a sister for links that are shared, which is kept in each language', async () => {
    const { db, storage } = services();
    const [row] = await db.select().from(profiles).where(eq(profiles.accountId, accountId));
    const share = `/share/${row!.slug}.jpg`;
    for (const address of [`${share}?language=es`, share, `${share}?language=es`, share])
      expect((await request(address)).headers.get('Content-Type')).toBe('image/jpeg');
    const kept: string[] = [];
    for await (const { key } of storage.list(`shares/${row!.slug}`)) kept.push(key);
    expect(kept.toSorted()).toEqual([
      expect.stringMatching(/\/\d+-0-0-[0-9a-f]{8}\.jpg$/),
      expect.stringMatching(/\/es\/\d+-0-0-[0-9a-f]{8}\.jpg$/),
    ]);
  });

  it('is shown, as a new width of a picture is, where there is no room to keep it', async () => {
    const { db, storage } = services();
    await rename('Ana Chi');
    await db.update(profiles).set({ version: 9 }).where(eq(profiles.accountId, accountId));
    const [row] = await db.select().from(profiles).where(eq(profiles.accountId, accountId));
    const [portrait] = await db.select().from(media).where(eq(media.accountId, accountId));
    const full = Object.assign(new Error('full'), { code: 'ENOSPC' });
    const put = vi.spyOn(storage, 'put').mockRejectedValue(full);
    for (const address of [`/share/${row!.slug}.jpg`, `/media/${portrait!.key}/480.avif`]) {
      const shown = await request(address);
      expect(shown.status, address).toBe(200);
      const { width } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
      expect(width).toBeGreaterThan(0);
    }
    expect(put).toHaveBeenCalledTimes(2);
    put.mockRestore();
  });

  it('can be asked for only so often', async () => {
    const { db, clock } = services();
    while (!(await isOver(db, clock.now(), LIMITS.postersPerAccount, String(accountId))));
    expect((await owner.send(POSTER)).status).toBe(429);
  });
});
