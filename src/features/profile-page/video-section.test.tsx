import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPage } from '../../../tests/support/show-page.tsx';
import type { Profile } from './profile.ts';
import { VideoSection } from './video-section.tsx';
import { videoSource } from './video-source.rules.ts';

const show = (url: string | null) => {
  const profile = { kind: 'specialist', name: 'Ana Ek', banner: null } as Profile;
  const source = videoSource(url);
  return showPage({
    Component: () => (
      <VideoSection profile={{ ...profile, videoSource: source }} siteName="Kanek" />
    ),
  });
};
const text = () => screen.getByRole('region', { name: 'Video' }).textContent;

it('of another site is framed on click only, in a sandbox, with a link beside it', async () => {
  const page = await show('https://youtu.be/dQw4w9WgXcQ');
  const play = screen.getByRole('link', { name: 'Play the video from YouTube' });
  expect(page.querySelector('iframe')).toBeNull();
  await act(async () => void fireEvent.click(play));
  const frame = page.querySelector('iframe')!;
  expect(frame.src).toMatch(/youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/);
  expect(frame.getAttribute('sandbox')).toContain('allow-scripts');
  const link = screen.getByRole('link', { name: 'Watch it on YouTube' });
  expect(link.getAttribute('href')).toBe('https://youtu.be/dQw4w9WgXcQ');
});

it('that is a file elsewhere is not loaded before it is played, and says where it is when it fails', async () => {
  const page = await show('https://films.example/gone.webm');
  expect(text()).toContain('The video plays from films.example.');
  expect(page.querySelector('video')!.getAttribute('preload')).toBe('none');
  expect(screen.getByRole('status').textContent).toBe('');
  await act(async () => void fireEvent.error(page.querySelector('source')!));
  expect(screen.getByRole('status').textContent).toContain('cannot be played right now');
  const link = screen.getByRole('link', { name: 'Open the file at films.example' });
  expect(link.getAttribute('href')).toBe('https://films.example/gone.webm');
});

it('that is a page elsewhere is a link that says so', async () => {
  await show('https://vm.tiktok.com/ZMabc123/');
  const card = screen.getByRole('link', { name: /^Watch the video on TikTok/ });
  expect(card.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc');
  expect(card.textContent).toContain('You leave this site: vm.tiktok.com opens in a new tab.');
});

it.each([null, 'rubbish'])('that is %s is a sentence and whom to ask', async (url) => {
  await show(url);
  expect(text()).toContain('This specialist has not yet uploaded a video.');
  const link = screen.getByRole('link', { name: 'Contact Kanek' });
  expect(link.getAttribute('href')).toBe('/contact');
});
