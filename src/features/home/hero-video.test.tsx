import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showPage } from '../../../tests/support/show-page.tsx';
import { HeroVideo } from './hero-video.tsx';

const wants = (calm: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: calm && query.includes('reduced-motion'),
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as never,
  );

/** The page once it has nothing left to do. */
async function show(own?: string) {
  const page = await showPage({ Component: () => <HeroVideo own={own} /> });
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  return page;
}

beforeEach(() => {
  vi.useFakeTimers();
  wants(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

describe('the video of the hero', () => {
  it('comes once nothing else is to be done, and goes when it cannot be had', async () => {
    const page = await show();
    const video = page.querySelector('video')!;
    expect(video.src).toContain('/hero/');
    fireEvent.error(video);
    expect(page.querySelector('video, button')).toBeNull();
  });

  it('never comes to those who want less motion', async () => {
    wants(true);
    expect((await show()).querySelector('video, button')).toBeNull();
  });

  it('is the one that staff have uploaded', async () => {
    const video = (await show('/site/0123456789abcdef-mp4/film.mp4')).querySelector('video')!;
    expect(video.getAttribute('src')).toBe('/site/0123456789abcdef-mp4/film.mp4');
  });

  it.each([
    ['save data', { saveData: true }],
    ['have a slow line', { effectiveType: 'slow-2g' }],
  ])('never comes to those who %s', async (_who, value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
    expect((await show()).querySelector('video, button')).toBeNull();
  });
});
