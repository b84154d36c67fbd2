import { mix } from '../color-math.ts';
import { along, type Palette } from '../palettes.ts';
import { seededRandom } from '../seeded-random.ts';
import { HEIGHT, WIDTH, type Disc, type Stage } from './canvas.ts';
import { drawCloudBank } from './clouds.ts';
import { circle, curveDownTo, filled, pair, rect, repeat, type Point } from './paths.ts';

interface SkyOptions {
  horizon: number;
  disc: Disc;
}

const BANDS = 9;

export function drawSky(stage: Stage, { horizon, disc }: SkyOptions): string {
  const { palette, random } = stage;
  const ringed = random.chance(0.5);
  return [
    rect(0, 0, WIDTH, HEIGHT, palette.sky[0]),
    ringed ? drawRings(palette, disc) : drawBands(stage, horizon),
    palette.time === 'night' ? drawStars(palette, horizon) : '',
    ringed ? '' : drawHalo(palette, disc),
    drawDisc(palette, disc),
    drawCloudBank(stage, horizon, disc),
  ].join('');
}

/** Low and large when it rises or sets, high and small otherwise; always left of the subject, which it lights. */
export function placeDisc({ palette, random }: Stage, horizon: number, from = 480, to = 690): Disc {
  const x = random.between(from, to);
  if (palette.time === 'night')
    return { x, y: random.between(80, 120), radius: random.between(34, 42) };
  if (palette.time === 'day')
    return { x, y: random.between(88, 130), radius: random.between(44, 54) };
  return { x, y: horizon - random.between(34, 84), radius: random.between(58, 74) };
}

function drawBands({ palette, random }: Stage, horizon: number): string {
  const phase = random.between(0, Math.PI * 2);
  return repeat(BANDS - 1, (index) => {
    const share = (index + 1) / BANDS;
    const y = horizon * share ** 0.85;
    const points = Array.from({ length: 6 }, (_, step): Point => {
      return [step * (WIDTH / 5), y + Math.sin(phase + step * 1.3 + index * 0.9) * 7];
    });
    return filled(curveDownTo(points, HEIGHT), along(palette.sky, share + 0.06));
  });
}

function drawRings(palette: Palette, { x, y, radius }: Disc): string {
  return repeat(BANDS, (index) => {
    const share = (index + 1) / BANDS;
    return circle(x, y, radius + 1050 * (1 - share) ** 1.35 + 26, along(palette.sky, share));
  });
}

function drawHalo(palette: Palette, { x, y, radius }: Disc): string {
  const strength = palette.time === 'night' ? 0.1 : 0.22;
  return (
    circle(x, y, radius + 58, palette.disc, strength) +
    circle(x, y, radius + 26, palette.disc, strength)
  );
}

function drawDisc(palette: Palette, { x, y, radius }: Disc): string {
  const face = circle(x, y, radius, palette.disc);
  if (palette.time !== 'night') return face;
  const sea = mix(palette.disc, palette.sky[3], 0.16);
  return (
    face +
    circle(x - radius * 0.3, y - radius * 0.25, radius * 0.24, sea) +
    circle(x + radius * 0.28, y + radius * 0.1, radius * 0.34, sea) +
    circle(x - radius * 0.2, y + radius * 0.45, radius * 0.16, sea)
  );
}

/**
 * The same stars over every banner: drawing them must not use up the scene's own random numbers. One path for each
 * brightness, because seventy elements would take as long as the rest of the sky.
 */
function drawStars(palette: Palette, horizon: number): string {
  const random = seededRandom('stars');
  return [0.5, 0.7, 0.9]
    .map((brightness) => {
      const stars = repeat(24, () => {
        const [x, y] = [random.between(0, WIDTH), horizon * random.next() ** 1.5 * 0.85];
        const size = random.chance(0.14) ? random.between(2.6, 3.4) : random.between(1.1, 1.9);
        return `M${pair([x, y - size])}l${pair([size, size])}l${pair([-size, size])}l${pair([-size, -size])}Z`;
      });
      return filled(stars, palette.disc, brightness);
    })
    .join('');
}
