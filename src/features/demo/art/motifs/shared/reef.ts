import { mix } from '../../color-math.ts';
import { wave } from './outdoors.ts';
import { clipped, fill, line, many } from './paint.ts';
import { HEIGHT, type Scene, WIDTH } from './scene.ts';
import { box, disc, n, poly, type Shape } from './shapes.ts';
import { HUE } from './tones.ts';

/** The sea seen from inside: bands that darken with depth, rays, sand and coral below. */
export function underwater(scene: Scene): string {
  const { random } = scene;
  const water = random.pick([
    ['#7FDCD2', '#38BFB4', '#129C98', '#0B7A82'],
    ['#8AD3E6', '#3FAFCB', '#1F86A8', '#155F86'],
    ['#A7B6F2', '#6E8EDB', '#4168BE', '#2D4A97'],
  ] as const);
  const bands = water.map((color, i) =>
    i === 0
      ? fill(box(0, 0, WIDTH, HEIGHT), color)
      : fill(wave(90 + i * 130, 20, WIDTH, HEIGHT, random.between(0, 6)), color),
  );
  const sand = mix('#F1DDAE', water[3], 0.25);
  return (
    bands.join('') +
    many(3, (i) =>
      fill(
        poly(60 + i * 190, 0, 150 + i * 190, 0, 430 + i * 230, HEIGHT, 250 + i * 230, HEIGHT),
        '#FFFFFF',
        0.09,
      ),
    ) +
    fill(wave(636, 18, WIDTH, HEIGHT, random.between(0, 6)), sand) +
    fill(wave(684, 12, WIDTH, HEIGHT, random.between(0, 6)), mix(sand, water[3], 0.25)) +
    corals(scene)
  );
}

export function bubbles({ random }: Scene, x: number, y: number, count = 6): string {
  return many(count, (i) =>
    fill(
      disc(x + random.between(-26, 26), y - i * random.between(34, 46), random.between(5, 13)),
      '#FFFFFF',
      0.5,
    ),
  );
}

function corals(scene: Scene): string {
  const { random } = scene;
  return [70, 190, 790, 900]
    .map((x, i) => {
      const color = random.pick([HUE.coral, '#F08A78', HUE.purple, '#D6619A', HUE.mango]);
      const h = random.between(90, 170);
      return i % 2 === 0
        ? branchCoral(x, 664, h, color)
        : brainCoral(scene, x, 668, h * 0.5, color);
    })
    .join('');
}

function branchCoral(x: number, y: number, h: number, color: string): string {
  const w = h * 0.13;
  return (
    line(`M${n(x)},${n(y)}V${n(y - h)}`, color, w) +
    line(
      `M${n(x)},${n(y - h * 0.3)}q${n(-h * 0.36)},${n(-h * 0.04)} ${n(-h * 0.36)},${n(-h * 0.46)}`,
      color,
      w * 0.85,
    ) +
    line(
      `M${n(x)},${n(y - h * 0.42)}q${n(h * 0.32)},${n(-h * 0.04)} ${n(h * 0.32)},${n(-h * 0.42)}`,
      mix(color, '#1A1B4B', 0.2),
      w * 0.85,
    ) +
    line(
      `M${n(x)},${n(y - h * 0.7)}q${n(-h * 0.14)},${n(-h * 0.04)} ${n(-h * 0.14)},${n(-h * 0.22)}`,
      color,
      w * 0.7,
    )
  );
}

function brainCoral(scene: Scene, x: number, y: number, r: number, color: string): string {
  const mound: Shape = `M${n(x - r)},${n(y)}a${n(r)},${n(r * 0.9)} 0 0 1 ${n(2 * r)},0z`;
  return (
    fill(mound, color) +
    clipped(
      scene,
      mound,
      fill(disc(x + r * 0.9, y - r * 0.1, r * 0.8), mix(color, '#1A1B4B', 0.2)),
      many(3, (i) =>
        line(
          `M${n(x - r + i * r * 0.5)},${n(y - 4)}q${n(r * 0.1)},${n(-r * 0.5)} ${n(r * 0.4)},${n(-r * 0.6)}`,
          mix(color, '#FFF3D6', 0.35),
          r * 0.09,
        ),
      ),
    )
  );
}
