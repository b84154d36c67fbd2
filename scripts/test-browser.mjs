import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { aptInstall, root, run, step } from './steps.mjs';

const INSTALLED = [
  process.env.CHROME,
  // Without windows, menus and their pages, journeys take half the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const FONTS = '/usr/share/fonts/truetype/liberation';

/** The path of a Chromium, on a machine that has a font for pages whose own have not come yet, as every phone has. */
export async function findBrowser() {
  const found = await findChromium();
  if (!existsSync(FONTS))
    // Only what measures letters needs it, and that will tell by itself.
    await aptInstall('fonts-liberation').catch((error) => console.error(error.message));
  return found;
}

/** One that is there, else Playwright's, else Debian's. */
async function findChromium() {
  const installed = () => INSTALLED.find((path) => path && existsSync(path));
  if (installed()) return installed();
  const playwright = playwrightsBrowser();
  if (existsSync(playwright)) return playwright;
  try {
    await step('Downloading a browser', () => run('playwright', ['install', 'chromium']));
    if (existsSync(playwright)) return playwright;
  } catch {
    // No way to Playwright's download from here: the system's package is the next best.
  }
  await aptInstall('chromium-headless-shell');
  if (!installed()) throw new Error('No browser: install Chromium, or name one with CHROME=/path.');
  return installed();
}

function playwrightsBrowser() {
  const require = createRequire(join(root, 'package.json'));
  return require('playwright-core').chromium.executablePath();
}
