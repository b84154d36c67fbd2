import { CAMERA_TYPE, PICTURE_SLOTS, type PictureSlot } from '../picture.rules.ts';
import { WHOLE, type View } from './crop-geometry.ts';
import {
  canvasTellsTheTruth,
  closePicture,
  contextOf,
  cutOut,
  decodePicture,
  drawPicture,
  makeCanvas,
} from './picture-canvas.ts';

const QUALITY = 0.85;

/**
 * The same picture small enough to be sent, where this browser can make it so; null where it cannot read the picture.
 * Browser only: import it when a file comes.
 */
export async function scalePicture(file: File, slot: PictureSlot): Promise<File | null> {
  const image = await decodePicture(file).catch(() => null);
  if (!image) return null;
  // Only moving pictures are worth a GIF, and a canvas knows none.
  if (file.type === 'image/gif' || !canvasTellsTheTruth()) return file;
  const { keepPixels, maxBytes } = PICTURE_SLOTS[slot];
  const fits =
    Math.max(image.naturalWidth, image.naturalHeight) <= keepPixels && file.size <= maxBytes;
  if (fits && file.type === 'image/jpeg') return file;
  const picture = drawPicture(image);
  const scaled = await cutPicture(picture, { file, slot, aspect: null, view: WHOLE });
  closePicture(picture);
  return scaled.size < file.size || file.type === CAMERA_TYPE ? scaled : file;
}

/** The part of the picture that the view shows, small enough for its slot. */
export async function cutPicture(
  picture: HTMLCanvasElement,
  {
    file,
    slot,
    aspect,
    view,
  }: { file: File; slot: PictureSlot; aspect: number | null; view: View },
): Promise<File> {
  const { keepPixels, maxBytes } = PICTURE_SLOTS[slot];
  for (let longest: number = keepPixels; ; longest *= 0.75) {
    const cut = await encodePicture(cutOut(picture, { aspect }, view, longest), file);
    if (cut.size <= maxBytes) return cut;
  }
}

/** JPEG, unless the picture is see-through or was none before and is smaller as PNG. */
async function encodePicture(canvas: HTMLCanvasElement, from: File): Promise<File> {
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
