import sharp from 'sharp';

/** What our own letters can spell. */
const OURS = /^[\p{Script=Latin}\p{P}\p{Zs}\d$€£+=|~°]*$/u;
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

interface Look {
  fontSize: number;
  width: number;
  color?: string;
}

/** Words in other scripts as an image, in whatever letters the machine has; null for those that need none. */
export async function drawStrangeWords(text: string, { fontSize, width, color = '#fff' }: Look) {
  if (OURS.test(text.normalize())) return null;
  const safe = text.replace(/[&<>]/g, (sign) => ESCAPES[sign]!);
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${safe}</span>`,
      font: `sans bold ${Math.round(fontSize)}`,
      width,
      align: 'centre',
      wrap: 'word-char',
      rgba: true,
      // One point is one pixel.
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  const src = `data:image/png;base64,${data.toString('base64')}`;
  return { type: 'img', props: { src, width: info.width, height: info.height } };
}
