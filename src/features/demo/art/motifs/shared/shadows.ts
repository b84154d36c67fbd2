import { fill, moved } from './paint.ts';
import { oval, type Shape } from './shapes.ts';
import { HUE } from './tones.ts';

/** The flat shadow on the ground; it leans to the right, away from the light. */
export function shadow(cx: number, y: number, halfWidth: number, height = 16): string {
  return (
    fill(oval(cx + halfWidth * 0.16, y + height * 0.1, halfWidth * 1.04, height), HUE.ink, 0.14) +
    fill(oval(cx + halfWidth * 0.06, y, halfWidth * 0.92, height * 0.62), HUE.ink, 0.18)
  );
}

/** The shadow of a thing that lies flat under a light from the upper left. */
export function cast(shape: Shape, distance = 14): string {
  return moved(distance, distance * 0.8, fill(shape, HUE.ink, 0.2));
}
