import { mix } from '../color-math.ts';
import { LOCAL } from '../palettes.ts';
import { drawCanopy } from './canopy.ts';
import type { Stage } from './canvas.ts';
import { drawLighthouse } from './lighthouse.ts';
import { drawPalapa } from './palapa.ts';
import { drawPalm } from './palm.ts';
import { curveDownTo, filled, rect, repeat, type Point } from './paths.ts';
import { drawStiltHouse } from './stilt-house.ts';
import { drawFleck } from './water.ts';

interface Island {
  left: number;
  right: number;
  shore: number;
}

/** A sand island in its shallows, with bushes, palms and one building. */
export function drawIsland(stage: Stage, island: Island): string {
  const { palette, random } = stage;
  const { left, right, shore } = island;
  const [light, width] = [palette.light(0), right - left];
  const crest = (x: number) => shore - 20 * Math.sin(Math.PI * ((x - left) / width)) ** 0.7;
  return [
    drawShallows(stage, island),
    filled(beach(left, right, shore, 26), light.lit(LOCAL.sand)),
    filled(beach(left + width * 0.3, right, shore + 2, 12), light.shaded(LOCAL.sand)),
    drawCanopy(random, {
      from: left + width * random.between(0.2, 0.34),
      to: right - width * 0.14,
      top: (x) => crest(x) - 34,
      bottom: shore - 14,
      size: 17,
      color: light.shaded(palette.leaf[1]),
      highlight: light.lit(palette.leaf[1]),
    }),
    drawPalms(stage, island, crest),
    drawLandmark(stage, left + width * random.between(0.42, 0.58), shore - 4),
  ].join('');
}

function drawShallows({ palette }: Stage, { left, right, shore }: Island): string {
  const shallow = palette.water[palette.time === 'day' ? 4 : 1];
  const color = mix(shallow, palette.light(0).lit(LOCAL.sand), 0.25);
  const [middle, width] = [(left + right) / 2, right - left];
  return (
    drawFleck([middle - 10, shore + 14], width * 1.7, 62, color, 0.4) +
    drawFleck([middle + 10, shore + 10], width * 1.34, 40, color, 0.75)
  );
}

function beach(left: number, right: number, shore: number, rise: number): string {
  const points = Array.from({ length: 9 }, (_, index): Point => {
    const share = index / 8;
    return [left + (right - left) * share, shore + 6 - rise * Math.sin(Math.PI * share) ** 0.8];
  });
  return curveDownTo(points, shore + 6);
}

/** The palms lean outwards, towards the light. */
function drawPalms(
  { palette, random }: Stage,
  { left, right }: Island,
  crest: (x: number) => number,
): string {
  const count = random.integer(4, 7);
  return repeat(count, (index) => {
    const share = index / (count - 1);
    const x = left + (right - left) * (0.14 + 0.72 * share) + random.between(-16, 16);
    return drawPalm(random, {
      foot: [x, crest(x) + 5],
      height: random.between(110, 190),
      lean: (share - 0.42) * 90 + random.between(-18, 18),
      leaf: palette.leaf,
      light: palette.light(0),
    });
  });
}

function drawLandmark(stage: Stage, x: number, base: number): string {
  const { palette, random } = stage;
  const light = palette.light(0);
  const landmark = random.pick(['house', 'house', 'palapa', 'lighthouse']);
  if (landmark === 'palapa')
    return drawPalapa({ x, base: base - 6, width: random.between(104, 124), light });
  if (landmark === 'lighthouse') {
    return drawLighthouse({ x, base: base - 10, height: random.between(180, 210), light, palette });
  }
  const house = drawStiltHouse({
    x,
    base,
    width: random.between(140, 164),
    wall: random.pick([LOCAL.white, LOCAL.mango, LOCAL.rose, LOCAL.sand, LOCAL.lilac]),
    roof: random.pick([LOCAL.tin, LOCAL.coral]),
    light,
    palette,
  });
  return drawPier(stage, x - 60, base) + house;
}

function drawPier({ palette }: Stage, x: number, y: number): string {
  const light = palette.light(0);
  return [
    repeat(6, (index) =>
      rect(x - 150 + index * 30, y - 2, 4, 26 - index * 2, light.shaded(LOCAL.wood)),
    ),
    rect(x - 160, y - 6, 190, 5, light.lit(LOCAL.wood)),
    rect(x - 160, y - 1, 190, 2.5, light.shaded(LOCAL.wood)),
  ].join('');
}
