import { LOCAL } from '../palettes.ts';
import { drawProp, PROP_PLACE } from '../props/draw-prop.ts';
import { drawFrigateBirds, drawMacaws } from '../shapes/birds.ts';
import { drawCanopy, drawForest } from '../shapes/canopy.ts';
import { HEIGHT, WIDTH, type Stage } from '../shapes/canvas.ts';
import { drawCeiba } from '../shapes/ceiba.ts';
import { drawLeafClump, drawMist } from '../shapes/foliage.ts';
import { drawCrown, drawPalm } from '../shapes/palm.ts';
import { circle, repeat } from '../shapes/paths.ts';
import { drawPerch } from '../shapes/perch.ts';
import { drawMountains } from '../shapes/ridge.ts';
import { drawSlab } from '../shapes/stands.ts';
import { drawSky, placeDisc } from '../shapes/sky.ts';
import { drawWaterfall } from '../shapes/waterfall.ts';

/** Rain forest in layers of mist, one ceiba above the rest, a toucan or macaws close by. */
export function drawJungle(stage: Stage): string {
  const { palette, random } = stage;
  const disc = placeDisc(stage, 205, 400, 520);
  const flock = {
    x: disc.x + disc.radius + 50,
    y: random.between(50, 84),
    count: random.integer(2, 3),
    size: 34,
  };
  return [
    drawSky(stage, { horizon: 290, disc }),
    drawMountains(stage, 286, random.between(140, 180)),
    drawFrigateBirds(random, { ...flock, color: palette.light(0.3).shaded(LOCAL.ink) }),
    drawForest(stage, 250, 19, 0.56),
    drawMist(stage, 286, 0.5),
    random.chance(0.6)
      ? drawWaterfall(stage, {
          x: random.between(480, 560),
          top: random.between(190, 214),
          bottom: 350,
          width: random.between(24, 32),
        })
      : '',
    drawForest(stage, 302, 26, 0.36),
    drawCohunePalms(stage),
    random.chance(0.4) ? drawFarCeiba(stage) : '',
    drawForest(stage, 346, 31, 0.22),
    drawMist(stage, 392, 0.25),
    drawCeiba(random, {
      foot: [random.between(690, 760) - (stage.prop ? 80 : 0), 464],
      height: random.between(345, 385),
      leaf: palette.leaf,
      light: palette.light(0.04),
    }),
    drawForest(stage, 416, 36, 0.06),
    random.chance(0.6) ? drawPerch(stage) : drawPalmGrove(stage),
    drawUndergrowth(stage),
    palette.time === 'night' ? drawFireflies(stage) : '',
  ].join('');
}

function drawFarCeiba({ palette, random }: Stage): string {
  return drawCeiba(random, {
    foot: [random.between(200, 340), 390],
    height: random.between(190, 230),
    leaf: palette.leaf,
    light: palette.light(0.34),
  });
}

/** Cohune palms stand out of the middle forest. */
function drawCohunePalms({ palette, random }: Stage): string {
  const grove = (center: number) =>
    repeat(random.integer(2, 3), (index) =>
      drawPalm(random, {
        foot: [center + index * 62 + random.between(-14, 14), 400],
        height: random.between(105, 165),
        lean: random.between(-16, 16),
        leaf: palette.leaf,
        light: palette.light(0.34),
      }),
    );
  return grove(random.between(60, 260)) + grove(random.between(960, 1060));
}

function drawPalmGrove(stage: Stage): string {
  const { palette, random } = stage;
  const palms = repeat(3, (index) =>
    drawPalm(random, {
      foot: [1350 + index * 105 + random.between(-20, 20), 520],
      height: random.between(280, 400),
      lean: random.between(-50, 50),
      leaf: palette.leaf,
      light: index === 1 ? palette.light(0) : palette.backlit,
    }),
  );
  return palms + drawMacaws(stage, random.between(1000, 1050), random.between(180, 220));
}

/** Dark leaves along the lower edge, tall on the right, low on the left where the profile picture lies. */
function drawUndergrowth(stage: Stage): string {
  const { palette, random } = stage;
  const [light, dark, leaf] = [palette.light(0), palette.backlit, palette.leaf];
  return [
    drawCanopy(random, {
      from: -30,
      to: WIDTH + 40,
      top: (x) => 446 - (x > 950 ? (x - 950) * 0.1 : 0),
      bottom: HEIGHT,
      size: 38,
      color: light.shaded(leaf[2]),
      highlight: light.lit(leaf[2]),
    }),
    stage.prop ? drawSlab(stage, PROP_PLACE) + drawProp(stage, PROP_PLACE) : '',
    drawCrown(random, { leaf, light: dark }, [random.between(1270, 1320), 372], 170),
    repeat(3, (index) =>
      drawLeafClump(random, {
        root: [1190 + index * 190, 525],
        size: random.between(140, 180) + index * 24,
        leaf,
        light: dark,
      }),
    ),
    drawCanopy(random, {
      from: -40,
      to: 1150,
      top: () => 478,
      bottom: HEIGHT,
      size: 40,
      color: dark.shaded(leaf[2]),
      highlight: dark.lit(leaf[2]),
    }),
  ].join('');
}

function drawFireflies({ random }: Stage): string {
  return repeat(16, () => {
    const [x, y] = [random.between(430, 1560), random.between(330, 470)];
    return circle(x, y, 6, LOCAL.lamp, 0.22) + circle(x, y, 2, LOCAL.lamp);
  });
}
