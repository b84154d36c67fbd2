import { LOCAL } from '../palettes.ts';
import { drawProp, PROP_PLACE } from '../props/draw-prop.ts';
import { drawSailboat } from '../shapes/boats.ts';
import { type Stage } from '../shapes/canvas.ts';
import { drawPalm } from '../shapes/palm.ts';
import { repeat } from '../shapes/paths.ts';
import { drawFarReef, drawNearReef } from '../shapes/reef-ledges.ts';
import { drawEagleRay, drawFish, drawSchool, drawTurtle } from '../shapes/sea-life.ts';
import { drawSky } from '../shapes/sky.ts';
import { drawSkiff } from '../shapes/skiff.ts';
import { drawDepths, drawLightShafts, drawSeaFloor } from '../shapes/underwater.ts';
import { drawFleck } from '../shapes/water.ts';

/** By how much the surface lies lower when a boat on it carries something. */
const SUNK = 90;

/** Half above, half below the water: a strip of sky, then light shafts and a reef that rises to the right. */
export function drawReef(stage: Stage): string {
  const { random, prop } = stage;
  const surface = random.between(104, 128) + (prop ? SUNK : 0);
  const disc = {
    x: random.between(490, 640),
    y: surface - random.between(38, 60),
    radius: random.between(34, 42),
  };
  const skiff = prop && drawSkiff(stage, { x: PROP_PLACE.x, y: surface });
  return [
    drawSky(stage, { horizon: surface, disc }),
    drawAbove(stage, surface),
    skiff?.behind ?? '',
    drawProp(stage, { x: PROP_PLACE.x, y: surface - 16, size: 0.82 }),
    drawDepths(stage, surface),
    skiff?.front ?? '',
    drawLightShafts(stage, disc, surface),
    drawFarReef(stage),
    drawOpenWater(stage),
    drawSeaFloor(stage),
    drawNearReef(stage),
    drawReefFish(stage),
  ].join('');
}

/** A passing sloop, or a caye no larger than its palms. */
function drawAbove({ palette, random, prop }: Stage, surface: number): string {
  const x = random.between(860, 1090) + (prop ? 230 : 0);
  const light = palette.light(0.12);
  if (random.chance(0.6))
    return drawSailboat({ x, y: surface - 4, length: random.between(56, 68), light, palette });
  const palms = repeat(random.integer(3, 4), (index) =>
    drawPalm(random, {
      foot: [x + index * 24, surface - 5],
      height: random.between(46, 70),
      lean: (index - 1.2) * 12,
      leaf: palette.leaf,
      light,
    }),
  );
  return drawFleck([x + 34, surface], 190, 24, light.lit(LOCAL.sand)) + palms;
}

function drawOpenWater({ palette, random, prop }: Stage): string {
  const sunk = prop ? SUNK : 0;
  const visitor = {
    x: random.between(620, 780),
    y: random.between(220, 300) + sunk * 0.6,
    length: random.between(140, 190),
    light: palette.underwater(0.08),
  };
  const heading = random.pick([1, -1]);
  const school = {
    x: random.between(960, 1060),
    y: random.between(200, 240) + sunk * 0.6,
    length: 30 * heading,
    color: random.pick([LOCAL.mango, LOCAL.lilac, LOCAL.white]),
    light: palette.underwater(0.2),
  };
  const farSchool = {
    x: random.between(300, 440),
    y: random.between(210, 270) + sunk * 0.6,
    length: -18 * heading,
    color: palette.depths[3],
    light: palette.underwater(0.1),
  };
  return [
    drawSchool(random, school, random.integer(14, 22)),
    drawSchool(random, farSchool, 12),
    random.chance(0.5) ? drawTurtle(visitor) : drawEagleRay(visitor),
  ].join('');
}

function drawReefFish({ palette, random }: Stage): string {
  const fish = (x: number, y: number, length: number) =>
    drawFish({
      x,
      y,
      length,
      color: random.pick([LOCAL.mango, LOCAL.coral, LOCAL.rose]),
      light: palette.underwater(0),
    });
  return [
    fish(random.between(1050, 1110), random.between(286, 330), 58),
    fish(random.between(840, 900), random.between(340, 372), -42),
    fish(random.between(1330, 1400), random.between(225, 255), 48),
  ].join('');
}
