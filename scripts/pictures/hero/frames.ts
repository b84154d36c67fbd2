import sharp from 'sharp';
import type { Layout } from './layout.ts';
import { FRAMES } from './motion.ts';
import { openScene } from './scene.ts';

/** A decoded picture: three bytes a pixel. */
export interface Frame {
  width: number;
  height: number;
  pixels: Buffer;
}

export async function* renderFrames(layout: Layout): AsyncGenerator<Frame> {
  const draw = openScene(layout);
  for (let index = 0; index < FRAMES; index++) yield await renderSvg(draw(index / FRAMES));
}

async function renderSvg(svg: string): Promise<Frame> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}
