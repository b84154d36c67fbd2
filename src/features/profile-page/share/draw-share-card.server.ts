import { sharp } from '#platform/sharp.server.ts';
import { mix, shadesOf } from '#platform/colours.rules.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { box, drawWords } from './draw-words.server.ts';

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
  /** Where it is not our own. */
  colour?: string | undefined;
  logo?: Buffer | null;
}

const COLORS = {
  specialist: { ground: '#0a6a61', deep: '#064842', light: '#bfeee6' },
  business: { ground: '#6f3ad6', deep: '#4a2394', light: '#e2d5ff' },
};

const tonesOf = (colour: string) => ({
  ground: colour,
  deep: shadesOf(colour).light.strong,
  light: mix(colour, '#ffffff', 0.2),
});

const LOGO_SIDE = 72;

/** What others see when a profile is shared: 1200 by 630, as a JPEG. */
export async function drawShareCard(card: ShareCard): Promise<Buffer> {
  const { ground, deep, light } = card.colour ? tonesOf(card.colour) : COLORS[card.kind];
  // Of the site itself, whose name is the card's.
  const alone = card.siteName ? null : card.logo;
  const beside = alone ? null : card.logo;
  const hasPicture = Boolean(card.portrait ?? alone);
  const size = card.name.length > 26 ? 62 : 78;
  const words = box(
    { flexDirection: 'column', width: hasPicture ? 700 : 1056, gap: 18, fontFamily: 'Figtree' },
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
      left: beside ? 72 + LOGO_SIDE + 20 : 72,
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
    hasPicture && box({ width: 300, height: 300, flexShrink: 0, borderRadius: 150 }),
    words,
    brand,
  );
  const drawn = sharp(await drawWords(tree, { width: SHARE_WIDTH, height: SHARE_HEIGHT }));
  const face = card.portrait && (await roundPortrait(card.portrait, light));
  drawn.composite([
    ...(face ? [{ input: face, left: 72, top: 145 }] : []),
    ...(beside ? [{ input: await onTile(beside, LOGO_SIDE), left: 72, top: 521 }] : []),
    ...(alone ? [{ input: await onTile(alone, 300), left: 72, top: 145 }] : []),
  ]);
  return drawn.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

/** Whatever its colours are, it is seen on white. */
async function onTile(logo: Buffer, side: number): Promise<Buffer> {
  const edge = Math.round(side / 10);
  const inner = side - 2 * edge;
  const tile = Buffer.from(
    `<svg width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${side / 6}" fill="#fff"/></svg>`,
  );
  const fit = { fit: 'contain', background: '#00000000' } as const;
  const mark = await sharp(logo).resize(inner, inner, fit).png().toBuffer();
  return sharp(tile)
    .composite([{ input: mark, left: edge, top: edge }])
    .png()
    .toBuffer();
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
