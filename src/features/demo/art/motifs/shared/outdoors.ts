import { mix } from '../../color-math.ts';
import { fill, line, many } from './paint.ts';
import type { Day } from './palettes.ts';
import { palm, tufts } from './plants.ts';
import { beside, HEIGHT, type Scene, WIDTH } from './scene.ts';
import { box, disc, n, oval, type Shape } from './shapes.ts';
import { HUE, tone } from './tones.ts';

/** Three bands of sky with the sun at the upper left, where the light comes from. */
export function sky(scene: Scene, { sky: [high, middle, low], sun }: Day, toY: number): string {
  const { random } = scene;
  const x = random.between(150, 260);
  const y = toY * random.between(0.34, 0.46);
  return (
    fill(box(0, 0, WIDTH, toY), high) +
    fill(wave(toY * 0.36, 26, WIDTH, toY, random.between(0, 6)), middle) +
    fill(wave(toY * 0.66, 20, WIDTH, toY, random.between(0, 6)), low) +
    fill(disc(x, y, 96), sun, 0.3) +
    fill(disc(x, y, 66), sun) +
    cloud(random.between(560, 840), random.between(70, 110), random.between(150, 210), sun, 0.8) +
    (random.chance(0.6)
      ? birds(scene, random.between(690, 780), toY * 0.4, mix(high, HUE.ink, 0.55))
      : '')
  );
}

export function hills({ random }: Scene, day: Day, groundY: number, height = 120): string {
  return (
    fill(wave(groundY - height, height * 0.4, WIDTH, groundY, random.between(0, 6)), day.far) +
    fill(
      wave(groundY - height * 0.5, height * 0.28, WIDTH, groundY, random.between(0, 6)),
      day.near,
    )
  );
}

export function openSea(scene: Scene, day: Day, horizon = 372): string {
  const { random } = scene;
  const caye = beside(scene, 350);
  return (
    sky(scene, day, horizon) +
    fill(oval(caye, horizon, 150, 20), day.far) +
    palm(caye + 20, horizon - 8, 84, 12, { leaf: tone(day.near) }) +
    palm(caye - 34, horizon - 8, 64, -10, { leaf: tone(day.near) }) +
    fill(box(0, horizon, WIDTH, HEIGHT - horizon), day.sea) +
    fill(box(0, horizon, WIDTH, 8), day.foam, 0.5) +
    fill(
      wave(horizon + 120, 12, WIDTH, HEIGHT, random.between(0, 6)),
      mix(day.sea, day.deep, 0.5),
    ) +
    fill(wave(horizon + 230, 16, WIDTH, HEIGHT, random.between(0, 6)), day.deep) +
    glints(scene, day.foam, horizon + 30, HEIGHT - 20, 16)
  );
}

export function beach(scene: Scene, day: Day, { horizon = 318 } = {}): string {
  const { random } = scene;
  return (
    sky(scene, day, horizon) +
    fill(oval(beside(scene, -300), horizon, 130, 22), day.far) +
    fill(box(0, horizon, WIDTH, 300), day.sea) +
    fill(box(0, horizon, WIDTH, 50), day.deep, 0.6) +
    glints(scene, day.foam, horizon + 14, horizon + 100, 9) +
    shore(day, horizon + 128, random.between(0, 6))
  );
}

export function shore(day: Day, y: number, phase: number): string {
  return (
    fill(wave(y - 14, 16, WIDTH, HEIGHT, phase), day.foam, 0.9) +
    fill(wave(y + 4, 16, WIDTH, HEIGHT, phase), mix(day.sand, day.deep, 0.22)) +
    fill(wave(y + 26, 18, WIDTH, HEIGHT, phase + 0.3), day.sand)
  );
}

/** A lawn below hills, for houses and gardens. */
export function meadow(scene: Scene, day: Day, groundY = 470): string {
  return (
    sky(scene, day, groundY) +
    hills(scene, day, groundY) +
    fill(box(0, groundY, WIDTH, HEIGHT - groundY), day.grass.base) +
    fill(wave(groundY + 150, 22, WIDTH, HEIGHT, scene.random.between(0, 6)), day.grass.shade) +
    tufts(scene, day.grass.shade, groundY + 30, groundY + 140)
  );
}

export function cloud(x: number, y: number, width: number, color: string, opacity = 0.85): string {
  const r = width * 0.08;
  const left = n(x - width / 2 + r);
  const cap = `a${n(r)},${n(r)} 0 0 0 0,`;
  return fill(
    `M${left},${n(y)}H${n(x + width / 2 - r)}${cap}${n(-2 * r)}H${n(x + width * 0.28)}` +
      `a${n(width * 0.25)},${n(width * 0.16)} 0 0 0 ${n(-width * 0.5)},0H${left}${cap}${n(2 * r)}z`,
    color,
    opacity,
  );
}

export function birds({ random }: Scene, x: number, y: number, color: string): string {
  return many(3, (index) => {
    const w = random.between(15, 22);
    const bx = n(x + index * 46 + random.between(-8, 8));
    const by = n(y + (index % 2) * 20 + random.between(-6, 6));
    return line(
      `M${bx},${by}q${n(w * 0.5)},${n(-w * 0.7)} ${n(w)},0q${n(w * 0.5)},${n(-w * 0.7)} ${n(w)},0`,
      color,
      4,
      0.8,
    );
  });
}

/** A ridge line from the left edge to the right one, closed along the bottom. */
export function wave(
  y: number,
  swing: number,
  width: number,
  bottom: number,
  phase: number,
): Shape {
  const steps = 6;
  const step = width / steps;
  const at = (i: number) => y + Math.sin(phase + i * 1.25) * swing * 0.5;
  const crest = Array.from({ length: steps }, (_, i) => {
    const half = step / 2;
    return `C${n(i * step + half)},${n(at(i))} ${n(i * step + half)},${n(at(i + 1))} ${n((i + 1) * step)},${n(at(i + 1))}`;
  });
  return `M0,${n(at(0))}${crest.join('')}V${n(bottom)}H0z`;
}

export function glints(
  { random }: Scene,
  color: string,
  fromY: number,
  toY: number,
  count: number,
): string {
  return many(count, () => {
    const width = random.between(26, 90);
    return fill(
      box(random.between(-20, WIDTH - 40), random.between(fromY, toY), width, 5, 2.5),
      color,
      0.42,
    );
  });
}
