import sharp from 'sharp';
import { drawShareCard } from './draw-share-card.server.ts';
import { OWN_COLOURS } from '#platform/colours.rules.ts';
import type { Services } from '#platform/services.server.ts';
import { descriptor } from '#platform/site.ts';
import { findSiteFile, kept } from '#features/site/find-site-picture.server.ts';

type Asked = Pick<Services, 'db' | 'env'>;

interface Drawing {
  type: string;
  /** Of which settings it is made: with none of them set it is the file that was built. */
  of: readonly ('SITE_LOGO' | 'SITE_NAME' | 'COLOR_MAIN')[];
  draw: (asked: Asked, logo: Buffer | null) => Promise<Buffer | null>;
}

const PAGE = '#fbf8f1';
const CLEAR = '#00000000';

const PNG = 'image/png';
const icon = (size: number, share: number, background: string): Drawing => ({
  type: PNG,
  of: ['SITE_LOGO'],
  draw: async (_asked, logo) => logo && square(logo, size, share, background),
});

/** What stands at fixed addresses, because browsers and other sites know them. */
const DRAWINGS: Record<string, Drawing> = {
  '/icon-192.png': icon(192, 0.9, CLEAR),
  '/icon-512.png': icon(512, 0.9, CLEAR),
  '/icon-maskable-512.png': icon(512, 0.6, PAGE),
  '/apple-touch-icon.png': icon(180, 0.8, PAGE),
  '/favicon.ico': {
    type: 'image/x-icon',
    of: ['SITE_LOGO'],
    draw: async (_asked, logo) => logo && wrapIco(await square(logo, 32, 1, CLEAR), 32),
  },
  '/favicon.svg': {
    type: 'image/svg+xml',
    of: ['SITE_LOGO'],
    draw: async (_asked, logo) => logo && wrapSvg(await square(logo, 64, 1, CLEAR)),
  },
  '/site.webmanifest': {
    type: 'application/manifest+json',
    of: ['SITE_LOGO', 'SITE_NAME', 'COLOR_MAIN'],
    draw: async ({ env }) => Buffer.from(manifest(env)),
  },
  '/pictures/share.png': {
    type: PNG,
    of: ['SITE_LOGO', 'SITE_NAME', 'COLOR_MAIN'],
    draw: async ({ env }, logo) => {
      const card = await drawShareCard({
        kind: 'specialist',
        name: env.SITE_NAME,
        headline: descriptor(),
        place: new URL(env.SITE_URL).host,
        rating: null,
        portrait: null,
        siteName: '',
        colour: env.COLOR_MAIN,
        logo,
      });
      return sharp(card).png({ palette: true }).toBuffer();
    },
  },
};

/** A file of the site as the settings have it; null where it is as it was built. */
export async function findSiteIcon(
  asked: Asked,
  path: string,
  /** What the settings would be without staff and environment. */
  own: Pick<Asked['env'], 'SITE_NAME'>,
): Promise<{ type: string; bytes: Buffer } | null> {
  const drawing = Object.hasOwn(DRAWINGS, path) ? DRAWINGS[path] : undefined;
  if (!drawing) return null;
  const { env } = asked;
  const parts = drawing.of.map((key) =>
    key === 'SITE_NAME' && env.SITE_NAME === own.SITE_NAME ? '' : (env[key] ?? ''),
  );
  if (parts.every((part) => part === '')) return null;
  const bytes = await kept(JSON.stringify([path, ...parts]), async () => {
    const logo = env.SITE_LOGO ? await findSiteFile(asked.db, env.SITE_LOGO) : null;
    return drawing.draw(asked, logo);
  });
  return bytes && { type: drawing.type, bytes };
}

/** In the middle of a square, of which it takes its share. */
async function square(logo: Buffer, size: number, share: number, background: string) {
  const side = Math.round(size * share);
  const fit = { width: side, height: side, fit: 'contain', background: CLEAR } as const;
  const [before, after] = [Math.floor((size - side) / 2), Math.ceil((size - side) / 2)];
  const placed = await sharp(logo)
    .resize(fit)
    .extend({ top: before, left: before, bottom: after, right: after, background: CLEAR })
    .png()
    .toBuffer();
  return background === CLEAR ? placed : sharp(placed).flatten({ background }).png().toBuffer();
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

const wrapSvg = (png: Buffer): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image width="64" height="64" href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
  );

function manifest({ SITE_NAME, COLOR_MAIN = OWN_COLOURS.COLOR_MAIN }: Asked['env']): string {
  const pngs = [
    ['/icon-192.png', '192x192', 'any'],
    ['/icon-512.png', '512x512', 'any'],
    ['/icon-maskable-512.png', '512x512', 'maskable'],
  ] as const;
  return JSON.stringify({
    name: SITE_NAME,
    short_name: SITE_NAME,
    lang: 'en',
    description: descriptor(),
    start_url: '/',
    display: 'standalone',
    theme_color: COLOR_MAIN,
    background_color: PAGE,
    icons: pngs.map(([src, sizes, purpose]) => ({ src, sizes, type: PNG, purpose })),
  });
}
