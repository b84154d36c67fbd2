import sharp, { type Sharp } from 'sharp';
import type { Layout } from './layout.ts';
import { FRAMES } from './motion.ts';
import { openScene } from './scene.ts';

export interface Size {
  width: number;
  height: number;
}

/** A decoded picture: three bytes a pixel. */
export interface Frame extends Size {
  pixels: Buffer;
}

/** 1920 by 1080 pixels, or upright. */
export function videoSize({ width, height }: Layout): Size {
  return { width: width * 1.2, height: height * 1.2 };
}

export async function* renderFrames(layout: Layout): AsyncGenerator<Frame> {
  const size = videoSize(layout);
  const draw = openScene(layout, size);
  for (let index = 0; index < FRAMES; index++) {
    const picture = sharp(Buffer.from(draw(index / FRAMES)));
    yield { ...size, pixels: await picture.removeAlpha().raw().toBuffer() };
  }
}

/** The first frame, drawn at the size it is shown at. */
export function renderPoster(layout: Layout, width: number): Sharp {
  const size = { width, height: Math.round((width * layout.height) / layout.width) };
  return sharp(Buffer.from(openScene(layout, size)(0)));
}
