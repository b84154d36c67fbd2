import { mix } from '../color-math.ts';
import { LOCAL } from '../palettes.ts';
import { drawProp, PROP_PLACE } from '../props/draw-prop.ts';
import { drawFrigateBirds } from '../shapes/birds.ts';
import { drawSailboat } from '../shapes/boats.ts';
import { drawCanopy } from '../shapes/canopy.ts';
import { HEIGHT, WIDTH, type Stage } from '../shapes/canvas.ts';
import { drawShopper, drawVendor } from '../shapes/figures.ts';
import { drawStall } from '../shapes/market-stall.ts';
import { drawPalm } from '../shapes/palm.ts';
import { curveDownTo, filled, polygon, rect, repeat, type Point } from '../shapes/paths.ts';
import { drawRidge } from '../shapes/ridge.ts';
import { drawShopHouse } from '../shapes/shop-house.ts';
import { drawSky, placeDisc } from '../shapes/sky.ts';
import { drawBunting, drawStreetLamp } from '../shapes/street-furniture.ts';
import { drawFleck, drawGlitter, drawWater } from '../shapes/water.ts';

const STREET = 410;
const SEA = 318;
/** By how much the houses make room for a prop, which then stands before the harbour. */
const ASIDE = 420;
const WALLS = [LOCAL.mango, LOCAL.white, LOCAL.rose, '#7CC5B8', LOCAL.lilac, LOCAL.sand];

/** A row of painted clapboard houses with market stalls, open to the harbour on the left. */
export function drawMarketStreet(stage: Stage): string {
  const { palette, random } = stage;
  const disc = placeDisc(stage, SEA - 20, 330, 460);
  const start = random.between(560, 640) + (stage.prop ? ASIDE : 0);
  return [
    drawSky(stage, { horizon: SEA, disc }),
    drawHarbour(stage),
    drawGlitter(stage, disc, SEA, STREET - 10),
    drawFrigateBirds(random, {
      x: random.between(130, 220),
      y: random.between(90, 150),
      count: random.integer(2, 3),
      size: 36,
      color: palette.light(0.25).shaded(LOCAL.ink),
    }),
    drawBackdrop(stage, start),
    drawHouses(stage, start),
    drawStreet(stage, start),
    drawStreetLife(stage, start),
    drawProp(stage, PROP_PLACE),
  ].join('');
}

function drawHarbour(stage: Stage): string {
  const { palette, random } = stage;
  const shore = drawRidge(random, {
    base: SEA + 2,
    height: random.between(54, 84),
    peaks: random.integer(4, 6),
    color: mix(palette.mountain, palette.haze, 0.66),
    shade: mix(palette.mountain, palette.haze, 0.54),
  });
  const sloop = (x: number, length: number, distance: number) =>
    drawSailboat({ x, y: SEA + length * 0.38, length, light: palette.light(distance), palette });
  const second = random.chance(0.5)
    ? sloop(random.between(400, 500), random.between(34, 46), 0.28)
    : '';
  const first = sloop(random.between(180, 310), random.between(74, 98), 0.08);
  return shore + drawWater(stage, SEA, STREET + 10) + second + first;
}

/** Trees and palms behind the houses tie the roofs together. */
function drawBackdrop({ palette, random }: Stage, start: number): string {
  const light = palette.light(0.26);
  const palms = repeat(4, (index) =>
    drawPalm(random, {
      foot: [start + 60 + index * 280 + random.between(-60, 70), STREET],
      height: random.between(240, 350),
      lean: random.between(-36, 36),
      leaf: palette.leaf,
      light,
    }),
  );
  const trees = drawCanopy(random, {
    from: start + 30,
    to: WIDTH + 30,
    top: (x) => 268 - 10 * Math.sin(x / 120),
    bottom: STREET,
    size: 30,
    color: light.shaded(palette.leaf[1]),
    highlight: light.lit(palette.leaf[1]),
  });
  return palms + trees;
}

function drawHouses({ palette, random }: Stage, start: number): string {
  const shift = random.integer(0, WALLS.length - 1);
  let left = start;
  return repeat(7, (index) => {
    const width = random.between(132, 190);
    const house = drawShopHouse({
      left,
      base: STREET,
      width,
      height: random.between(200, 296),
      wall: WALLS[(index + shift) % WALLS.length] ?? LOCAL.white,
      roof: random.pick([LOCAL.tin, LOCAL.coral, '#8FA6A8']),
      awning: random.pick([LOCAL.coral, LOCAL.teal, LOCAL.purple, LOCAL.mango]),
      gabled: random.chance(0.5),
      light: palette.light(0.02),
      palette,
    });
    left += width + random.between(14, 26);
    return house;
  });
}

function drawStreet({ palette, random }: Stage, start: number): string {
  const light = palette.light(0);
  const shade = light.shaded(LOCAL.sand);
  const sand = mix(light.lit(LOCAL.sand), shade, palette.isDark ? 0.35 : 0);
  const edge = (y: number) =>
    Array.from({ length: 9 }, (_, step): Point => [step * 200, y + 5 * Math.sin(step * 1.7)]);
  const houseShadow = polygon([
    [start, STREET],
    [WIDTH, STREET],
    [WIDTH, STREET + 26],
    [start + 34, STREET + 26],
  ]);
  return [
    rect(0, STREET, WIDTH, HEIGHT - STREET, sand),
    rect(0, STREET, WIDTH, 7, mix(sand, light.shaded(LOCAL.stone), 0.6)),
    filled(houseShadow, mix(sand, shade, 0.55)),
    filled(curveDownTo(edge(446), HEIGHT), mix(sand, shade, 0.3)),
    filled(curveDownTo(edge(474), HEIGHT), mix(sand, shade, 0.5)),
    repeat(8, () => {
      const center: Point = [random.between(0, WIDTH), random.between(460, 494)];
      return drawFleck(center, random.between(80, 240), 3, mix(sand, shade, 0.65));
    }),
  ].join('');
}

function drawStreetLife({ palette, random, prop }: Stage, start: number): string {
  const aside = prop ? ASIDE : 0;
  const light = palette.light(0);
  const cloths = [LOCAL.coral, palette.tint === 'teal' ? LOCAL.teal : LOCAL.purple, LOCAL.mango];
  const [firstPost, lastPost, string] = [
    start - 40,
    start + random.between(560, 640),
    STREET - 160,
  ];
  const slots = [730, 985, 1250, 1480].map((slot) => slot + aside + random.between(-24, 24));
  const stalls = slots.slice(0, random.integer(2, 4)).map((left, index) =>
    drawStall(random, {
      left,
      base: 446 + random.between(-4, 8),
      width: random.between(108, 140),
      cloth: cloths[(index + 1) % cloths.length] ?? LOCAL.coral,
      light,
      palette,
    }),
  );
  const people = slots.map((left, index) => {
    if (index > 0 && random.chance(0.3)) return '';
    const person = {
      x: left + 168 + random.between(0, 30),
      y: STREET + random.between(30, 54),
      height: 86,
      light,
    };
    return random.chance(0.5) ? drawShopper(random, person) : drawVendor(random, person);
  });
  return [
    drawStreetLamp(firstPost, STREET + 14, palette),
    drawStreetLamp(lastPost, STREET + 14, palette),
    random.chance(0.75) ? drawBunting([firstPost, string], [lastPost, string], cloths, light) : '',
    ...stalls,
    ...people,
  ].join('');
}
