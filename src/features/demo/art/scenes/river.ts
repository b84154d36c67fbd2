import { LOCAL } from '../palettes.ts';
import { drawProp, PROP_PLACE } from '../props/draw-prop.ts';
import { drawEgret, drawMacaws, drawPelicans } from '../shapes/birds.ts';
import { drawDory } from '../shapes/boats.ts';
import { HEIGHT, WIDTH, type Disc, type Stage } from '../shapes/canvas.ts';
import { drawCeiba } from '../shapes/ceiba.ts';
import { drawMangrove } from '../shapes/mangrove.ts';
import { drawPalm } from '../shapes/palm.ts';
import { drawMountains } from '../shapes/ridge.ts';
import { drawRiverBank } from '../shapes/river-bank.ts';
import { drawSky, placeDisc } from '../shapes/sky.ts';
import { drawLanding } from '../shapes/stands.ts';
import { drawStiltHouse } from '../shapes/stilt-house.ts';
import { drawFleck, drawGlitter, drawWater } from '../shapes/water.ts';

/** A river that winds between forest banks towards the Maya Mountains, with a dory on it. */
export function drawRiver(stage: Stage): string {
  const { random } = stage;
  const horizon = random.between(228, 244);
  const disc = placeDisc(stage, horizon - 30, 490, 640);
  const bend = random.between(-60, 50);
  const middle = 800 + bend;
  const isSettled = random.chance(0.65);
  return [
    drawSky(stage, { horizon, disc }),
    drawMountains(stage, horizon, random.between(105, 145)),
    drawWater(stage, horizon),
    drawGlitter(stage, disc, horizon + 30),
    drawRiverBank(stage, {
      from: 540 + bend,
      to: WIDTH + 40,
      y: 264,
      height: 42,
      size: 15,
      distance: 0.5,
      point: 'left',
    }),
    drawRiverBank(stage, {
      from: -40,
      to: 640 + bend,
      y: 290,
      height: 66,
      size: 20,
      distance: 0.34,
      point: 'right',
    }),
    isSettled ? '' : drawGiant(stage, middle + 240),
    drawRiverBank(stage, {
      from: middle,
      to: WIDTH + 40,
      y: 324,
      height: 92,
      size: 26,
      distance: 0.18,
      point: 'left',
    }),
    isSettled ? drawHomestead(stage, middle + 140) : '',
    drawRiverBank(stage, {
      from: -60,
      to: 330 + bend,
      y: 346,
      height: 110,
      size: 30,
      distance: 0.1,
      point: 'right',
    }),
    drawTraveller(stage),
    isSettled ? drawFlock(stage, disc) : '',
    drawNearBank(stage),
    stage.prop ? drawLanding(stage, PROP_PLACE) + drawProp(stage, PROP_PLACE) : '',
  ].join('');
}

/** A dory; further up the river when something else is close by. */
function drawTraveller({ palette, random, prop }: Stage): string {
  const near = {
    x: random.between(640, 770),
    y: random.between(376, 404),
    length: random.between(180, 214),
  };
  const place = prop ? { x: near.x - 90, y: near.y - 40, length: near.length * 0.66 } : near;
  return drawDory({ ...place, light: palette.light(0), palette });
}

function drawFlock({ palette, random }: Stage, disc: Disc): string {
  return drawPelicans(random, {
    x: disc.x + disc.radius + random.between(60, 110),
    y: random.between(84, 124),
    count: random.integer(2, 3),
    size: 40,
    color: palette.light(0.25).shaded(LOCAL.ink),
  });
}

function drawHomestead({ palette, random }: Stage, x: number): string {
  const light = palette.light(0.06);
  const house = drawStiltHouse({
    x: x + 90,
    base: 332,
    width: random.between(126, 146),
    wall: random.pick([LOCAL.white, LOCAL.rose, LOCAL.mango, LOCAL.lilac]),
    roof: random.pick([LOCAL.tin, LOCAL.coral]),
    light,
    palette,
  });
  const palm = (offset: number, height: number) =>
    drawPalm(random, {
      foot: [x + offset, 328],
      height: height * random.between(0.85, 1.15),
      lean: random.between(-34, 20),
      leaf: palette.leaf,
      light,
    });
  return palm(180, 190) + house + palm(4, 150) + palm(214, 140);
}

function drawGiant(stage: Stage, x: number): string {
  const { palette, random } = stage;
  const ceiba = drawCeiba(random, {
    foot: [x, 330],
    height: random.between(255, 285),
    leaf: palette.leaf,
    light: palette.light(0.12),
  });
  return ceiba + drawMacaws(stage, x - random.between(290, 330), random.between(140, 170));
}

function drawNearBank({ palette, random }: Stage): string {
  const [light, leaf] = [palette.light(0), palette.leaf];
  const left = random.between(1110, 1180);
  const tallest = random.between(158, 190);
  return [
    ...[
      [400, 450, 0.84],
      [250, 462, 0.92],
      [104, 474, 1],
    ].map(([offset = 0, water = 0, scale = 1]) =>
      drawMangrove(random, { foot: [left + offset, water], height: tallest * scale, palette }),
    ),
    drawEgret(left - 26, 476, random.between(66, 80), light),
    drawFleck([left - 24, 478], 60, 5, palette.water[2], 0.7),
    drawPalm(random, {
      foot: [WIDTH + 50, HEIGHT + 20],
      height: random.between(370, 430),
      lean: -random.between(100, 170),
      leaf,
      light: palette.backlit,
    }),
  ].join('');
}
