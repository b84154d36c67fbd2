import { escapeMarkup } from '#platform/escape-markup.ts';
import { sharp } from '#platform/sharp.server.ts';

/** What our own letters can spell: those that the heading's font and the text's both have. */
const OURS =
  /^[ -~\u00a0-\u00a3\u00a5-\u00ac\u00ae-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u012a\u012b\u012e-\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u015b\u015e-\u0161\u0164\u0165\u016a-\u017e\u0218-\u021b\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122]*$/;

interface Look {
  fontSize: number;
  width: number;
  color?: string;
}

/** Words in other scripts as an image, in whatever letters the machine has; null for those that need none. */
export async function drawStrangeWords(text: string, { fontSize, width, color = '#fff' }: Look) {
  if (OURS.test(text)) return null;
  const words = `<span foreground="${color}">${escapeMarkup(text)}</span>`;
  const { data, info } = await write(words, fontSize, width);
  const src = `data:image/png;base64,${data.toString('base64')}`;
  return { type: 'img', props: { src, width: info.width, height: info.height } };
}

/** Without the signs that neither we nor the machine have a letter for: an empty box says less than nothing. */
export async function leaveOutUnknown(text: string): Promise<string> {
  const whole = text.normalize();
  if (OURS.test(whole)) return whole;
  const signs = Array.from(new Intl.Segmenter().segment(whole), ({ segment }) => segment);
  const unknown = new Set<string>();
  for (const sign of new Set(signs)) if (await isUnknown(sign)) unknown.add(sign);
  const known = signs.filter((sign) => !unknown.has(sign)).join('');
  return VISIBLE.test(known) ? known.replace(/\s+/g, ' ').trim() : '';
}

/** Marks and joiners are drawn into the letters beside them. */
const IN_OTHERS = /^[\p{M}\p{Cf}\p{Z}]$/u;
const VISIBLE = /[^\p{M}\p{Cf}\p{Z}]/u;
/** Never to be letters, with up to four digits and with five. */
const [SHORT, LONG] = ['\uffff', '\u{3ffff}'];
const LARGE = 200;

/** The machine writes the number of such a letter into a box, which is of one size for as many digits. */
async function isUnknown(sign: string): Promise<boolean> {
  if (OURS.test(sign)) return false;
  for (const letter of sign) {
    if (IN_OTHERS.test(letter)) continue;
    const box = letter.length > 1 ? LONG : SHORT;
    const size = await sizeOf(letter);
    if (size === null || size === (await sizeOf(box))) return true;
  }
  return false;
}

/** Null for what leaves no trace, which the library refuses to write. */
async function sizeOf(letter: string): Promise<string | null> {
  const written = await write(letter, LARGE).catch(() => null);
  return written && `${written.info.width} ${written.info.height}`;
}

const write = (text: string, fontSize: number, width?: number) =>
  sharp({
    text: {
      text,
      font: `sans bold ${Math.round(fontSize)}`,
      ...(width && { width, align: 'centre', wrap: 'word-char' }),
      rgba: true,
      // One point is one pixel.
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
