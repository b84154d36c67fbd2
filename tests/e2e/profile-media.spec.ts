import type { Page } from '@playwright/test';
import { expect, expectAccessible, openPage, test, untilAlive } from './journey.ts';
import { followSimilar, MARIA, SPECIALIST_CALL } from './profile-steps.ts';

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
    await openPage(page, MARIA);
    const first = page.getByRole('link', { name: 'Enlarge: Picture 1 of 3 by Maria Castillo' });
    await untilAlive(first);
    await first.focus();
    await page.keyboard.press('Enter');
    const room = page.getByRole('dialog');
    await expect(room).toHaveAccessibleName('Picture 1 of 3 by Maria Castillo');
    await page.keyboard.press('ArrowRight');
    await expect(room).toHaveAccessibleName('Picture 2 of 3 by Maria Castillo');
    await expect(room.locator('figure:not([inert])')).toHaveCount(1);
    await room.getByRole('button', { name: 'Next picture' }).click();
    await expect(room).toHaveAccessibleName('Picture 3 of 3 by Maria Castillo');
    await page.keyboard.press('ArrowRight');
    await expect(room).toHaveAccessibleName('Picture 1 of 3 by Maria Castillo');
    await page.keyboard.press('ArrowLeft');
    await expect(room).toHaveAccessibleName('Picture 3 of 3 by Maria Castillo');
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
      await openPage(page, MARIA);
      await page.getByRole('link', { name: /^Enlarge: Picture 1/ }).tap();
      const room = page.getByRole('dialog');
      await expect(room).toHaveAccessibleName('Picture 1 of 3 by Maria Castillo');
      await swipeLeft(page);
      await expect(room).toHaveAccessibleName('Picture 2 of 3 by Maria Castillo');
    });
  });
});

test.describe('the video', () => {
  const withVideo = async (page: Page, video_url: string | null) => {
    await page.route(SPECIALIST_CALL, async (route) => {
      const answer = await route.fetch();
      const profile = (await answer.json()) as object;
      await route.fulfill({ response: answer, json: { ...profile, video_url } });
    });
    await followSimilar(page, MARIA);
    return page.getByRole('region', { name: 'Video' });
  };

  test('of another site is framed on click only, in a sandbox', async ({ page }) => {
    const asked: string[] = [];
    await page.route('https://www.youtube-nocookie.com/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: 'A player' });
    });
    const section = await withVideo(page, 'https://youtu.be/dQw4w9WgXcQ');
    const play = section.getByRole('link', { name: 'Play the video from YouTube' });
    await play.scrollIntoViewIfNeeded();
    expect(asked).toEqual([]);
    await play.click();
    const frame = section.locator('iframe');
    await expect(frame).toHaveAttribute('src', /youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/);
    await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
    await expect.poll(() => asked.length).toBe(1);
    await expect(section.getByRole('link', { name: 'Watch it on YouTube' })).toHaveAttribute(
      'href',
      'https://youtu.be/dQw4w9WgXcQ',
    );
  });

  test('that is a file elsewhere plays here, and nothing is asked of its host before', async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.route('https://films.example/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        path: 'packs/belize/public/hero/landscape.mp4',
        contentType: 'video/mp4',
      });
    });
    const section = await withVideo(page, 'https://films.example/work.MP4?v=2');
    await expect(section).toContainText('The video plays from films.example.');
    const player = section.locator('video');
    await player.scrollIntoViewIfNeeded();
    expect(asked).toEqual([]);
    await player.evaluate((video: HTMLVideoElement) => video.play());
    expect(asked[0]).toBe('https://films.example/work.MP4?v=2');
    await expect(section.getByRole('status')).toBeEmpty();
  });

  test.describe('that does not load', () => {
    test.use({ expectedErrors: [/films\.example/] });
    test('says so, and where it is', async ({ page }) => {
      await page.route('https://films.example/**', (route) => route.abort());
      const section = await withVideo(page, 'https://films.example/gone.webm');
      await expect(section).toContainText('The video plays from films.example.');
      // Where there is nothing to play, the promise to play is neither kept nor broken.
      await section.locator('video').evaluate((video: HTMLVideoElement) => void video.play());
      await expect(section.getByRole('status')).toContainText('cannot be played right now');
      await expect(
        section.getByRole('link', { name: 'Open the file at films.example' }),
      ).toHaveAttribute('href', 'https://films.example/gone.webm');
    });
  });

  test('that is a page elsewhere is a link that says so', async ({ page }) => {
    const section = await withVideo(page, 'https://vm.tiktok.com/ZMabc123/');
    const card = section.getByRole('link', { name: /^Watch the video on TikTok/ });
    await expect(card).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    await expect(card).toContainText('You leave this site: vm.tiktok.com opens in a new tab.');
    await expectAccessible(page);
  });

  test('is missing, or of nobody we know: a sentence and whom to ask', async ({ page }) => {
    for (const address of [null, 'rubbish']) {
      const section = await withVideo(page, address);
      await expect(section).toContainText('This specialist has not yet uploaded a video.');
      await section.getByRole('link', { name: 'Contact Kanek' }).click();
      await expect(page).toHaveURL('/contact');
      await page.unroute(SPECIALIST_CALL);
    }
  });
});
