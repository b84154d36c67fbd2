import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { encodeMp4, encodeWebm, readFrames, storeFrames } from './hero/ffmpeg.ts';
import { type Frame, renderFrames, renderPoster, videoSize } from './hero/frames.ts';
import { LANDSCAPE, type Layout, PORTRAIT } from './hero/layout.ts';
import { headlineContrast, type LoopFigures, measureLoop } from './hero/measure.ts';
import { report, writePicture } from './write-picture.ts';

// node scripts/pictures/build-hero.ts: the hero's videos and posters in public/hero/. Needs ffmpeg, and some minutes.

const FOLDER = 'public/hero';
const BUDGET = 400_000;
const WEBM_QUALITY = 43;
const MP4_QUALITY = 31;
const POSTER_LIMITS = { avif: 46, webp: 70, budget: 60_000 };
const POSTER_WIDTHS = { landscape: [1920, 1280], portrait: [1080, 720] };

mkdirSync(FOLDER, { recursive: true });
const workspace = mkdtempSync(join(tmpdir(), 'kanek-hero-'));
try {
  // One core is enough for drawing, and the machine may have other work to do.
  sharp.concurrency(1);
  for (const layout of [LANDSCAPE, PORTRAIT]) await build(layout);
} finally {
  rmSync(workspace, { recursive: true });
}

async function build(layout: Layout): Promise<void> {
  await writePosters(layout);
  const frames = join(workspace, `${layout.name}.mkv`);
  const watched = watch(layout, renderFrames(layout));
  await storeFrames(watched, videoSize(layout), frames);
  const target = `${FOLDER}/${layout.name}`;
  await encodeWebm(frames, `${target}.webm`, WEBM_QUALITY);
  await encodeMp4(frames, `${target}.mp4`, MP4_QUALITY);
  for (const video of [`${target}.webm`, `${target}.mp4`]) await inspect(video, layout);
}

async function writePosters(layout: Layout): Promise<void> {
  for (const width of POSTER_WIDTHS[layout.name]) {
    const path = `${FOLDER}/${layout.name}-${width}`;
    await writePicture(renderPoster(layout, width), path, POSTER_LIMITS);
  }
}

/** Lets the frames through and says how they loop, and how white letters stand out from them. */
async function* watch(layout: Layout, frames: AsyncIterable<Frame>): AsyncGenerator<Frame> {
  let lowest = Infinity;
  for await (const frame of measureLoop(frames, (figures) =>
    say(`${layout.name} frames`, figures),
  )) {
    lowest = Math.min(lowest, headlineContrast(frame, layout));
    yield frame;
  }
  console.log(`  lowest contrast of white letters ${lowest.toFixed(2)} : 1`);
  if (lowest < 4.5) throw new Error('The headline would be hard to read');
}

async function inspect(video: string, layout: Layout): Promise<void> {
  report(video);
  if (statSync(video).size > BUDGET) throw new Error(`${video} is larger than ${BUDGET} bytes`);
  const decoded = readFrames(video, videoSize(layout));
  for await (const _ of measureLoop(decoded, (figures) => say(video, figures)));
}

function say(what: string, { least, mean, most, before, seam, after }: LoopFigures): void {
  const [low, middle, high] = [least, mean, most].map((value) => value.toFixed(3));
  console.log(`${what}: neighbours differ by ${low} to ${high}, ${middle} on average;`);
  const around = [before, seam, after].map((value) => value.toFixed(3)).join(', ');
  console.log(`  at the seam, frames 190 191 0 1: ${around}`);
}
