import { sharp } from '#platform/sharp.server.ts';
import { findSiteFile } from '#features/site/find-site-picture.server.ts';
import { withPermit } from '#features/media/process-picture.server.ts';
import { storageKeyOf } from '#features/media/stored-files.server.ts';
import { drawWords } from '#features/profile-page/share/draw-words.server.ts';
import { qrSvg } from '#platform/qr.server.ts';
import type { Services } from '#platform/services.server.ts';
import { readHandout, type HandoutFacts } from './get-handout.server.ts';
import {
  layPoster,
  LOGO_SIDE,
  PICTURE,
  posterLook,
  type PosterLines,
} from './lay-poster.server.ts';
import { posterScene, SCENE } from './poster-scene.ts';

const EDGE = 14;
const PORTRAIT_MAX = 430;
/** Read again at once: quick to write matters more than small. */
const BETWEEN = { compressionLevel: 1 };

/** The poster as a JPEG, for WhatsApp. It is its owner's alone, so nothing of it is kept. */
export async function drawPoster(services: Services, accountId: number): Promise<Buffer> {
  const facts = await readHandout(services, accountId);
  const key = facts.portraitKey;
  const portrait = key && (await services.storage.find(`${storageKeyOf(key)}/master.webp`));
  const logo = facts.logoKey ? await findSiteFile(services.db, facts.logoKey) : null;
  return withPermit(async () => {
    const { tree, lines, code } = await layPoster(facts, logo && (await square(logo)));
    const layers = [
      { input: await drawScene(facts, lines.words), left: 0, top: 0 },
      ...(portrait ? [await framePortrait(facts.kind, portrait, lines.words)] : []),
      { input: await drawCode(facts.url, code.side), left: code.left, top: code.top },
      { input: await drawWords(tree, PICTURE), left: 0, top: 0 },
    ];
    return sharp(drawGround(facts, lines)).composite(layers).jpeg({ quality: 88 }).toBuffer();
  });
}

function drawGround(facts: HandoutFacts, { band, foot }: PosterLines): Buffer {
  const { width, height } = PICTURE;
  return Buffer.from(
    `<svg width="${width}" height="${height}"><path fill="${posterLook(facts).ground}" d="M0 0h${width}v${band}H0z"/>` +
      `<path fill="#f2a93b" d="M0 ${band}h${width}v${foot - band}H0z"/>` +
      `<path fill="#fbf8f1" d="M0 ${foot}h${width}v${height - foot}H0z"/></svg>`,
  );
}

const square = (logo: Buffer): Promise<Buffer> =>
  sharp(logo)
    .resize(2 * LOGO_SIDE, 2 * LOGO_SIDE, { fit: 'contain', background: '#00000000' })
    .png(BETWEEN)
    .toBuffer();

const drawScene = ({ kind, colour }: HandoutFacts, height: number): Promise<Buffer> =>
  sharp(Buffer.from(posterScene(kind, colour)))
    .resize(SCENE.width, SCENE.height)
    .extract({ left: 0, top: SCENE.height - height, width: SCENE.width, height })
    .png(BETWEEN)
    .toBuffer();

/** Over the sun, with a white edge: people are round, businesses square, as everywhere. */
async function framePortrait(kind: HandoutFacts['kind'], portrait: Buffer, sceneHeight: number) {
  const side = Math.min(PORTRAIT_MAX, Math.round(sceneHeight * 0.86));
  const inner = side - 2 * EDGE;
  const round = kind === 'specialist' ? side / 2 : 54;
  const face = await sharp(portrait)
    .resize(inner, inner, { fit: 'cover' })
    .composite([{ input: tile(inner, round - EDGE), blend: 'dest-in' }])
    .png(BETWEEN)
    .toBuffer();
  const input = await sharp(tile(side, round))
    .composite([{ input: face, left: EDGE, top: EDGE }])
    .png(BETWEEN)
    .toBuffer();
  const top = Math.round(sceneHeight - SCENE.sunAbove - side / 2);
  return { input, left: Math.round((PICTURE.width - side) / 2), top: Math.max(top, 12) };
}

const tile = (side: number, round: number): Buffer =>
  Buffer.from(
    `<svg width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${round}" fill="#fff"/></svg>`,
  );

const drawCode = (url: string, side: number): Promise<Buffer> =>
  sharp(Buffer.from(qrSvg(url)), { density: 600 })
    .resize(side, side, { kernel: 'nearest' })
    .png(BETWEEN)
    .toBuffer();
