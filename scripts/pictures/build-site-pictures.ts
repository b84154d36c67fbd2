import { mkdirSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { drawBanner, type Banner } from '#features/demo/art/banner.ts';
import { HEIGHT, WIDTH } from '#features/demo/art/shapes/canvas.ts';
import { LANDSCAPE } from './hero/layout.ts';
import { openScene } from './hero/scene.ts';
import { drawMark } from './mark.ts';
import { report, writePicture } from './write-picture.ts';

// node scripts/pictures/build-site-pictures.ts: still pictures of the pages in public/pictures/.

const FOLDER = 'public/pictures';
const LIMITS = { avif: 50, webp: 74, budget: 35_000 };

/** `left` is where the crop starts, because not every subject stands in the middle. */
interface Still extends Banner {
  left: number;
}

/** Cool, warm, cool: neighbours in the gallery differ in tint or light, and the sun is always on the left. */
const ABOUT: readonly Still[] = [
  { scene: 'temple', time: 'dawn', tint: 'teal', seed: 'site 5', left: 420 },
  { scene: 'market-street', time: 'dusk', tint: 'purple', seed: 'site 9', left: 425 },
  { scene: 'reef', time: 'day', tint: 'teal', seed: 'site 12', left: 470 },
  { scene: 'caye', time: 'dawn', tint: 'purple', seed: 'site 11', left: 440 },
  { scene: 'jungle', time: 'dusk', tint: 'teal', seed: 'site 10', left: 425 },
  { scene: 'river', time: 'day', tint: 'teal', seed: 'site 3', left: 400 },
];

const SIGNUPS: readonly (Still & { name: string })[] = [
  {
    name: 'signup-specialist',
    scene: 'river',
    time: 'dawn',
    tint: 'teal',
    seed: 'site 2',
    left: 400,
  },
  {
    name: 'signup-business',
    scene: 'market-street',
    time: 'dawn',
    tint: 'purple',
    seed: 'site 9',
    left: 300,
  },
];

mkdirSync(FOLDER, { recursive: true });
for (const [index, still] of ABOUT.entries()) {
  const crop = { left: still.left, width: 750 };
  for (const width of [960, 480]) {
    await writePicture(
      renderBanner(still, crop, width),
      `${FOLDER}/about-${index + 1}-${width}`,
      LIMITS,
    );
  }
}
for (const { name, ...still } of SIGNUPS) {
  const whole = { left: 0, width: WIDTH };
  await writePicture(renderBanner(still, whole, 1600), `${FOLDER}/${name}-1600`, LIMITS);
  const middle = { left: still.left, width: 800 };
  await writePicture(renderBanner(still, middle, 800), `${FOLDER}/${name}-800`, LIMITS);
}
await sharp(Buffer.from(drawShare()))
  .png({ palette: true, colors: 160, effort: 10, dither: 0 })
  .toFile(`${FOLDER}/share.png`);
report(`${FOLDER}/share.png`);

/** Drawn at its final size, never scaled afterwards, so that every edge is crisp. */
function renderBanner(banner: Banner, crop: { left: number; width: number }, width: number): Sharp {
  const height = Math.round((width * HEIGHT) / crop.width);
  const size = `width="${width}" height="${height}" viewBox="${crop.left} 0 ${crop.width} ${HEIGHT}"`;
  return sharp(Buffer.from(drawBanner(banner).replace(/width="[^>]*"/, size)));
}

/** The hero's first frame with the mark on the quiet side: what a shared link shows. */
function drawShare(): string {
  const scene = openScene(LANDSCAPE, LANDSCAPE)(0);
  const mark = drawMark({ temple: '#FBF8F1', wave: '#FBF8F1', accent: '#F2A93B' });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="60 40 1500 787.5">',
    scene,
    `<g transform="translate(190 120) scale(8)">${mark}</g>`,
    '</svg>',
  ].join('');
}
