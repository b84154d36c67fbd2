import { CAMERA_TYPE, PICTURE_SLOTS, type PictureSlot } from '../picture.rules.ts';
import { WHOLE, type View } from './crop-geometry.ts';
import { encodePicture } from './encode-picture.ts';
import {
  closePicture,
  contextOf,
  cutOut,
  decodePicture,
  drawPicture,
  makeCanvas,
} from './picture-canvas.ts';

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

/** Browsers that hide their fingerprint hand out noise instead of the picture. */
export function canvasTellsTheTruth(): boolean {
  const context = contextOf(makeCanvas(8, 8));
  context.fillStyle = '#0a6a61';
  context.fillRect(0, 0, 8, 8);
  const [red = 0, green = 0, blue = 0] = context.getImageData(4, 4, 1, 1).data;
  return Math.abs(red - 10) + Math.abs(green - 106) + Math.abs(blue - 97) < 12;
}
