import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Frame, Size } from './frames.ts';
import { FRAMES_PER_SECOND } from './motion.ts';

const QUIET = words('-hide_banner -loglevel error -y');
/** A fixed number, because the number of threads changes what the encoders write. */
const THREADS = words('-threads 2');

/** Without these words players guess the colours, and the video would differ from its poster. */
const COLORS = words(
  '-vf scale=out_range=tv:out_color_matrix=bt709:flags=accurate_rnd+full_chroma_int -pix_fmt yuv420p ' +
    '-color_range tv -colorspace bt709 -color_primaries bt709 -color_trc bt709',
);
/** One key frame for the whole loop: a second one would be seen as a twitch. */
const LOOP = words('-g 400 -an -map_metadata -1 -fflags +bitexact');

/** Keeps the frames without loss, because they are read three times. */
export async function storeFrames(
  frames: AsyncIterable<Frame>,
  size: Size,
  target: string,
): Promise<void> {
  const source = [...rawVideo(size), '-r', String(FRAMES_PER_SECOND), '-i', 'pipe:0'];
  const codec = words('-c:v libx264rgb -qp 0 -preset ultrafast');
  const child = spawn('ffmpeg', [...QUIET, ...source, ...codec, target], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const closed = once(child, 'close');
  for await (const { pixels } of frames) {
    if (!child.stdin.write(pixels)) await once(child.stdin, 'drain');
  }
  child.stdin.end();
  complain(await closed);
}

export async function* readFrames(source: string, size: Size): AsyncGenerator<Frame> {
  const output = [...rawVideo(size), 'pipe:1'];
  const child = spawn('ffmpeg', [...QUIET, '-i', source, ...output], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  const length = size.width * size.height * 3;
  let rest = Buffer.alloc(0);
  for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
    rest = Buffer.concat([rest, chunk]);
    for (; rest.length >= length; rest = rest.subarray(length)) {
      yield { ...size, pixels: Buffer.from(rest.subarray(0, length)) };
    }
  }
  complain(await closed);
}

export async function encodeWebm(source: string, target: string, quality: number): Promise<void> {
  const codec = words(`-c:v libvpx-vp9 -b:v 0 -crf ${quality} -row-mt 1 -lag-in-frames 25`);
  const log = ['-passlogfile', `${source}.log`];
  const shared = ['-i', source, ...COLORS, ...codec, ...log, ...THREADS, ...LOOP];
  await ffmpeg([...shared, ...words('-cpu-used 4 -pass 1 -f null -')]);
  await ffmpeg([...shared, ...words('-cpu-used 2 -pass 2'), target]);
}

export async function encodeMp4(source: string, target: string, quality: number): Promise<void> {
  const codec = words(
    `-c:v libx264 -profile:v high -preset veryslow -tune animation -crf ${quality}`,
  );
  const front = words('-movflags +faststart');
  await ffmpeg(['-i', source, ...COLORS, ...codec, ...front, ...THREADS, ...LOOP, target]);
}

function rawVideo({ width, height }: Size): string[] {
  return words(`-f rawvideo -pix_fmt rgb24 -s ${width}x${height}`);
}

async function ffmpeg(args: readonly string[]): Promise<void> {
  const child = spawn('ffmpeg', [...QUIET, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
  complain(await once(child, 'close'));
}

function complain([code]: readonly unknown[]): void {
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}`);
}

function words(line: string): string[] {
  return line.split(' ');
}
