import { mix } from '../../color-math.ts';
import { hills, sky } from './outdoors.ts';
import { fill, many } from './paint.ts';
import type { Day } from './palettes.ts';
import { palm } from './plants.ts';
import { beside, HEIGHT, type Scene, WIDTH } from './scene.ts';
import { box, poly } from './shapes.ts';
import { HUE } from './tones.ts';

/** Where vehicles touch the road of `street`. */
export const ROAD_LINE = 612;

/** Painted wooden houses along a road. */
export function street(scene: Scene, day: Day): string {
  const paints = ['#F6D58C', '#EFA286', '#8FD0C4', '#C9B3F4', '#F3E6CC', '#9CCB8F'];
  const first = scene.random.integer(0, paints.length - 1);
  const houses = many(5, (i) => {
    const paint = paints[(first + i * 5) % paints.length] ?? HUE.sand;
    return townHouse(scene, i * 204 - 40, 496, 180, mix(paint, day.sky[2], 0.3));
  });
  return (
    sky(scene, day, 500) +
    hills(scene, day, 500, 230) +
    houses +
    palm(beside(scene, 420), 500, 330, -scene.side * 30, day) +
    fill(box(0, 496, WIDTH, 50), mix(day.sand, day.road, 0.2)) +
    fill(box(0, 540, WIDTH, 14), mix(day.sand, day.road, 0.55)) +
    fill(box(0, 554, WIDTH, HEIGHT - 554), day.road) +
    many(6, (i) => fill(box(i * 190 - 60, 664, 104, 12, 6), day.sun, 0.75))
  );
}

function townHouse(scene: Scene, x: number, groundY: number, width: number, paint: string): string {
  const height = scene.random.between(120, 180);
  const top = groundY - height;
  const roof = mix(paint, '#8E3F2E', 0.6);
  const dark = mix(paint, HUE.ink, 0.5);
  return (
    fill(box(x, top, width, height), paint) +
    fill(box(x + width * 0.72, top, width * 0.28, height), mix(paint, '#1A1B4B', 0.14)) +
    fill(poly(x - 16, top, x + width * 0.5, top - 74, x + width + 16, top), roof) +
    fill(box(x + 24, top + 32, 40, 48, 4), dark, 0.7) +
    fill(box(x + 100, top + 32, 40, 48, 4), dark, 0.7) +
    fill(box(x + 16, top + 40, 8, 34), HUE.sand, 0.8) +
    fill(box(x + 140, top + 40, 8, 34), HUE.sand, 0.8)
  );
}
