export const FRAMES = 192;
export const FRAMES_PER_SECOND = 24;

/** A place in the loop, from 0 (the first frame) up to but not including 1 (the first frame again). */
export type Moment = number;

/** Swings between -1 and 1. Only whole numbers of cycles end where they began, which is what hides the seam. */
export function swing(moment: Moment, cycles: number, phase = 0): number {
  return Math.sin(2 * Math.PI * (whole(cycles) * moment + phase));
}

/** Runs from 0 to 1 and starts again, a whole number of times. */
export function lap(moment: Moment, laps: number, phase = 0): number {
  const turned = whole(laps) * moment + phase;
  return turned - Math.floor(turned);
}

/** Rises from 0 to 1 between two places, with soft ends. */
export function ease(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

function whole(cycles: number): number {
  if (!Number.isInteger(cycles)) throw new Error(`${cycles} cycles would leave a seam in the loop`);
  return cycles;
}
