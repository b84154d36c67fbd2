import { frame, install } from '#messages';
import { OWN_COLOURS } from '#platform/colours.rules.ts';
import type { Env } from '#platform/env.server.ts';
import { inLanguage } from '#platform/language.server.ts';
import { addressWithout, languageOf, pageHref, type Language } from '#platform/language.ts';
import { paths } from '#platform/paths.ts';
import { SCREENSHOTS, screenshotPath } from '#platform/screenshots.rules.ts';
import { descriptor } from '#platform/site.ts';

const PAGE = '#fbf8f1';
const PNG = 'image/png';

/** The manifest that an address asks for, in its language; null where it asks for something else. */
export function findManifest(env: Env, path: string, own: Pick<Env, 'SITE_NAME'>): string | null {
  if (addressWithout(path) !== paths.manifest) return null;
  const asked = languageOf(path);
  const language = env.SITE_LANGUAGES.includes(asked) ? asked : 'en';
  return inLanguage(language, () => JSON.stringify(describeManifest(env, language, own)));
}

/** In each language one manifest of the same application: whoever reads another one later has it installed already. */
function describeManifest(env: Env, language: Language, own: Pick<Env, 'SITE_NAME'>) {
  const { SITE_NAME, SITE_LOGO, COLOR_MAIN } = env;
  const looksBuilt = SITE_NAME === own.SITE_NAME && !SITE_LOGO && !COLOR_MAIN;
  return {
    id: '/',
    name: SITE_NAME,
    short_name: SITE_NAME,
    lang: language,
    dir: 'ltr',
    description: descriptor(),
    start_url: pageHref(paths.home),
    scope: '/',
    display: 'standalone',
    theme_color: COLOR_MAIN ?? OWN_COLOURS.COLOR_MAIN,
    background_color: PAGE,
    categories: ['business', 'lifestyle', 'utilities'],
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable-192.png', 192, 'maskable'),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
    // They show the site as it was built: one that looks otherwise has none.
    ...(looksBuilt && { screenshots: screenshots(language) }),
    shortcuts: [
      shortcut(frame.search, paths.find, '/shortcut-search.png'),
      shortcut(frame.saved, paths.saved, '/shortcut-saved.png'),
    ],
    share_target: {
      action: pageHref(paths.share),
      method: 'GET',
      // The only one there is for GET; Chromium warns where it is not said.
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    },
  };
}

const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: PNG,
  purpose,
});

const shortcut = (name: string, path: string, src: string) => ({
  name,
  url: pageHref(path),
  icons: [icon(src, 192, 'any')],
});

const screenshots = (language: Language) =>
  SCREENSHOTS.map(({ name, width, height, form }) => ({
    src: screenshotPath(name, language),
    sizes: `${width}x${height}`,
    type: 'image/webp',
    form_factor: form,
    label: install.screenshots[name],
  }));
