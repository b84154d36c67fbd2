// Cuts the two type families down to what the site writes. The results in src/ui/fonts are committed;
// run `node scripts/build-fonts.mjs` after changing the letters below.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const target = join(import.meta.dirname, '../src/ui/fonts');

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
// English, Spanish and the languages of the Caribbean coast write with Latin-1 and these signs.
const latin = range(0x20, 0x7e) + range(0xa0, 0xff) + '’‘“”‚„–—…·•ʼ‹›−×←→↑↓€™ŒœŸı';
const headingLatin = range(0x20, 0x7e) + '¡¿«»·ÁÄÇÉËÍÏÑÓÖÚÜßáäâàåçéèêëíïñóôöúüøØ’‘“”–—…·ʼ→←';
// Names from elsewhere (Š, ł, ğ …) come in a second file that only a page with such a letter loads.
const extended = range(0x100, 0x17f);

const figtree = '@fontsource-variable/figtree/files/figtree';
const bricolage = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque';
const keepFeatures = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'calt'];

const faces = [
  {
    out: 'figtree',
    from: `${figtree}-latin-wght-normal`,
    text: latin,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    out: 'figtree-extended',
    from: `${figtree}-latin-ext-wght-normal`,
    text: extended,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    out: 'bricolage',
    from: `${bricolage}-latin-opsz-normal`,
    text: headingLatin,
    axes: { opsz: 32, wght: { min: 500, max: 800 } },
  },
];

await mkdir(target, { recursive: true });
for (const { out, from, text, axes } of faces) {
  const font = await subsetFont(await readFile(require.resolve(`${from}.woff2`)), text, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures,
    noHinting: true,
  });
  await writeFile(join(target, `${out}.woff2`), font);
  console.log(`${out}.woff2  ${(font.length / 1000).toFixed(1)} kB`);
}
for (const name of ['figtree', 'bricolage-grotesque']) {
  const manifest = require.resolve(`@fontsource-variable/${name}/package.json`);
  await copyFile(join(dirname(manifest), 'LICENSE'), join(target, `${name}-license.txt`));
}
