import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { LANGUAGES, pageHref, readLanguageBy } from '#platform/language.ts';
import { COUNTRY, FIND_EXAMPLES } from '#platform/pack.ts';
import { SCREENSHOTS, screenshotPath } from '#platform/screenshots.rules.ts';

// node --conditions <pack> scripts/pictures/take-screenshots.ts <address of its demo>: what the manifest shows of it.

const site = process.argv[2]!;
const folder = `packs/${COUNTRY.pack}/public`;
mkdirSync(`${folder}/screenshots`, { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROME });

for (const language of LANGUAGES)
  for (const { name, width, height, form } of SCREENSHOTS) {
    const density = form === 'narrow' ? 2 : 1;
    const page = await browser.newPage({
      viewport: { width: width / density, height: height / density },
      deviceScaleFactor: density,
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    await page.context().addCookies([{ name: 'cookie-acceptance', value: 'yes', url: site }]);
    readLanguageBy(() => language);
    await page.goto(site + pageHref(name === 'home' ? '/' : findPath(language)));
    await page.waitForLoadState('networkidle');
    const path = screenshotPath(name, language);
    const picture = sharp(await page.screenshot()).webp({ quality: 72, effort: 6 });
    writeFileSync(folder + path, await picture.toBuffer());
    await page.close();
  }
await browser.close();

/** Whatever the country's people might say first. */
function findPath(language: string): string {
  const said = FIND_EXAMPLES.find(({ code }) => code === language) ?? FIND_EXAMPLES[0];
  return `/find?${new URLSearchParams({ q: said.sentences[0] })}`;
}
