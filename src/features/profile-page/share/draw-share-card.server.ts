import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

const SHARE_WIDTH = 1200;
const SHARE_HEIGHT = 630;

export interface ShareCard {
  kind: ProviderKind;
  name: string;
  headline: string;
  place: string;
  /** Null without reviews. */
  rating: string | null;
  /** Decodable pictures of their own, as bytes. */
  portrait: Buffer | null;
  siteName: string;
}

const COLORS = {
  specialist: { ground: '#0a6a61', deep: '#064842', light: '#bfeee6' },
  business: { ground: '#6f3ad6', deep: '#4a2394', light: '#e2d5ff' },
};

let fonts: Promise<{ name: string; data: Buffer; weight: 500 | 700 }[]> | undefined;

/** Letters become outlines here, so that the picture looks alike on a machine without fonts. */
function loadFonts() {
  const find = createRequire(import.meta.url).resolve;
  const files = [
    [
      'Bricolage',
      '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
      700,
    ],
    [
      'Bricolage',
      '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff',
      700,
    ],
    ['Figtree', '@fontsource/figtree/files/figtree-latin-500-normal.woff', 500],
    ['Figtree', '@fontsource/figtree/files/figtree-latin-ext-500-normal.woff', 500],
  ] as const;
  return Promise.all(
    files.map(async ([name, file, weight]) => ({ name, weight, data: await readFile(find(file)) })),
  );
}

const box = (style: object, ...children: unknown[]) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children: children.filter(Boolean) },
});

/** What others see when a profile is shared: 1200 by 630, as a JPEG. */
export async function drawShareCard(card: ShareCard): Promise<Buffer> {
  const { ground, deep, light } = COLORS[card.kind];
  fonts ??= loadFonts();
  const size = card.name.length > 26 ? 62 : 78;
  const words = box(
    { flexDirection: 'column', width: card.portrait ? 700 : 1056, gap: 18, fontFamily: 'Figtree' },
    box(
      { fontFamily: 'Bricolage', fontSize: size, fontWeight: 700, lineHeight: 1.05, color: '#fff' },
      card.name,
    ),
    card.headline && box({ fontSize: 40, fontWeight: 500, color: light }, card.headline),
    box(
      { fontSize: 32, fontWeight: 500, color: '#fff', gap: 28, marginTop: 8 },
      box({}, card.place),
      card.rating && box({ color: '#f2a93b' }, card.rating),
    ),
  );
  const brand = box(
    {
      position: 'absolute',
      left: 72,
      bottom: 52,
      fontFamily: 'Bricolage',
      fontSize: 34,
      fontWeight: 700,
      color: '#fff',
    },
    card.siteName,
  );
  const tree = box(
    {
      width: SHARE_WIDTH,
      height: SHARE_HEIGHT,
      alignItems: 'center',
      padding: '0 72px 40px',
      gap: 56,
      backgroundImage: `linear-gradient(135deg, ${ground}, ${deep})`,
    },
    card.portrait && box({ width: 300, height: 300, flexShrink: 0, borderRadius: 150 }),
    words,
    brand,
  );
  // Large, and used for few requests: loaded when it is.
  const { default: satori } = await import('satori');
  const svg = await satori(tree as Parameters<typeof satori>[0], {
    width: SHARE_WIDTH,
    height: SHARE_HEIGHT,
    fonts: await fonts,
  });
  const drawn = sharp(Buffer.from(svg));
  const face = card.portrait && (await roundPortrait(card.portrait, light));
  if (face) drawn.composite([{ input: face, left: 72, top: 145 }]);
  return drawn.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

async function roundPortrait(portrait: Buffer, ring: string): Promise<Buffer> {
  const mask = Buffer.from(
    '<svg width="288" height="288"><circle cx="144" cy="144" r="144"/></svg>',
  );
  const face = await sharp(portrait)
    .resize(288, 288, { fit: 'cover' })
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer();
  const frame = Buffer.from(
    `<svg width="300" height="300"><circle cx="150" cy="150" r="150" fill="${ring}"/></svg>`,
  );
  return sharp(frame)
    .composite([{ input: face, left: 6, top: 6 }])
    .png()
    .toBuffer();
}
