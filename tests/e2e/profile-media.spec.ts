import type { Page } from '@playwright/test';
import { plumber, plumberName } from './country.ts';
import { expect, expectAccessible, openPage, test, untilAlive } from './journey.ts';
import { followSimilar, similar, SPECIALIST_CALL } from './profile-steps.ts';

const pictureOf = (number: number) => `Picture ${number} of 3 by ${plumberName}`;

/** A finger that drags from the right to the left. */
async function swipeLeft(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: xs.map((x) => ({ x, y: 400 })),
    });
  await touch('touchStart', 320);
  for (let x = 300; x >= 40; x -= 20) await touch('touchMove', x);
  await touch('touchEnd');
}

test.describe('the gallery', () => {
  test('opens by keyboard, turns with the arrows, and gives the focus back', async ({ page }) => {
    await openPage(page, plumber.path);
    const first = page.getByRole('link', { name: `Enlarge: ${pictureOf(1)}` });
    await untilAlive(first);
    await first.focus();
    await page.keyboard.press('Enter');
    const room = page.getByRole('dialog');
    await expect(room).toHaveAccessibleName(pictureOf(1));
    await page.keyboard.press('ArrowRight');
    await expect(room).toHaveAccessibleName(pictureOf(2));
    await expect(room.locator('figure:not([inert])')).toHaveCount(1);
    await room.getByRole('button', { name: 'Next picture' }).click();
    await expect(room).toHaveAccessibleName(pictureOf(3));
    await page.keyboard.press('ArrowRight');
    await expect(room).toHaveAccessibleName(pictureOf(1));
    await page.keyboard.press('ArrowLeft');
    await expect(room).toHaveAccessibleName(pictureOf(3));
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(room).toBeHidden();
    await expect(first).toBeFocused();

    await first.click();
    await room.getByRole('button', { name: 'Close' }).click();
    await expect(room).toBeHidden();
    await expect(first).toBeFocused();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });
    test('turns under the finger', async ({ page }) => {
      await openPage(page, plumber.path);
      await page.getByRole('link', { name: /^Enlarge: Picture 1/ }).tap();
      const room = page.getByRole('dialog');
      await expect(room).toHaveAccessibleName(pictureOf(1));
      await swipeLeft(page);
      await expect(room).toHaveAccessibleName(pictureOf(2));
    });
  });
});

test('a video of another site is asked for by a click alone, and then plays here', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: 'A player' });
  });
  await page.route('https://films.example/**', (route) => {
    asked.push(route.request().url());
    const path = 'packs/belize/public/hero/landscape.mp4';
    return route.fulfill({ path, contentType: 'video/mp4' });
  });
  let video_url = 'https://youtu.be/dQw4w9WgXcQ';
  await page.route(SPECIALIST_CALL, async (route) => {
    const answer = await route.fetch();
    const profile = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...profile, video_url } });
  });
  const section = page.getByRole('region', { name: 'Video' });

  await followSimilar(page, plumber.path);
  const play = section.getByRole('link', { name: 'Play the video from YouTube' });
  await play.scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await play.click();
  await expect(section.locator('iframe')).toHaveAttribute(
    'src',
    /youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/,
  );
  await expect.poll(() => asked.splice(0).length).toBe(1);

  await test.step('a file, which the policy of the page lets play', async () => {
    video_url = 'https://films.example/work.MP4?v=2';
    await similar(page).getByRole('link').nth(1).click();
    await expect(section).toContainText('The video plays from films.example.');
    const player = section.locator('video');
    await player.scrollIntoViewIfNeeded();
    expect(asked).toEqual([]);
    await player.evaluate((film: HTMLVideoElement) => film.play());
    expect(asked[0]).toBe(video_url);
    await expect(section.getByRole('status')).toBeEmpty();
  });

  await test.step('a page elsewhere is a link', async () => {
    video_url = 'https://vm.tiktok.com/ZMabc123/';
    await similar(page).getByRole('link').nth(1).click();
    await expect(section.getByRole('link', { name: /^Watch the video on TikTok/ })).toBeVisible();
    await expectAccessible(page);
  });
});
