import {
  cropArea,
  outputSize,
  turnedSize,
  type Area,
  type Cut,
  type View,
} from './crop-geometry.ts';

/** Phones refuse larger canvases; nothing we keep is as large as this. */
const MAX_SIDE = 4096;

/**
 * The picture as people see it, upright. An image element turns it as its EXIF says in every browser; createImageBitmap
 * did not in all of them. Rejects what the browser cannot read.
 */
export async function openPicture(file: Blob): Promise<HTMLCanvasElement> {
  return drawPicture(await decodePicture(file));
}

export async function decodePicture(file: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

export function drawPicture(image: HTMLImageElement): HTMLCanvasElement {
  const { width, height } = outputSize(
    { width: image.naturalWidth, height: image.naturalHeight },
    MAX_SIDE,
  );
  const canvas = makeCanvas(width, height);
  contextOf(canvas).drawImage(image, 0, 0, width, height);
  return canvas;
}

/** Phones have little room for canvases and are slow to clear up. */
export function closePicture(picture: HTMLCanvasElement): void {
  picture.width = picture.height = 0;
}

/** Draws the picture so that what the view shows fills `place`; the rest of it lies around. */
export function paintView(
  context: CanvasRenderingContext2D,
  picture: HTMLCanvasElement,
  { view, crop, place }: { view: View; crop: Area; place: Area },
): void {
  const turned = turnedSize(picture, view.turns);
  context.save();
  context.translate(place.x, place.y);
  context.scale(place.width / crop.width, place.height / crop.height);
  context.translate(-crop.x, -crop.y);
  context.translate(turned.width / 2, turned.height / 2);
  context.rotate((view.turns * Math.PI) / 2);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  context.restore();
}

export function cutOut(
  picture: HTMLCanvasElement,
  { aspect }: Pick<Cut, 'aspect'>,
  view: View,
  longest: number,
): HTMLCanvasElement {
  const crop = cropArea({ picture, aspect }, view);
  const { width, height } = outputSize(crop, longest);
  const canvas = makeCanvas(width, height);
  paintView(contextOf(canvas), picture, { view, crop, place: { x: 0, y: 0, width, height } });
  return canvas;
}

export function makeCanvas(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height });
}

export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas to spare.');
  context.imageSmoothingQuality = 'high';
  return context;
}

/** Browsers that hide their fingerprint hand out noise instead of the picture. */
export function canvasTellsTheTruth(): boolean {
  const context = contextOf(makeCanvas(8, 8));
  context.fillStyle = '#0a6a61';
  context.fillRect(0, 0, 8, 8);
  const [red = 0, green = 0, blue = 0] = context.getImageData(4, 4, 1, 1).data;
  return Math.abs(red - 10) + Math.abs(green - 106) + Math.abs(blue - 97) < 12;
}
