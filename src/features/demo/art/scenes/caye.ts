import { mix } from '../color-math.ts';
import { LOCAL } from '../palettes.ts';
import { drawProp, PROP_PLACE } from '../props/draw-prop.ts';
import { drawFrigateBirds, drawPelicans } from '../shapes/birds.ts';
import { drawSailboat } from '../shapes/boats.ts';
import { drawCanopy } from '../shapes/canopy.ts';
import { HEIGHT, WIDTH, type Stage } from '../shapes/canvas.ts';
import { drawIsland } from '../shapes/island.ts';
import { drawPalm } from '../shapes/palm.ts';
import { repeat } from '../shapes/paths.ts';
import { drawSky, placeDisc } from '../shapes/sky.ts';
import { drawBeach } from '../shapes/stands.ts';
import { drawGlitter, drawWater } from '../shapes/water.ts';

/** A palm island with a house, a shelter or a lighthouse, and sloops passing behind. */
export function drawCaye(stage: Stage): string {
  const { random } = stage;
  const horizon = random.between(256, 284);
  const disc = placeDisc(stage, horizon);
  const isFramed = random.chance(0.7);
  const left = random.between(700, 800) + (isFramed ? 0 : 60) + (stage.prop ? 140 : 0);
  const right = left + random.between(400, 520) + (isFramed ? 0 : 110);
  return [
    drawSky(stage, { horizon, disc }),
    drawFarCayes(stage, horizon),
    drawWater(stage, horizon),
    drawGlitter(stage, disc, horizon),
    drawSloops(stage, horizon),
    drawIsland(stage, { left, right, shore: horizon + random.between(54, 74) }),
    drawBirds(stage, horizon),
    stage.prop ? drawBeach(stage, PROP_PLACE) + drawProp(stage, PROP_PLACE) : '',
    isFramed ? drawFramingPalm(stage) : '',
  ].join('');
}

function drawFarCayes({ palette, random }: Stage, horizon: number): string {
  const color = mix(palette.mountain, palette.haze, 0.45);
  return repeat(3, (index) => {
    const from = index * 560 + random.between(-60, 200);
    const to = from + random.between(160, 320);
    const middle = (from + to) / 2;
    const top = (x: number) => horizon - 14 * (1 - ((x - middle) / (to - middle)) ** 2);
    return drawCanopy(random, {
      from,
      to,
      top,
      bottom: horizon + 1,
      size: 9,
      color,
      highlight: color,
    });
  });
}

function drawSloops({ palette, random }: Stage, horizon: number): string {
  const sloop = (x: number, length: number, distance: number) =>
    drawSailboat({
      x,
      y: horizon + length * 0.32,
      length,
      light: palette.light(distance),
      palette,
    });
  const far = random.chance(0.5)
    ? sloop(random.between(190, 400), random.between(34, 46), 0.3)
    : '';
  return far + sloop(random.between(480, 660), random.between(60, 92), 0.1);
}

function drawBirds({ palette, random }: Stage, horizon: number): string {
  const flock = {
    count: random.integer(2, 4),
    size: 40,
    color: palette.light(0.25).shaded(LOCAL.ink),
  };
  return random.chance(0.5)
    ? drawFrigateBirds(random, { ...flock, x: random.between(740, 800), y: random.between(50, 90) })
    : drawPelicans(random, {
        ...flock,
        x: random.between(180, 280),
        y: horizon - random.between(60, 100),
      });
}

/** A palm leaning in from the right edge closes the picture. */
function drawFramingPalm({ palette, random }: Stage): string {
  return drawPalm(random, {
    foot: [WIDTH + random.between(10, 40), HEIGHT + 30],
    height: random.between(370, 450),
    lean: -random.between(80, 180),
    leaf: palette.leaf,
    light: palette.backlit,
  });
}
