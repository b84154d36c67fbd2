import { box } from '#features/profile-page/share/draw-words.server.ts';
import { placeName } from '#platform/names.rules.ts';
import { COUNTRY } from '#platform/pack.ts';
import { drawStrangeWords, leaveOutUnknown } from './draw-strange-words.server.ts';
import { withoutProtocol, type HandoutFacts } from './get-handout.server.ts';
import { mix } from '#platform/colours.rules.ts';
import { posterColours } from './poster-scene.ts';
import { fitText, posterWords } from './poster.rules.ts';

/** What WhatsApp shows whole, in pixels. */
export const PICTURE = { width: 1080, height: 1350 };
/** Where words, band and foot begin, from above. */
export type PosterLines = Record<'words' | 'band' | 'foot', number>;

const FOOT = 290;
const BAND = 240;
const SIDE = 60;
const CODE = { left: 50, top: PICTURE.height - FOOT + 18, side: 254 };

const TINTS = { specialist: '#bfeee6', business: '#e2d5ff' };

export function posterLook({ kind, colour }: Pick<HandoutFacts, 'kind' | 'colour'>) {
  const ground = posterColours(kind, colour)[5];
  return { ground, tint: colour ? mix(ground, '#ffffff', 0.25) : TINTS[kind] };
}

const HEADING = { fontFamily: 'Bricolage', fontWeight: 700 };
const MIDDLE = { alignItems: 'center', justifyContent: 'center' };

/** The words of the poster where poster.css has them; the scene gets the room that they leave. */
export async function layPoster(facts: HandoutFacts, logo: Buffer | null) {
  const { width, height } = PICTURE;
  const ownName = await leaveOutUnknown(facts.name);
  const ownTrade = await leaveOutUnknown(facts.headline);
  const name = fitInPixels('name', ownName);
  const headline = fitInPixels('headline', ownTrade);
  const foot = height - FOOT;
  const band = foot - BAND;
  const words = Math.round(
    band - name.lines * name.size * 1.04 - headline.lines * headline.size * 1.15 - 130,
  );
  const lines: PosterLines = { words, band, foot };
  const rows = [
    row(
      { top: words, height: band - words, ...MIDDLE, gap: 14, paddingBottom: 14, color: '#fff' },
      await line(ownName, { ...HEADING, fontSize: name.size, lineHeight: 1.04 }),
      await line(ownTrade, {
        fontSize: headline.size,
        lineHeight: 1.15,
        color: posterLook(facts).tint,
      }),
      box({ fontSize: 41 }, `${placeName(facts.location)}, ${COUNTRY.name}`),
    ),
    row({ top: band, height: BAND, ...MIDDLE }, ...phoneWords(facts)),
    row(
      {
        top: foot,
        height: FOOT,
        left: CODE.left + CODE.side + 40,
        width: width - CODE.left - CODE.side - 80,
        justifyContent: 'center',
        gap: 10,
      },
      ...footWords(facts, logo),
    ),
  ];
  const style = { width, height, fontFamily: 'Figtree', fontWeight: 500, color: '#10222b' };
  return { tree: box(style, ...rows), lines, code: CODE };
}

function phoneWords(facts: HandoutFacts) {
  const { call, number, countryCode } = posterWords(facts);
  const label = box({ ...HEADING, fontSize: number ? 48 : 62 }, call);
  if (!number) return [label];
  const { size } = fitInPixels('phone', number);
  return [
    label,
    box(
      { ...HEADING, alignItems: 'flex-end', lineHeight: 0.95 },
      countryCode && box({ fontSize: 58, margin: '0 20px 18px 0' }, countryCode),
      box({ fontSize: size, letterSpacing: -3 }, number),
    ),
  ];
}

function footWords(facts: HandoutFacts, logo: Buffer | null) {
  const { rating, url, siteName } = facts;
  const { ground } = posterLook(facts);
  return [
    rating && box({ ...HEADING, alignItems: 'center', fontSize: 46, gap: 14 }, STAR, rating),
    box({ ...HEADING, fontSize: 38, color: ground }, posterWords(facts).scan),
    box({ fontSize: 30, lineHeight: 1.3, wordBreak: 'break-all' }, withoutProtocol(url)),
    box({ ...HEADING, alignItems: 'center', fontSize: 46, gap: 14 }, logo && mark(logo), siteName),
  ];
}

const mark = (logo: Buffer) => ({
  type: 'img',
  props: {
    src: `data:image/png;base64,${logo.toString('base64')}`,
    height: LOGO_SIDE,
    width: LOGO_SIDE,
  },
});

/** Within which the site's logo stands beside its name. */
export const LOGO_SIDE = 56;

const STAR = {
  type: 'svg',
  props: {
    width: 48,
    height: 48,
    viewBox: '0 0 20 20',
    children: {
      type: 'path',
      props: {
        fill: '#f2a93b',
        d: 'm10 1.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z',
      },
    },
  },
};

function fitInPixels(part: Parameters<typeof fitText>[0], text: string) {
  const { size, lines } = fitText(part, text);
  return { size: (size * PICTURE.width) / 100, lines: text ? lines : 0 };
}

const row = (style: object, ...children: unknown[]) =>
  box(
    {
      position: 'absolute',
      left: SIDE,
      width: PICTURE.width - 2 * SIDE,
      flexDirection: 'column',
      ...style,
    },
    ...children,
  );

/** Words of a profile: in our letters, or in the machine's where ours have none for them. */
async function line(text: string, style: { fontSize: number; color?: string; lineHeight: number }) {
  if (!text) return null;
  const width = PICTURE.width - 2 * SIDE;
  const strange = await drawStrangeWords(text, { ...style, width });
  const ours = { ...style, maxWidth: width, textAlign: 'center', wordBreak: 'break-word' };
  return strange ?? box({ ...ours, justifyContent: 'center' }, text);
}
