import { mix } from '../color-math.ts';
import { type Light } from '../palettes.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { curve, filled, pair, polar, repeat, stroked, type Point } from './paths.ts';

export interface Coral {
  foot: Point;
  size: number;
  color: string;
  light: Light;
}

/** A sea fan: one ragged blade, netted with veins that fork as they spread from the stem. */
export function drawFanCoral(random: SeededRandom, { foot, size, color, light }: Coral): string {
  const lobes = 15;
  const tilt = -Math.PI / 2 + random.between(-0.16, 0.16);
  const heart = polar(foot, tilt, size * 0.1);
  const ragged = Array.from({ length: lobes + 1 }, () => random.between(0.88, 1.06));
  const onFan = (share: number, reach: number) => {
    const raggedness = ragged[Math.round(share * lobes)] ?? 1;
    return polar(
      heart,
      tilt + (share - 0.5) * 2.5,
      size * reach * raggedness * (1 - 0.3 * Math.abs(share - 0.5)),
    );
  };
  const edge = repeat(lobes, (index) => {
    const bulge = onFan((index + 0.5) / lobes, 1.08);
    return `Q${pair(bulge)} ${pair(onFan((index + 1) / lobes, index % 3 === 0 ? 0.84 : 0.95))}`;
  });
  const ribs = repeat(7, (index) => {
    const share = (index + 0.5) / 7;
    const fork = onFan(0.5 + (share - 0.5) * 0.86, 0.5);
    const bend = onFan(0.5 + (share - 0.5) * 0.6, 0.24);
    return (
      curve([foot, bend, fork, onFan(share - 0.04, 0.86)]) + curve([fork, onFan(share + 0.05, 0.8)])
    );
  });
  const rungs = repeat(22, () => {
    const [share, reach] = [random.between(0.1, 0.84), random.between(0.36, 0.82)];
    return curve([onFan(share, reach), onFan(share + 0.07, reach + random.between(-0.05, 0.05))]);
  });
  const vein = mix(light.lit(color), light.shaded(color), 0.7);
  return [
    filled(`M${pair(foot)}L${pair(onFan(0, 0.9))}${edge}Z`, light.lit(color)),
    stroked(ribs, vein, size * 0.02),
    stroked(rungs, vein, size * 0.011),
    stroked(
      curve([[foot[0], foot[1] + size * 0.08], foot, heart]),
      light.shaded(color),
      size * 0.055,
    ),
  ].join('');
}

/** A brain coral: a dome with winding grooves. */
export function drawBrainCoral({ foot: [x, y], size, color, light }: Coral): string {
  const [half, rise] = [size * 0.66, size * 0.58];
  const dome = `M${pair([x - half, y])}A${f(half)} ${f(rise)} 0 0 1 ${pair([x + half, y])}Z`;
  const shade = `M${pair([x, y - rise])}A${f(half)} ${f(rise)} 0 0 1 ${pair([x + half, y])}H${f(x + half * 0.5)}Q${pair([x + half * 0.6, y - rise * 0.7])} ${pair([x, y - rise])}Z`;
  const groove = (share: number) =>
    curve(
      Array.from({ length: 13 }, (_, step): Point => {
        const angle = Math.PI * (1.06 + 0.88 * (step / 12));
        const reach = share * (step % 2 === 0 ? 0.94 : 1.08);
        return [x + Math.cos(angle) * half * reach, y + Math.sin(angle) * rise * reach];
      }),
    );
  return (
    filled(dome, light.lit(color)) +
    filled(shade, mix(light.lit(color), light.shaded(color), 0.55)) +
    stroked([0.3, 0.55, 0.8].map(groove).join(''), light.shaded(color), size * 0.035)
  );
}

/** Staghorn coral: forked antlers, thick to thin. */
export function drawStaghorn(random: SeededRandom, { foot, size, color, light }: Coral): string {
  const [front, back]: string[][] = [[], []];
  const grow = (from: Point, angle: number, length: number, depth: number) => {
    const to = polar(from, angle, length);
    const path = stroked(
      curve([from, polar(from, angle - 0.12, length * 0.5), to]),
      Math.cos(angle) < 0.2 ? light.lit(color) : light.shaded(color),
      size * 0.085 * 0.8 ** (3 - depth),
    );
    (Math.cos(angle) < 0.2 ? front : back)?.push(path);
    if (depth === 0) return;
    for (const turn of [-0.42, 0.4])
      grow(
        to,
        angle + turn + random.between(-0.14, 0.14),
        length * random.between(0.66, 0.84),
        depth - 1,
      );
  };
  for (const angle of [-2.1, -1.55, -1.05])
    grow(foot, angle + random.between(-0.1, 0.1), size * 0.36, 2);
  return [...(back ?? []), ...(front ?? [])].join('');
}

/** Tube sponges: a few chimneys with dark mouths. */
export function drawTubeSponge(
  random: SeededRandom,
  { foot: [x, y], size, color, light }: Coral,
): string {
  return [-0.26, 0.3, 0.02]
    .map((side) => {
      const height = size * random.between(0.6, 1) * (side === 0.02 ? 0.72 : 1);
      const [top, half, lean] = [y - height, size * 0.11, side * size * 0.7];
      const center = x + side * size * 0.5;
      const tube = `M${f(center - half * 0.7)} ${f(y)}L${f(center + lean - half)} ${f(top)}H${f(center + lean + half)}L${f(center + half * 0.7)} ${f(y)}Z`;
      const dim = `M${f(center + half * 0.15)} ${f(y)}L${f(center + lean + half * 0.2)} ${f(top)}H${f(center + lean + half)}L${f(center + half * 0.7)} ${f(y)}Z`;
      const mouth = `M${f(center + lean - half)} ${f(top)}a${f(half)} ${f(half * 0.42)} 0 1 0 ${f(half * 2)} 0a${f(half)} ${f(half * 0.42)} 0 1 0 ${f(-half * 2)} 0Z`;
      return (
        filled(tube, light.lit(color)) +
        filled(dim, light.shaded(color)) +
        filled(mouth, light.shaded(mix(color, '#10222B', 0.6)))
      );
    })
    .join('');
}

function f(value: number): string {
  return value.toFixed(1);
}
