import {
  type HairCanvas,
  type HairDrawing,
  barberHairline,
  capPath,
  coilMarks,
  curlRow,
} from './hair-shapes.ts';
import { mix } from '../color-math.ts';
import { circle, fill, line, svg } from '../markup.ts';

/** Close-cropped, with a soft shadow of hair at the sides. */
export function buzz({ head, tone, skin }: HairCanvas): HairDrawing {
  const sides = capPath(head, { lift: 4, spread: 1, endY: head.eyes - 6 }, barberHairline);
  const crown = capPath(head, { lift: 5, spread: -1, endY: head.hairline + 26 }, barberHairline);
  return { front: fill(sides, mix(skin.base, tone.base, 0.62)) + fill(crown, tone.base) };
}

export function fade(canvas: HairCanvas): HairDrawing {
  const { head, tone, skin, random } = canvas;
  const sides = capPath(head, { lift: 2, spread: 1, endY: head.eyes - 2 }, barberHairline);
  const top = fadeTop(canvas, random.between(14, 24));
  return { front: fill(sides, mix(skin.base, tone.base, 0.5)) + top };
}

export function highTop(canvas: HairCanvas): HairDrawing {
  const { head, tone, skin, random } = canvas;
  const sides = capPath(head, { lift: 2, spread: 1, endY: head.eyes - 2 }, barberHairline);
  const top = fadeTop(canvas, random.between(40, 52));
  return { front: fill(sides, mix(skin.base, tone.base, 0.5)) + top };
}

function fadeTop({ head, tone, random }: HairCanvas, height: number): string {
  const { top, temple, hairline } = head;
  const wide = temple * 0.97;
  const path = svg`M${-wide} ${hairline + 16}C${-wide - 7} ${top + 8 - height * 0.6} ${-wide * 0.84} ${top - height} 0 ${top - height}C${wide * 0.84} ${top - height} ${wide + 7} ${top + 8 - height * 0.6} ${wide} ${hairline + 16}Q${temple * 0.8} ${hairline + 1} ${temple * 0.64} ${hairline}H${-temple * 0.64}Q${-temple * 0.8} ${hairline + 1} ${-wide} ${hairline + 16}Z`;
  const marks = {
    x: 0,
    y: hairline,
    rx: wide - 14,
    ry: hairline - top + height - 14,
    from: -160,
    to: -20,
  };
  return fill(path, tone.base) + coilMarks(marks, 8, tone.light, random);
}

export function curlyTop(canvas: HairCanvas): HairDrawing {
  const { head, tone, skin, random } = canvas;
  const { top, temple, hairline } = head;
  const sides = capPath(head, { lift: 2, spread: 1, endY: head.eyes - 2 }, barberHairline);
  const crown = {
    x: 0,
    y: hairline - 6,
    rx: temple * 0.84,
    ry: hairline - top + 6,
    from: -180,
    to: 0,
  };
  return {
    front:
      fill(sides, mix(skin.base, tone.base, 0.55)) +
      svg`<ellipse cx="0" cy="${hairline - 14}" rx="${temple * 0.9}" ry="${hairline - top + 4}" fill="${tone.base}"/>` +
      curlRow(crown, 15, tone.base, random) +
      curlRow({ ...crown, y: hairline - 2, ry: 6 }, 10, tone.base, random) +
      coilMarks({ ...crown, rx: temple * 0.7, ry: hairline - top - 4 }, 9, tone.light, random),
  };
}

export function bald({ head, skin }: HairCanvas): HairDrawing {
  const shine = svg`M${-head.temple * 0.62} ${head.hairline}Q${-head.temple * 0.5} ${head.top + 20} ${-head.temple * 0.16} ${head.top + 12}`;
  return { front: line(shine, skin.light, 7, 'opacity=".8"') };
}

export function baldWithSides({ head, tone, skin, random }: HairCanvas): HairDrawing {
  const { temple, eyes } = head;
  const patch = (side: number) =>
    [0, 1, 2, 3].map((step) =>
      circle(
        side * (temple + 2 - step * 0.6),
        eyes - 16 - step * 13,
        random.between(9, 11.5) - step,
        tone.base,
      ),
    );
  const shine = bald({ head, tone, skin, random }).front ?? '';
  return { front: shine + [...patch(-1), ...patch(1)].join('') };
}
