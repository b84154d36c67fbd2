export interface Size {
  width: number;
  height: number;
}

export interface Area extends Size {
  x: number;
  y: number;
}

/** How a picture is looked at: quarter turns to the right, then the middle of the crop as a share of the turned picture. */
export interface View {
  turns: number;
  zoom: number;
  x: number;
  y: number;
}

/** What is cut from, and the width of the cut for a height of one; null keeps the picture's own shape. */
export interface Cut {
  picture: Size;
  aspect: number | null;
}

export const WHOLE: View = { turns: 0, zoom: 1, x: 0.5, y: 0.5 };
export const MAX_ZOOM = 5;

export const turnedSize = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

export function fitInside(aspect: number, { width, height }: Size): Size {
  return width / height > aspect
    ? { width: height * aspect, height }
    : { width, height: width / aspect };
}

export const aspectOf = ({ picture, aspect }: Cut, { turns }: View): number => {
  const { width, height } = turnedSize(picture, turns);
  return aspect ?? width / height;
};

/** What the view leaves of the picture, in pixels of the turned picture. */
export function cropArea(cut: Cut, view: View): Area {
  const turned = turnedSize(cut.picture, view.turns);
  const widest = fitInside(aspectOf(cut, view), turned);
  const width = widest.width / view.zoom;
  const height = widest.height / view.zoom;
  return {
    x: view.x * turned.width - width / 2,
    y: view.y * turned.height - height / 2,
    width,
    height,
  };
}

/** The nearest view that shows nothing beside the picture. */
export function keepInside(cut: Cut, view: View): View {
  const settled = { ...view, zoom: clamp(view.zoom, 1, MAX_ZOOM) };
  const turned = turnedSize(cut.picture, settled.turns);
  const crop = cropArea(cut, settled);
  const marginX = crop.width / turned.width / 2;
  const marginY = crop.height / turned.height / 2;
  return {
    ...settled,
    x: clamp(settled.x, marginX, 1 - marginX),
    y: clamp(settled.y, marginY, 1 - marginY),
  };
}

/** Moves the picture under the frame, by shares of the frame. */
export function pan(cut: Cut, view: View, dx: number, dy: number): View {
  const turned = turnedSize(cut.picture, view.turns);
  const crop = cropArea(cut, view);
  return keepInside(cut, {
    ...view,
    x: view.x - (dx * crop.width) / turned.width,
    y: view.y - (dy * crop.height) / turned.height,
  });
}

/** What lies under `at` (shares of the frame, from its middle) stays there. */
export function zoomTo(cut: Cut, view: View, zoom: number, at = { x: 0, y: 0 }): View {
  const next = { ...view, zoom: clamp(zoom, 1, MAX_ZOOM) };
  const turned = turnedSize(cut.picture, view.turns);
  const before = cropArea(cut, view);
  const after = cropArea(cut, next);
  return keepInside(cut, {
    ...next,
    x: view.x + (at.x * (before.width - after.width)) / turned.width,
    y: view.y + (at.y * (before.height - after.height)) / turned.height,
  });
}

export function turn(cut: Cut, view: View, direction: 'left' | 'right'): View {
  const turned =
    direction === 'right'
      ? { turns: (view.turns + 1) % 4, x: 1 - view.y, y: view.x }
      : { turns: (view.turns + 3) % 4, x: view.y, y: 1 - view.x };
  return keepInside(cut, { ...view, ...turned });
}

/** Never larger than it was, its longest side at most `longest`, in whole pixels. */
export function outputSize({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  const pixels = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: pixels(width), height: pixels(height) };
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
