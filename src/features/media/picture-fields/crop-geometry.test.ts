import { describe, expect, it } from 'vitest';
import {
  cropArea,
  keepInside,
  MAX_ZOOM,
  outputSize,
  pan,
  turn,
  turnedSize,
  WHOLE,
  zoomTo,
  type Cut,
  type View,
} from './crop-geometry.ts';

const photo = { width: 4000, height: 3000 };
const square: Cut = { picture: photo, aspect: 1 };
const banner: Cut = { picture: photo, aspect: 16 / 5 };
const own: Cut = { picture: photo, aspect: null };

/** By how many pixels the crop reaches beyond the picture. */
function overhang(cut: Cut, view: View): number {
  const { x, y, width, height } = cropArea(cut, view);
  const turned = turnedSize(cut.picture, view.turns);
  return Math.round(Math.max(0, -x, -y, x + width - turned.width, y + height - turned.height));
}

describe('the crop', () => {
  it('starts with the largest area of its shape, in the middle', () => {
    expect(cropArea(square, WHOLE)).toEqual({ x: 500, y: 0, width: 3000, height: 3000 });
    expect(cropArea(banner, WHOLE)).toEqual({ x: 0, y: 875, width: 4000, height: 1250 });
    expect(cropArea(own, WHOLE)).toEqual({ x: 0, y: 0, ...photo });
  });

  it('moves against the hand and stops at the edges', () => {
    expect(cropArea(square, pan(square, WHOLE, 0.1, 0.1))).toMatchObject({ x: 200, y: 0 });
    expect(cropArea(square, pan(square, WHOLE, 9, 0))).toMatchObject({ x: 0 });
    expect(cropArea(square, pan(square, WHOLE, -9, 0))).toMatchObject({ x: 1000 });
  });

  it('zooms into what is under the pointer', () => {
    const at = { x: 0.25, y: -0.25 };
    const before = cropArea(square, WHOLE);
    const after = cropArea(square, zoomTo(square, WHOLE, 2, at));
    expect(after.width).toBe(before.width / 2);
    const under = (crop: typeof before) => [
      crop.x + (0.5 + at.x) * crop.width,
      crop.y + (0.5 + at.y) * crop.height,
    ];
    expect(under(after)).toEqual(under(before));
  });

  it('zooms neither out of the picture nor without end', () => {
    expect(zoomTo(square, WHOLE, 0.2).zoom).toBe(1);
    expect(zoomTo(square, WHOLE, 99).zoom).toBe(MAX_ZOOM);
    const corner = pan(square, zoomTo(square, WHOLE, 4), 9, 9);
    expect(overhang(square, zoomTo(square, corner, 1))).toBe(0);
  });
});

describe('turning', () => {
  it('follows the part that was shown', () => {
    const left = pan(square, WHOLE, 9, 0);
    expect(turn(square, left, 'right')).toMatchObject({ turns: 1, x: 0.5, y: 0.375 });
    expect(turn(square, left, 'left')).toMatchObject({ turns: 3, x: 0.5, y: 0.625 });
  });

  it('is where it was after four turns, or one there and one back', () => {
    const view = pan(square, zoomTo(square, WHOLE, 3), 0.4, -0.3);
    const right = (from: View) => turn(square, from, 'right');
    expect(right(right(right(right(view))))).toEqual(view);
    expect(turn(square, right(view), 'left')).toEqual(view);
  });

  it('turns a shape of its own along', () => {
    const { width, height } = cropArea(own, turn(own, WHOLE, 'left'));
    expect([width, height]).toEqual([3000, 4000]);
  });

  it('stays inside whatever comes', () => {
    for (const cut of [square, banner, own]) {
      let view = zoomTo(cut, WHOLE, 2.5);
      for (const [dx, dy] of [
        [3, -2],
        [-0.2, 5],
        [-8, 0.7],
      ] as const) {
        view = turn(cut, pan(cut, view, dx, dy), 'right');
        expect(overhang(cut, view)).toBe(0);
        expect(overhang(cut, zoomTo(cut, view, 1.1, { x: 0.5, y: -0.5 }))).toBe(0);
      }
    }
  });
});

it('a view made for one shape is brought into another', () => {
  expect(overhang(square, keepInside(square, pan(own, zoomTo(own, WHOLE, 4), 9, 9)))).toBe(0);
  expect(overhang(banner, keepInside(banner, pan(square, zoomTo(square, WHOLE, 4), -9, -9)))).toBe(
    0,
  );
});

it.each([
  [4000, 3000, 2000, 2000, 1500],
  [800, 600, 2000, 800, 600],
  [9000, 1, 1024, 1024, 1],
  [333.4, 333.4, 1024, 333, 333],
])('%d x %d within %d becomes %d x %d', (width, height, longest, w, h) =>
  expect(outputSize({ width, height }, longest)).toEqual({ width: w, height: h }),
);
