import { CAMERA_TYPE } from '../picture.rules.ts';
import { contextOf, makeCanvas } from './picture-canvas.ts';

const QUALITY = 0.85;

/** JPEG, unless the picture is see-through or was none before and is smaller as PNG. */
export async function encodePicture(canvas: HTMLCanvasElement, from: File): Promise<File> {
  if (from.type === 'image/jpeg' || from.type === CAMERA_TYPE) return encode(canvas, from, 'jpeg');
  const png = await encode(canvas, from, 'png');
  if (isSeeThrough(canvas)) return png;
  const jpeg = await encode(canvas, from, 'jpeg');
  return jpeg.size < png.size ? jpeg : png;
}

async function encode(canvas: HTMLCanvasElement, from: File, kind: 'jpeg' | 'png'): Promise<File> {
  const type = `image/${kind}`;
  const bytes = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY));
  if (!bytes) throw new Error('The picture is too large for this device.');
  const name = from.name.replace(/\.[^.]*$/, '') + (kind === 'png' ? '.png' : '.jpg');
  return new File([bytes], name, { type, lastModified: from.lastModified });
}

/** A small copy keeps a trace of every clear spot worth keeping. */
function isSeeThrough(canvas: HTMLCanvasElement): boolean {
  const side = 128;
  const context = contextOf(makeCanvas(side, side));
  context.drawImage(canvas, 0, 0, side, side);
  const { data } = context.getImageData(0, 0, side, side);
  return data.some((value, index) => index % 4 === 3 && value < 250);
}
