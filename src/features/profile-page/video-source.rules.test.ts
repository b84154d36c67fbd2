import { describe, expect, it } from 'vitest';
import { securityHeaders } from '#server/security-headers.ts';
import { VIDEO_HOSTS } from './video-hosts.rules.ts';
import { videoSource } from './video-source.rules.ts';

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
    const site = url.startsWith('/') ? null : 'files.example';
    expect(videoSource(url)).toEqual({ kind: 'file', url, type, site });
  });

  it.each([
    ['https://Files.Example/a/clip.MP4?token=a.b/c#t=10', 'video/mp4'],
    ['https://cdn.files.example:8443/clip.webm', 'video/webm'],
    ['https://files.example/%D9%81%D9%8A%D9%84%D9%85.ogg', 'video/ogg'],
  ])('plays a file on any https host: %s', (url, type) => {
    expect(videoSource(url)).toMatchObject({ kind: 'file', type });
  });

  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=43s',
    'https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=share',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/live/dQw4w9WgXcQ?feature=share',
    'https://music.youtube.com/watch?v=dQw4w9WgXcQ',
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
    expect(frameOf('https://m.tiktok.com/v/6718335390845095173.html?u=1')).toContain(
      '/embed/v2/67',
    );
    expect(frameOf('https://m.facebook.com/watch/?v=10153231379946729')).toContain(
      encodeURIComponent('https://www.facebook.com/watch/?v=10153231379946729'),
    );
    expect(frameOf('https://fb.watch/b7xSGICdBm/')).toContain(
      encodeURIComponent('https://fb.watch/b7xSGICdBm/'),
    );
  });

  it.each([
    ['https://vm.tiktok.com/ZMabc123/', 'TikTok', 'vm.tiktok.com'],
    ['https://vt.tiktok.com/ZSabc123/', 'TikTok', 'vt.tiktok.com'],
    ['https://www.tiktok.com/t/ZTabc123/', 'TikTok', 'tiktok.com'],
    ['https://www.tiktok.com/@kanekbz', 'TikTok', 'tiktok.com'],
    ['https://www.facebook.com/share/v/1AbCdEfGh/', 'Facebook', 'facebook.com'],
    ['https://www.facebook.com/share/r/1AbCdEfGh/?mibextid=x', 'Facebook', 'facebook.com'],
    ['https://www.youtube.com/@channel', 'YouTube', 'youtube.com'],
    ['https://www.youtube.com/watch?v=../../evil', 'YouTube', 'youtube.com'],
    ['https://vimeo.com/about', 'Vimeo', 'vimeo.com'],
    ['https://www.instagram.com/reel/Cabc123/', null, 'instagram.com'],
    ['https://drive.google.com/file/d/1abc/view', null, 'drive.google.com'],
    ['https://files.example/film.mov', null, 'files.example'],
    ['https://evil.example/watch?v=dQw4w9WgXcQ', null, 'evil.example'],
    ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', null, 'youtube.com.evil.example'],
    ['https://notyoutube.com/watch?v=dQw4w9WgXcQ', null, 'notyoutube.com'],
    ['https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ', null, 'youtube.com:8443'],
    ['https://bücher.example/film', null, 'xn--bcher-kva.example'],
    ['//evil.example/page', null, 'evil.example'],
  ])('leads to the page %s', (address, host, site) => {
    const { href: url } = new URL(address, 'https://own.example');
    expect(videoSource(address)).toEqual({ kind: 'link', url, host, site });
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
    'data:text/html,<script>alert(1)</script>',
    'blob:https://files.example/clip.mp4',
    'ftp://files.example/clip.mp4',
    'file:///clip.mp4',
    'https://user@youtube.com/watch?v=dQw4w9WgXcQ',
    'https://:secret@files.example/clip.mp4',
    'https://files.example@evil.example/clip.mp4',
    'https://localhost/clip.mp4',
    'https://LOCALHOST./clip.mp4',
    'https://clip.localhost/clip.mp4',
    'https://router/clip.mp4',
    'https://nas.local/clip.mp4',
    'https://wiki.internal/page',
    'https://printer.lan/page',
    'https://1.home.arpa/page',
    'https://127.0.0.1/clip.mp4',
    'https://2130706433/clip.mp4',
    'https://0x7f.1/clip.mp4',
    'https://192.168.1.1/clip.mp4',
    'https://8.8.8.8/clip.mp4',
    'https://[::1]/clip.mp4',
    'https://[::ffff:127.0.0.1]/page',
    'https://own.invalid/clip.mp4',
    'https://n.a',
    '/page',
    '/\\localhost/clip.mp4',
    `https://files.example/${'a'.repeat(2000)}.mp4`,
  ])('refuses %j', (address) => {
    expect(videoSource(address)).toBeNull();
  });

  it('reads protocol-relative addresses as the sites they name', () => {
    expect(videoSource('//localhost/clip.mp4')).toBeNull();
    expect(videoSource('//files.example/clip.mp4')).toMatchObject({
      url: 'https://files.example/clip.mp4',
    });
  });

  it('plays files of any https host by the security policy, and no others', () => {
    const headers = securityHeaders({ https: true, development: false, scripts: [], styles: [] });
    expect(headers['content-security-policy']).toContain("; media-src 'self' https:;");
  });

  it('names the hosts that the security policy lets into a frame, and no others', () => {
    const headers = securityHeaders({ https: true, development: false, scripts: [], styles: [] });
    const allowed = /frame-src ([^;]+)/.exec(headers['content-security-policy'] ?? '')?.[1];
    expect(allowed).toBe(["'self'", ...VIDEO_HOSTS.map(({ origin }) => origin)].join(' '));
  });
});
