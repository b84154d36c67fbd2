import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Frame } from './frames.ts';
import { FRAMES_PER_SECOND } from './motion.ts';

/** Without these words players guess the colours, and the video would differ from its poster. */
const COLORS = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];
const TO_YUV = ['-vf', 'scale=in_range=full:out_range=tv:out_color_matrix=bt709:flags=accurate_rnd+full_chroma_int,format=yuv420p'];

/** Keeps all frames without loss, because VP9 reads them twice. */
export async function storeFrames(frames: AsyncIterable<Frame>, [width, height]: readonly [number, number], target: string): Promise<void> {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', String(FRAMES_PER_SECOND), '-i', '-'];
  const child = spawn('ffmpeg', [...QUIET, ...input, '-c:v', 'libx264rgb', '-qp', '0', '-preset', 'ultrafast', target], { stdio: ['pipe', 'ignore', 'inherit'] });
  const ended = once(child, 'close');
  for await (const { pixels } of frames) if (!child.stdin.write(pixels)) await once(child.stdin, 'drain');
  child.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}
const QUIET = ['-hide_banner', '-loglevel', 'error', '-y'];
void COLORS; void TO_YUV;
