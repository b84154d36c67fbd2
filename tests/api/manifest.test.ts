import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPage } from '../support/drawn-pages.ts';
import { provideApp } from '../support/request.ts';

interface Manifest {
  lang: string;
  id: string;
  start_url: string;
  screenshots?: { src: string; form_factor: string; label: string }[];
  shortcuts: { url: string; icons: { src: string; sizes: string }[] }[];
  share_target: { action: string };
}

describe('the manifest', () => {
  const { request } = provideApp({}, drawPage);
  const manifest = async (path: string) => (await (await request(path)).json()) as Manifest;

  it('is one of the same application in each language, and its page names it', async () => {
    const [english, spanish] = await Promise.all([
      manifest('/site.webmanifest'),
      manifest('/es/site.webmanifest'),
    ]);
    expect([english.lang, english.start_url, spanish.lang, spanish.start_url]).toEqual([
      'en',
      '/',
      'es',
      '/es',
    ]);
    expect(spanish.id).toBe(english.id);
    expect(spanish.shortcuts.map(({ url }) => url)).toEqual(['/es/find', '/es/saved']);
    expect(new Set(english.screenshots!.map((each) => each.form_factor))).toEqual(
      new Set(['narrow', 'wide']),
    );
    expect(await (await request('/es/about')).text()).toContain('href="/es/site.webmanifest"');
    const head = await request('/site.webmanifest', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('names icons that are drawn as large as it says', async () => {
    const { shortcuts } = await manifest('/site.webmanifest');
    for (const { src, sizes } of shortcuts.flatMap(({ icons }) => icons)) {
      const answer = await request(src);
      const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  it('leads what is shared to the search, in the language that was installed', async () => {
    const { share_target } = await manifest('/es/site.webmanifest');
    const shared = new URLSearchParams({ title: '', text: 'plomero https://example.com/a' });
    const answer = await request(`${share_target.action}?${shared}`);
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/es/find?q=plomero']);
    const empty = await request('/share-target');
    expect(empty.headers.get('Location')).toBe('/find');
  });
});

describe('the manifest of an operator', () => {
  const { request } = provideApp({ SITE_NAME: 'Roatán Directo', SITE_LANGUAGES: 'en' }, drawPage);

  it('has no pictures of another site, and English where a language is off', async () => {
    const answer = (await (await request('/es/site.webmanifest')).json()) as Manifest;
    expect([answer.screenshots, answer.lang, answer.start_url]).toEqual([undefined, 'en', '/']);
  });
});
