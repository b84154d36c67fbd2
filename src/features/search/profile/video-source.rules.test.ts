import { describe, expect, it } from 'vitest';
import { securityHeaders } from '#server/security-headers.ts';
import { VIDEO_HOSTS, videoSource } from './video-source.rules.ts';

const frameOf = (address: string) => {
  const source = videoSource(address);
  return source?.kind === 'frame' ? source.frameUrl : null;
};

describe('videoSource', () => {
  it.each([
    ['/hero/hero-landscape.mp4', 'video/mp4'],
    ['/media/work.WEBM?v=2', 'video/webm'],
    ['https://files.example/clip.ogg', 'video/ogg'],
  ])('plays the file %s itself', (url, type) => {
    expect(videoSource(url)).toEqual({ kind: 'file', url, type });
  });

  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=43s',
    'https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=share',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ])('frames %s without cookies', (address) => {
    expect(frameOf(address)).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/);
  });

  it('frames Vimeo, also unlisted videos', () => {
    expect(frameOf('https://vimeo.com/76979871')).toMatch(
      /^https:\/\/player\.vimeo\.com\/video\/76979871\?/,
    );
    expect(frameOf('https://vimeo.com/76979871/8272103f6e')).toContain('h=8272103f6e');
    expect(frameOf('https://player.vimeo.com/video/76979871?h=8272103f6e')).toContain('h=827');
  });

  it('frames Facebook and TikTok', () => {
    const facebook = 'https://www.facebook.com/kanekbz/videos/10153231379946729/';
    expect(frameOf(facebook)).toContain(`video.php?href=${encodeURIComponent(facebook)}&`);
    expect(frameOf('https://www.facebook.com/watch/?v=10153231379946729')).not.toBeNull();
    expect(frameOf('https://www.tiktok.com/@kanek.bz/video/6718335390845095173')).toBe(
      'https://www.tiktok.com/embed/v2/6718335390845095173',
    );
  });

  it('knows tall videos', () => {
    expect(videoSource('https://youtube.com/shorts/dQw4w9WgXcQ')).toMatchObject({ tall: true });
    expect(videoSource('https://youtu.be/dQw4w9WgXcQ')).toMatchObject({ tall: false });
  });

  it.each([
    null,
    '',
    '   ',
    'soon',
    'clip.mp4',
    'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'http://files.example/clip.mp4',
    'javascript:alert(1)//clip.mp4',
    'data:video/mp4;base64,AAAA.mp4',
    'https://evil.example/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
    'https://user@youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=../../evil',
    'https://www.youtube.com/@channel',
    'https://vimeo.com/about',
    'https://www.facebook.com/kanekbz',
    'https://www.tiktok.com/@kanekbz',
    'https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ',
  ])('refuses %j', (address) => {
    expect(videoSource(address)).toBeNull();
  });

  it('reads protocol-relative addresses as the sites they name', () => {
    expect(videoSource('//evil.example/page')).toBeNull();
    expect(videoSource('//files.example/clip.mp4')).toMatchObject({
      url: 'https://files.example/clip.mp4',
    });
  });

  it('names the hosts that the security policy lets into a frame, and no others', () => {
    const headers = securityHeaders({ https: true, development: false, scripts: [] });
    const allowed = /frame-src ([^;]+)/.exec(headers['content-security-policy'] ?? '')?.[1];
    expect(allowed).toBe(VIDEO_HOSTS.map(({ origin }) => origin).join(' '));
  });
});
