import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { drawMark } from './mark.ts';

// node scripts/pictures/build-icons.ts <pack>: icons in the pack's public folder, from the mark of the logo.

const pack = process.argv[2]!;
const folder = `packs/${pack}/public`;
const { MARK } = (await import(`../../packs/${pack}/drawings.ts`)) as { MARK: string };

const SAND = '#FBF8F1';
const TEAL = '#0A6A61';
const TEAL_AT_NIGHT = '#2CC3B2';
const MANGO = '#F2A93B';

/** The lowest wave reaches a little out of the logo's box: one unit down, the mark stands in the middle again. */
const SINK = 1;

const ICONS = [
  { file: 'apple-touch-icon.png', size: 180, share: 0.7, corner: 0 },
  { file: 'icon-192.png', size: 192, share: 0.7, corner: 0.22 },
  { file: 'icon-512.png', size: 512, share: 0.7, corner: 0.22 },
  // A mask may cut away everything outside a circle of 80 %.
  { file: 'icon-maskable-192.png', size: 192, share: 0.54, corner: 0 },
  { file: 'icon-maskable-512.png', size: 512, share: 0.54, corner: 0 },
] as const;

writeFileSync(`${folder}/favicon.svg`, drawFavicon());
writeFileSync(`${folder}/favicon.ico`, wrapIco(await renderPng(drawFavicon(), 32), 32));
for (const { file, size, share, corner } of ICONS) {
  writeFileSync(`${folder}/${file}`, await renderPng(drawTile(share, corner), size));
}

function drawFavicon(): string {
  const mark = drawMark(MARK, { body: 'currentColor', wave: 'currentColor', accent: MANGO });
  const style = `svg{color:${TEAL}}@media(prefers-color-scheme:dark){svg{color:${TEAL_AT_NIGHT}}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${SINK} 32 32"><style>${style}</style>${mark}</svg>\n`;
}

/** The mark in sand on a teal tile: a light tile would vanish on a light home screen. */
function drawTile(share: number, corner: number): string {
  const mark = drawMark(MARK, { body: SAND, wave: SAND, accent: MANGO });
  const inset = (32 - 32 * share) / 2;
  const tile = `<rect width="32" height="32" rx="${32 * corner}" fill="${TEAL}"/>`;
  const placed = `<g transform="translate(${inset} ${inset - SINK * share}) scale(${share})">${mark}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${tile}${placed}</svg>`;
}

function renderPng(svg: string, size: number): Promise<Buffer> {
  const density = (72 * size) / 32;
  return sharp(Buffer.from(svg), { density })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/** An .ico file is a directory of six and sixteen bytes before an ordinary PNG. */
function wrapIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
