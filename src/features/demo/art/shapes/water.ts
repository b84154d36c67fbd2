import { along, type Palette } from '../palettes.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { HEIGHT, WIDTH, type Disc, type Stage } from './canvas.ts';
import { curveDownTo, filled, pair, rect, repeat, type Point } from './paths.ts';

const BANDS = 7;

/** Bands that widen towards the viewer, with flecks of light on their edges. */
export function drawWater(stage: Stage, top: number, bottom = HEIGHT): string {
  const { palette, random } = stage;
  const bands = repeat(BANDS - 1, (index) => {
    const share = (index + 1) / BANDS;
    const y = top + (bottom - top) * share ** 1.6;
    return filled(
      curveDownTo(swell(random, y, 2 + 9 * share), bottom),
      along(palette.water, share),
    );
  });
  return (
    rect(0, top, WIDTH, bottom - top, palette.water[0]) + bands + drawFlecks(stage, top, bottom)
  );
}

/** The broken column of light below sun or moon. */
export function drawGlitter(stage: Stage, disc: Disc, top: number, bottom = HEIGHT): string {
  const { palette, random } = stage;
  const rows = 15;
  return repeat(rows, (index) => {
    const share = index / rows;
    const y = top + 3 + (bottom - top) * share ** 1.5;
    const width = disc.radius * random.between(0.7, 1.5) * (1 + share * 0.9);
    const x = disc.x + random.between(-0.35, 0.35) * disc.radius * (1 + share);
    return drawFleck([x, y], width, 2 + 5 * share, palette.disc, 0.9 - 0.5 * share);
  });
}

/** A lens of light (or shade) lying on a flat surface. */
export function drawFleck(
  [x, y]: Point,
  width: number,
  thick: number,
  color: string,
  opacity = 1,
): string {
  const [left, right]: [Point, Point] = [
    [x - width / 2, y],
    [x + width / 2, y],
  ];
  const path = `M${pair(left)}Q${pair([x, y - thick])} ${pair(right)}Q${pair([x, y + thick])} ${pair(left)}Z`;
  return filled(path, color, opacity);
}

function drawFlecks({ palette, random }: Stage, top: number, bottom: number): string {
  return repeat(34, () => {
    const share = random.next();
    const y = top + 6 + (bottom - top - 6) * share ** 1.4;
    const width = 30 + 130 * share * random.next();
    return drawFleck(
      [random.between(0, WIDTH), y],
      width,
      1 + 2.6 * share,
      fleckColor(palette, share),
      0.7,
    );
  });
}

/** By day the shallows shine up to the horizon; otherwise the sky's light runs down to the shore. */
function fleckColor(palette: Palette, share: number): string {
  return along(palette.water, palette.time === 'day' ? share + 0.3 : share - 0.3);
}

function swell(random: SeededRandom, y: number, height: number): Point[] {
  const phase = random.between(0, Math.PI * 2);
  return Array.from({ length: 9 }, (_, step): Point => {
    return [step * (WIDTH / 8), y + Math.sin(phase + step * 1.9) * height * 0.5];
  });
}
