import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { packFolder, readPackFile } from '#platform/pack.server.ts';
import { LANGUAGES } from '#platform/language.ts';
import { HERO_FILM, homeTexts } from '#platform/pack.ts';
import { SCREENSHOTS, screenshotPath } from '#platform/screenshots.rules.ts';

const MEGABYTE = 1_000_000;
/** Who fetches the repository fetches all packs. */
const MOST_MB = { public: 4, 'demo/pictures': 12 };

const ICONS = [
  'apple-touch-icon.png',
  'favicon.ico',
  'favicon.svg',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-192.png',
  'icon-maskable-512.png',
];
/** For browsers of today, and for those before them. */
const inBoth = (name: string) => [`${name}.avif`, `${name}.webp`];

const HERO = ['landscape-1280', 'landscape-1920', 'portrait-720', 'portrait-1080'];
const FILMS = ['landscape.mp4', 'landscape.webm', 'portrait.mp4', 'portrait.webm'];
const PICTURES = [
  'default-banner.svg',
  'default-logo.svg',
  'map.svg',
  'share.png',
  'skyline.svg',
  ...['specialist', 'business'].flatMap((kind) =>
    [800, 1600].flatMap((width) => inBoth(`signup-${kind}-${width}`)),
  ),
];

export function checkFiles(): string[] {
  const { countryPictures, dailyLifePictures } = homeTexts;
  const about = [...countryPictures, ...dailyLifePictures].flatMap(({ number }) =>
    [480, 960].flatMap((width) => inBoth(`about-${number}-${width}`)),
  );
  const screenshots = SCREENSHOTS.flatMap(({ name }) =>
    LANGUAGES.map((language) => screenshotPath(name, language).slice(1)),
  );
  const needed = [
    ...screenshots,
    ...ICONS,
    ...HERO.flatMap((name) => inBoth(`hero/${name}`)),
    ...(HERO_FILM ? FILMS.map((name) => `hero/${name}`) : []),
    ...[...PICTURES, ...about].map((name) => `pictures/${name}`),
  ];
  return [
    ...needed
      .filter((name) => !existsSync(join(packFolder, 'public', name)))
      .map((name) => `public/${name}: it is missing`),
    ...missingDrawings(),
    ...brokenJson(),
    ...Object.entries(MOST_MB)
      .filter(([folder, most]) => sizeOf(folder) > most * MEGABYTE)
      .map(([folder, most]) => `${folder}: it is larger than ${most} MB`),
  ];
}

/** Pages show them one by one. */
function missingDrawings(): string[] {
  const file = 'public/pictures/skyline.svg';
  if (!existsSync(join(packFolder, file))) return [];
  const drawings = readPackFile(file);
  return ['skyline', 'landmark', 'facebook', 'instagram', 'tiktok']
    .filter((id) => !drawings.includes(`id="${id}"`))
    .map((id) => `${file}: it has no #${id}`);
}

function brokenJson(): string[] {
  return globSync('**/*.json', { cwd: packFolder }).flatMap((file) => {
    try {
      JSON.parse(readPackFile(file));
      return [];
    } catch (error) {
      return [`${file}: ${(error as Error).message}`];
    }
  });
}

const sizeOf = (folder: string): number =>
  globSync(`${folder}/**/*.*`, { cwd: packFolder }).reduce(
    (sum, file) => sum + statSync(join(packFolder, file)).size,
    0,
  );
