import type { Frame } from './frames.ts';
import type { Layout } from './layout.ts';

/** How much neighbouring frames differ, on average over all pixels, in steps of 0 to 255. */
export interface LoopFigures {
  least: number;
  mean: number;
  most: number;
  /** The same between the last frame and the first, and on both sides of it. */
  seam: number;
  before: number;
  after: number;
}

const INK = [16, 34, 43] as const;
const OVERLAY = 0.35;

/** Passes frames on unchanged and calls `done` after the last. */
export async function* measureLoop(
  frames: AsyncIterable<Frame>,
  done: (figures: LoopFigures) => void,
): AsyncGenerator<Frame> {
  const steps: number[] = [];
  let [first, last]: (Frame | undefined)[] = [];
  for await (const frame of frames) {
    if (last) steps.push(difference(last, frame));
    first ??= frame;
    last = frame;
    yield frame;
  }
  if (!first || !last) throw new Error('There are no frames to measure');
  const mean = steps.reduce((sum, step) => sum + step, 0) / steps.length;
  const [least, most] = [Math.min(...steps), Math.max(...steps)];
  const [before, after] = [steps.at(-1) ?? 0, steps[0] ?? 0];
  done({ least, mean, most, before, after, seam: difference(last, first) });
}

function difference(one: Frame, other: Frame): number {
  let sum = 0;
  for (let index = 0; index < one.pixels.length; index++) {
    sum += Math.abs((one.pixels[index] ?? 0) - (other.pixels[index] ?? 0));
  }
  return sum / one.pixels.length;
}

/** The contrast of white letters with the brightest pixel of the headline's place, below the ink overlay. */
export function headlineContrast(frame: Frame, { headline, width }: Layout): number {
  const scale = frame.width / width;
  const [left = 0, top = 0, right = 0, bottom = 0] = headline.map((edge) =>
    Math.round(edge * scale),
  );
  let brightest = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      brightest = Math.max(brightest, luminance(frame.pixels, (y * frame.width + x) * 3));
    }
  }
  return 1.05 / (brightest + 0.05);
}

function luminance(pixels: Buffer, offset: number): number {
  const [red, green, blue] = INK.map((ink, channel) =>
    linear(((pixels[offset + channel] ?? 0) * (1 - OVERLAY) + ink * OVERLAY) / 255),
  );
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
