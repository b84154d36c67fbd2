import { mix } from '../color-math.ts';
import { along, LOCAL } from '../palettes.ts';
import { HEIGHT, WIDTH, type Disc, type Stage } from './canvas.ts';
import { curve, curveDownTo, filled, polygon, repeat, stroked, type Point } from './paths.ts';
import { drawFleck } from './water.ts';

const BANDS = 9;

/** The sea below its surface, darker from band to band. */
export function drawDepths({ palette, random }: Stage, surface: number): string {
  const phase = random.between(0, Math.PI * 2);
  const wave = (index: number) => {
    const y = surface + (HEIGHT - surface) * 0.86 * (index / (BANDS - 1));
    return Array.from({ length: 9 }, (_, step): Point => {
      return [step * (WIDTH / 8), y + Math.sin(phase + step * 1.7 + index) * (4 + index)];
    });
  };
  const bands = repeat(BANDS, (index) => {
    return filled(curveDownTo(wave(index), HEIGHT), along(palette.depths, index / (BANDS - 1)));
  });
  return bands + stroked(curve(wave(0)), mix(palette.depths[0], LOCAL.white, 0.55), 4);
}

/** Shafts fan out from the sun and fall to the right, fading in three flat steps. */
export function drawLightShafts({ palette, random }: Stage, disc: Disc, surface: number): string {
  const strength = palette.time === 'night' ? 0.08 : 0.1;
  return repeat(6, (index) => {
    const left = disc.x - 250 + index * 108 + random.between(-20, 20);
    const width = random.between(24, 56);
    const slant = 30 + index * 44;
    const reach = random.between(0.72, 0.96);
    const shaft = (share: number) =>
      polygon([
        [left, surface + 5],
        [left + width, surface + 5],
        [left + width + (width * 1.5 + slant) * share, surface + (HEIGHT - surface) * share],
        [left + (slant - width * 0.6) * share, surface + (HEIGHT - surface) * share],
      ]);
    return [1, 0.72, 0.44]
      .map((part) => filled(shaft(reach * part), palette.depths[0], strength))
      .join('');
  });
}

export function drawSeaFloor({ palette, random }: Stage): string {
  const sand = mix(palette.underwater(0.3).lit(LOCAL.sand), palette.depths[3], 0.4);
  const ripple = mix(sand, palette.depths[4], 0.4);
  const phase = random.between(0, 6);
  const floor = Array.from({ length: 9 }, (_, step): Point => [
    step * 200,
    458 + 7 * Math.sin(step * 1.3 + phase),
  ]);
  const ripples = repeat(10, () => {
    return drawFleck(
      [random.between(0, 1000), random.between(470, 496)],
      random.between(60, 170),
      3,
      ripple,
    );
  });
  return filled(curveDownTo(floor, HEIGHT), sand) + ripples;
}
