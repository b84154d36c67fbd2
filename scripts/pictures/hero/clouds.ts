import { mix } from '#features/demo/art/color-math.ts';
import { along } from '#features/demo/art/palettes.ts';
import type { Disc } from '#features/demo/art/shapes/canvas.ts';
import { filled, pair, short, type Point } from '#features/demo/art/shapes/paths.ts';
import type { Layout } from './layout.ts';
import { ease, lap, type Moment } from './motion.ts';
import { GLOW, PALETTE } from './palette.ts';
import { awayFrom } from './sky.ts';

/** How a streak lies in its cloud, as shares of the cloud's width: offset, drop, length, thickness; then its phase. */
const STREAKS = [
  [0.04, 0.82, 0.7, 1, 0.1],
  [-0.02, 0, 1, 1, 0.36],
  [0.1, 0, 0.8, 1, 0.86],
  [-0.08, -0.8, 0.58, 1, 0.6],
  [0.12, -0.74, 0.5, 0.9, 0.16],
  [0.02, -1.5, 0.26, 0.8, 0.4],
  [-0.5, 1.8, 0.32, 0.6, 0.72],
] as const;

/**
 * Clouds drift one way all the time. A cloud that crossed the sky in eight seconds would race, so each streak drifts a
 * little, thins out to nothing and forms again behind, while its neighbours are at their fullest.
 */
export function drawClouds({ clouds, sun }: Layout, moment: Moment): string {
  return clouds.map((cloud, index) => drawCloud(cloud, sun, moment, index * 0.23)).join('');
}

function drawCloud(
  { at, width }: Layout['clouds'][number],
  sun: Disc,
  moment: Moment,
  start: number,
): string {
  const [color, shade] = cloudColors(sun, at);
  return STREAKS.map(([offset, drop, length, thick, phase], index) => {
    const age = lap(moment, 1, start + phase);
    const full = Math.sin(Math.PI * age);
    const x = at[0] + width * (offset + (age - 0.5) * 0.16);
    const y = at[1] + width * 0.036 * drop;
    const size = [
      width * length * (0.8 + 0.2 * full),
      width * 0.042 * thick * full ** 0.7,
    ] as const;
    return drawStreak([x, y], size, index === 0 ? shade : color);
  }).join('');
}

/** Clouds take the sun's colour near it and the sky's far from it. */
function cloudColors(sun: Disc, at: Point): [color: string, shade: string] {
  const away = awayFrom(sun, at);
  const far = ease(60, 420, away);
  const sky = along(GLOW, 1.1 - Math.min(1, away / 800) ** 0.65);
  const pale = '#8CC2B4';
  return [
    mix(PALETTE.cloud, mix(sky, pale, 0.3), far),
    mix(PALETTE.cloudShade, mix(sky, pale, 0.12), far),
  ];
}

function drawStreak([x, y]: Point, [width, thick]: Point, color: string): string {
  const [half, flat, top, bottom] = [width / 2, width * 0.25, y - thick / 2, y + thick / 2];
  const rise = `C${pair([x - half * 0.9, top])} ${pair([x - flat * 1.25, top])} ${pair([x - flat, top])}`;
  const fall = `C${pair([x + flat * 1.25, top])} ${pair([x + half * 0.9, top])} ${pair([x + half, bottom])}`;
  return filled(`M${pair([x - half, bottom])}${rise}H${short(x + flat)}${fall}Z`, color);
}
