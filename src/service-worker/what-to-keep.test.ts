import { describe, expect, it } from 'vitest';
import { assetsOf, namedFilesOf, picturesOf } from './files-of.ts';
import {
  handlingOf,
  isGone,
  isOutdated,
  mayKeep,
  surplus,
  type Answered,
  type Asked,
} from './what-to-keep.ts';

const SITE = 'https://kanek.example';
const ask = (path: string, more: Partial<Asked> = {}) =>
  handlingOf(
    {
      method: 'GET',
      url: new URL(path, SITE).href,
      mode: 'no-cors',
      destination: '',
      referrer: `${SITE}/`,
      headers: new Headers(),
      ...more,
    },
    SITE,
  );
const open = (path: string) => ask(path, { mode: 'navigate', destination: 'document' });

describe('what the worker answers', () => {
  it('pages in any language, built files and pictures', () => {
    expect(['/', '/es', '/bzj/find?q=roof', '/specialist/x-1'].map(open)).toEqual(
      Array(4).fill('page'),
    );
    expect(ask('/assets/frame-a1.js', { destination: 'script' })).toBe('file');
    expect(ask('/media/0a/640.avif', { destination: 'image' })).toBe('picture');
    expect(ask('/specialist/x.data')).toBe('data');
    expect(ask('/es/admin/log.data')).toBeNull();
    expect(ask('/offline/directory/all-1.json')).toBeNull();
  });

  it('pages of staff and their scripts, of which nothing is kept', () => {
    expect(['/admin', '/es/admin/queue/x'].map(open)).toEqual(['staff', 'staff']);
    const referrer = `${SITE}/es/admin`;
    expect(ask('/assets/frame-a1.js', { destination: 'script', referrer })).toBe('staff');
    expect(ask('/media/0a/640.avif', { destination: 'image', referrer })).toBeNull();
  });

  it('no call, no download, nothing that is sent, of others or in parts', () => {
    const left = ['/api/docs', '/business/x/contact.vcf', '/robots.txt', '/admin/list.csv'];
    expect(left.map(open)).toEqual(left.map(() => null));
    const image = { destination: 'image' } as const;
    expect(ask('/api/profile/poster.jpg', image)).toBeNull();
    expect(
      ask('/media/0a/640.avif', { ...image, headers: new Headers({ Range: 'bytes=0-' }) }),
    ).toBeNull();
    expect(ask('/media/videos/0a.mp4', { destination: 'video' })).toBeNull();
    expect(ask('https://elsewhere.example/x.png', image)).toBeNull();
    expect(ask('/contact', { method: 'POST', mode: 'navigate' })).toBeNull();
  });
});

describe('what it keeps', () => {
  const ours = { 'Content-Type': 'text/html', 'Cross-Origin-Opener-Policy': 'same-origin' };
  const saying = (control: string) =>
    new Headers({ ...ours, ...(control && { 'Cache-Control': control }) });
  const page: Answered = {
    status: 200,
    type: 'basic',
    redirected: false,
    headers: saying('public, no-cache'),
  };

  it('is what the server says is for everybody, and nothing else', () => {
    expect(mayKeep('page', page)).toBe(true);
    for (const control of ['', 'no-cache', 'private, no-store', 'no-store', 'public, no-store'])
      expect(mayKeep('page', { ...page, headers: saying(control) }), control).toBe(false);
    expect(mayKeep('picture', page)).toBe(false);
    expect(mayKeep('staff', page)).toBe(false);
    expect(mayKeep('page', { ...page, status: 404 })).toBe(false);
    expect(mayKeep('page', { ...page, redirected: true })).toBe(false);
    expect(mayKeep('page', { ...page, type: 'opaque', status: 0 })).toBe(false);
  });

  it('is never what a Wi-Fi says in our place, which is no word about what is here either', () => {
    const headers = new Headers({ 'Content-Type': 'text/html', 'Cache-Control': 'public' });
    expect(mayKeep('page', { ...page, headers })).toBe(false);
    expect(mayKeep('file', { ...page, headers })).toBe(false);
    expect(isGone({ ...page, status: 404, headers })).toBe(false);
    expect(isGone({ ...page, status: 404 })).toBe(true);
  });

  it('stays no longer than a month after it was last seen with a connection', () => {
    const DAY_MS = 24 * 60 * 60 * 1000;
    const now = 400 * DAY_MS;
    const aged = (cache: string, days: number) =>
      isOutdated({ cache, url: '/x', bytes: 1, keptAt: now - days * DAY_MS }, now);
    expect(aged('kanek-pages', 29)).toBe(false);
    expect(aged('kanek-pages', 31)).toBe(true);
    expect(aged('kanek-files', 31)).toBe(false);
  });

  it('goes oldest first, and no more of it than has to', () => {
    const kept = [30, 10, 20].map((keptAt) => ({
      cache: 'c',
      url: `/${keptAt}`,
      keptAt,
      bytes: 4,
    }));
    expect(surplus(kept, 12)).toEqual([]);
    expect(surplus(kept, 11).map(({ url }) => url)).toEqual(['/10']);
    expect(surplus(kept, 0).map(({ url }) => url)).toEqual(['/10', '/20', '/30']);
  });
});

describe('the files of a document', () => {
  const key = 'a'.repeat(32);
  const html = `<link rel="alternate" href="/es/x"/><link rel="icon" href="/favicon.svg"/>
    <link rel="stylesheet" data-href="/assets/root-1.css"/><script src="/assets/a-1.js"></script>
    <script type="text/late" data-files="/assets/b-2.js /assets/c-3.js">import "/assets/b-2.js"</script>
    <source srcset="/media/${key}/320.avif 320w, /media/${key}/800.avif 800w, /media/${key}/1600.avif 1600w"/>`;

  it('are those that start late too, and of each picture one width', () => {
    expect(assetsOf(html)).toEqual(
      ['root-1.css', 'a-1.js', 'b-2.js', 'c-3.js'].map((name) => `/assets/${name}`),
    );
    expect(picturesOf(html)).toEqual([`/media/${key}/800.avif`]);
    expect(namedFilesOf(html)).toEqual(['/favicon.svg', '/assets/a-1.js']);
  });
});
