import { seededRandom, type SeededRandom } from '../../seeded-random.ts';

export const WIDTH = 960;
export const HEIGHT = 720;
export const CENTRE = WIDTH / 2;

/** What every drawing function needs to know about the one picture it contributes to. */
export interface Scene {
  random: SeededRandom;
  /** Where the details stand: 1 to the right of the object, -1 to its left. */
  side: 1 | -1;
  /** The way the light travels, in the coordinates that are being drawn in. */
  light: { x: number; y: number };
  newId(): string;
}

export type DrawMotif = (scene: Scene) => string;

export function openScene(seed: string): Scene {
  const random = seededRandom(seed);
  let ids = 0;
  return {
    random,
    side: random.chance(0.5) ? 1 : -1,
    light: { x: 1, y: 0.55 },
    newId: () => `s${(ids += 1)}`,
  };
}

/** The x of a detail that stands this far from the middle, on the side the scene leans to. */
export function beside(scene: Scene, distance: number): number {
  return CENTRE + scene.side * distance;
}

/** The same picture leaning the other way, for what must keep clear of the object's front. */
export function leaningAway(scene: Scene): Scene {
  return { ...scene, side: scene.side === 1 ? -1 : 1 };
}
