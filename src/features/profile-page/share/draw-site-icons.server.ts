import { sharp } from '#platform/sharp.server.ts';
import { drawShareCard } from './draw-share-card.server.ts';
import { OWN_COLOURS } from '#platform/colours.rules.ts';
import type { Services } from '#platform/services.server.ts';
import { descriptor } from '#platform/site.ts';
import { findSiteFile, kept } from '#features/site/find-site-picture.server.ts';

type Asked = Pick<Services, 'db' | 'env'>;

interface Drawing {
  type: string;
  /** Of which settings it is made: with none of them set it is the file that was built, if one was. */
  of: readonly ('SITE_LOGO' | 'SITE_NAME' | 'COLOR_MAIN')[];
  neverBuilt?: true;
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

/** A symbol in white on a disc of the site's colour. */
function shortcut(symbol: string): Drawing {
  return {
    type: PNG,
    of: ['COLOR_MAIN'],
    neverBuilt: true,
    draw: ({ env: { COLOR_MAIN = OWN_COLOURS.COLOR_MAIN } }) => {
      const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle cx="48" cy="48" r="48" fill="${COLOR_MAIN}"/><g fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round">${symbol}</g></svg>`;
      return sharp(Buffer.from(drawn), { density: 144 }).resize(192).png().toBuffer();
    },
  };
}

/** What stands at fixed addresses, because browsers and other sites know them. */
const DRAWINGS: Record<string, Drawing> = {
  '/icon-192.png': icon(192, 0.9, CLEAR),
  '/icon-512.png': icon(512, 0.9, CLEAR),
  '/icon-maskable-192.png': icon(192, 0.6, PAGE),
  '/icon-maskable-512.png': icon(512, 0.6, PAGE),
  '/shortcut-search.png': shortcut('<circle cx="42" cy="42" r="15"/><path d="m53 53 14 14"/>'),
  '/shortcut-saved.png': shortcut(
    '<path d="M48 69 28 49c-6-6-5-15 1-19 6-5 14-3 19 4 5-7 13-9 19-4 6 4 7 13 1 19z"/>',
  ),
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
  if (!drawing.neverBuilt && parts.every((part) => part === '')) return null;
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
