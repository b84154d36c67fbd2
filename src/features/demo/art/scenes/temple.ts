import { LOCAL } from '../palettes.ts';
import { drawProp, PROP_PLACE } from '../props/draw-prop.ts';
import { drawFrigateBirds, drawMacaws } from '../shapes/birds.ts';
import { drawCanopy, drawForest } from '../shapes/canopy.ts';
import { HEIGHT, WIDTH, type Stage } from '../shapes/canvas.ts';
import { drawCeiba } from '../shapes/ceiba.ts';
import { drawPalm } from '../shapes/palm.ts';
import { repeat } from '../shapes/paths.ts';
import { drawPyramid } from '../shapes/pyramid.ts';
import { drawMountains } from '../shapes/ridge.ts';
import { drawSlab } from '../shapes/stands.ts';
import { drawSky, placeDisc } from '../shapes/sky.ts';

/** A stepped pyramid above the forest, as at Xunantunich or Lamanai. */
export function drawTemple(stage: Stage): string {
  const { palette, random } = stage;
  const horizon = random.between(316, 344);
  const disc = placeDisc(stage, horizon - 70, 420, 590);
  const x = random.between(850, 960) + (stage.prop ? 160 : 0);
  return [
    drawSky(stage, { horizon, disc }),
    drawMountains(stage, horizon + 34, random.between(125, 175)),
    drawForest(stage, horizon + 4, 22, 0.42),
    random.chance(0.65) ? drawSecondTemple(stage, horizon) : '',
    drawForest(stage, horizon + 34, 27, 0.22),
    drawPyramid(random, {
      x,
      base: 440,
      width: random.between(380, 470),
      height: random.between(315, 370),
      leaf: palette.leaf,
      light: palette.light(0.02),
    }),
    drawFrigateBirds(random, {
      x: disc.x + disc.radius + random.between(30, 60),
      y: random.between(50, 90),
      count: random.integer(2, 3),
      size: 36,
      color: palette.light(0.2).shaded(LOCAL.ink),
    }),
    drawForeground(stage, x),
  ].join('');
}

function drawSecondTemple({ palette, random }: Stage, horizon: number): string {
  return drawPyramid(random, {
    x: random.pick([random.between(240, 340), random.between(1225, 1270)]),
    base: horizon + 50,
    width: random.between(150, 190),
    height: random.between(130, 165),
    leaf: palette.leaf,
    light: palette.light(0.3),
  });
}

/** Trees in front hide the pyramid's foot; they stay low and dark on the left, under the profile picture. */
function drawForeground(stage: Stage, pyramid: number): string {
  const { palette, random } = stage;
  const [light, dark, leaf] = [palette.light(0), palette.backlit, palette.leaf];
  const hollow = (x: number) => Math.exp(-(((x - pyramid) / 190) ** 2));
  return [
    random.chance(0.35) ? drawBigTree(stage) : '',
    drawCanopy(random, {
      from: -30,
      to: WIDTH + 40,
      top: (x) => 396 + 18 * hollow(x) - (x > 1150 ? (x - 1150) * 0.08 : 0),
      bottom: HEIGHT,
      size: 34,
      color: light.shaded(leaf[1]),
      highlight: light.lit(leaf[1]),
    }),
    drawPalms(stage),
    stage.prop ? drawSlab(stage, PROP_PLACE) + drawProp(stage, PROP_PLACE) : '',
    drawCanopy(random, {
      from: -40,
      to: WIDTH + 50,
      top: (x) => 448 - 30 * ((x - 700) / 900) ** 2 * (x > 700 ? 1.6 : 0.4),
      bottom: HEIGHT,
      size: 42,
      color: dark.shaded(leaf[2]),
      highlight: dark.lit(leaf[2]),
    }),
  ].join('');
}

function drawBigTree(stage: Stage): string {
  const { palette, random } = stage;
  const x = random.between(1330, 1400);
  const ceiba = drawCeiba(random, {
    foot: [x, 470],
    height: random.between(330, 380),
    leaf: palette.leaf,
    light: palette.light(0.04),
  });
  return ceiba + drawMacaws(stage, x - 270, random.between(118, 146));
}

function drawPalms({ palette, random }: Stage): string {
  return repeat(random.integer(2, 4), (index) =>
    drawPalm(random, {
      foot: [1590 - index * 92 + random.between(-24, 24), 520],
      height: random.between(170, 310),
      lean: random.between(-44, 36),
      leaf: palette.leaf,
      light: palette.backlit,
    }),
  );
}
