import type { SeededRandom } from '../seeded-random.ts';
import { WIDTH, type Disc, type Stage } from './canvas.ts';
import { filled, pair, repeat, short } from './paths.ts';

interface Cloud {
  x: number;
  y: number;
  width: number;
  color: string;
  shade: string;
}

/** How far down the sky the clouds hang, from left to right; each picture starts elsewhere in the list. */
const ROWS = [0.55, 0.2, 0.72, 0.36, 0.62];

/** Long flat clouds, one to each stretch of sky so that they neither pile up nor hide sun or moon. */
export function drawCloudBank({ palette, random }: Stage, horizon: number, disc: Disc): string {
  const count = random.integer(3, 5);
  const shift = random.integer(0, ROWS.length - 1);
  return repeat(count, (index) => {
    const share = (ROWS[(index + shift) % ROWS.length] ?? 0.5) + random.between(-0.06, 0.06);
    const cloud: Cloud = {
      x: ((index + random.between(0.25, 0.75)) / count) * WIDTH,
      y: horizon * share,
      width: random.between(230, 400) * (1.2 - 0.7 * share),
      color: palette.cloud,
      shade: palette.cloudShade,
    };
    const art = drawCloud(random, cloud);
    return hides(cloud, disc) ? '' : art;
  });
}

function hides({ x, y, width }: Cloud, disc: Disc): boolean {
  const near = Math.abs(y - disc.y) < disc.radius + 34;
  return near && Math.abs(x - disc.x) < width * 0.72 + disc.radius;
}

/** Staggered streaks with tapering ends: the flat cloud of a printed poster. */
function drawCloud(random: SeededRandom, { x, y, width, color, shade }: Cloud): string {
  const thick = width * 0.038;
  const lean = random.between(-0.14, 0.14) * width;
  return [
    streak(x + lean * 0.7 + width * 0.05, y + thick * 0.82, width * 0.66, thick, shade),
    streak(x, y, width, thick, color),
    streak(x + lean, y - thick * 0.82, width * random.between(0.5, 0.64), thick, color),
    streak(x + lean * 1.5, y - thick * 1.6, width * random.between(0.2, 0.3), thick * 0.9, color),
    streak(x - lean * 2 - width * 0.52, y + thick * 2, width * 0.3, thick * 0.6, color),
  ].join('');
}

function streak(x: number, y: number, width: number, thick: number, color: string): string {
  const [half, flat, top, bottom] = [width / 2, width * 0.25, y - thick / 2, y + thick / 2];
  const rise = `C${pair([x - half * 0.9, top])} ${pair([x - flat * 1.25, top])} ${pair([x - flat, top])}`;
  const fall = `C${pair([x + flat * 1.25, top])} ${pair([x + half * 0.9, top])} ${pair([x + half, bottom])}`;
  return filled(`M${pair([x - half, bottom])}${rise}H${short(x + flat)}${fall}Z`, color);
}
