import { statSync, writeFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';

export interface Limits {
  /** What a picture gets when that is small enough. */
  avif: number;
  webp: number;
  /** In bytes. */
  budget: number;
}

/** Writes AVIF and WebP. Few pictures are busy enough to need less than the quality asked for. */
export async function writePicture(picture: Sharp, path: string, limits: Limits): Promise<void> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const open = () => sharp(data, { raw: info });
  // Full chroma, because flat drawings show blurred colour edges before anything else.
  const avif = await squeeze(limits.avif, limits.budget, (quality) =>
    open().avif({ quality, effort: 6, chromaSubsampling: '4:4:4' }),
  );
  const webp = await squeeze(limits.webp, limits.budget, (quality) =>
    open().webp({ quality, effort: 6, smartSubsample: true }),
  );
  writeFileSync(`${path}.avif`, avif);
  writeFileSync(`${path}.webp`, webp);
  report(`${path}.avif`);
  report(`${path}.webp`);
}

async function squeeze(
  quality: number,
  budget: number,
  encode: (quality: number) => Sharp,
): Promise<Buffer> {
  const bytes = await encode(quality).toBuffer();
  if (bytes.length <= budget) return bytes;
  if (quality < 20) throw new Error(`A picture cannot be made smaller than ${budget} bytes`);
  return squeeze(quality - 4, budget, encode);
}

export function report(path: string): void {
  console.log(`${path}  ${(statSync(path).size / 1000).toFixed(1)} kB`);
}
