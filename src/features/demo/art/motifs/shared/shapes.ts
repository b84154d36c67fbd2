/** SVG path data. Every piece of a vignette is one, so that each can be filled, shaded or used as a clip. */
export type Shape = string;

export type Point = readonly [x: number, y: number];

export function box(x: number, y: number, width: number, height: number, radius = 0): Shape {
  const r = Math.min(radius, width / 2, height / 2);
  if (r === 0) return `M${xy(x, y)}h${n(width)}v${n(height)}h${n(-width)}z`;
  return (
    `M${xy(x + r, y)}h${n(width - 2 * r)}a${n(r)},${n(r)} 0 0 1 ${xy(r, r)}` +
    `v${n(height - 2 * r)}a${n(r)},${n(r)} 0 0 1 ${xy(-r, r)}` +
    `h${n(2 * r - width)}a${n(r)},${n(r)} 0 0 1 ${xy(-r, -r)}` +
    `v${n(2 * r - height)}a${n(r)},${n(r)} 0 0 1 ${xy(r, -r)}z`
  );
}

export function oval(cx: number, cy: number, rx: number, ry: number): Shape {
  const arc = `a${n(rx)},${n(ry)} 0 1 0`;
  return `M${xy(cx - rx, cy)}${arc} ${n(2 * rx)},0${arc} ${n(-2 * rx)},0z`;
}

export function disc(cx: number, cy: number, radius: number): Shape {
  return oval(cx, cy, radius, radius);
}

/** A disc with a round hole; needs the even-odd rule that every fill here uses. */
export function ring(cx: number, cy: number, outer: number, inner: number): Shape {
  return disc(cx, cy, outer) + disc(cx, cy, inner);
}

/** A straight-edged outline: x1, y1, x2, y2, … */
export function poly(...coordinates: readonly number[]): Shape {
  return `M${coordinates.map(n).join(' ')}z`;
}

/** The same, measured from a point: dx1, dy1, dx2, dy2, … */
export function polyAt(x: number, y: number, offsets: readonly number[], size = 1): Shape {
  return poly(...offsets.map((offset, index) => offset * size + (index % 2 === 0 ? x : y)));
}

/** An outline drawn around 0,0 in absolute commands (M, L, C, Q), set down at a point and sized. */
export function outlineAt(x: number, y: number, outline: Shape, size = 1): Shape {
  let isX = false;
  return outline.replaceAll(/-?[\d.]+/g, (value) => {
    isX = !isX;
    return n(Number(value) * size + (isX ? x : y));
  });
}

export function heart(x: number, y: number, size: number): Shape {
  return outlineAt(
    x,
    y,
    'M0,1C-1.7,.1 -1.15,-1.05 -.48,-.82C-.2,-.74 0,-.5 0,-.34C0,-.5 .2,-.74 .48,-.82C1.15,-1.05 1.7,.1 0,1z',
    size,
  );
}

/** A closed curve that runs smoothly through the points. */
export function blob(points: readonly Point[]): Shape {
  const at = (index: number) => points[(index + points.length) % points.length] ?? [0, 0];
  const bends = points.map((_, index) =>
    bend(at(index - 1), at(index), at(index + 1), at(index + 2)),
  );
  return `M${xy(...at(0))}${bends.join('')}z`;
}

/** An open curve that runs smoothly through the points: a cord, a wire, a rail. */
export function curve(points: readonly Point[]): Shape {
  const at = (index: number) =>
    points[Math.min(Math.max(index, 0), points.length - 1)] ?? ([0, 0] as const);
  const bends = points
    .slice(1)
    .map((_, index) => bend(at(index - 1), at(index), at(index + 1), at(index + 2)));
  return `M${xy(...at(0))}${bends.join('')}`;
}

/** A point on a circle; zero degrees is to the right, ninety is down. */
export function around(cx: number, cy: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius];
}

/** A cog, a bottle cap, a flower: teeth that rise from the inner to the outer radius. */
export function cog(cx: number, cy: number, outer: number, inner: number, teeth: number): Shape {
  const step = 360 / teeth;
  const corners = Array.from({ length: teeth }, (_, tooth) => {
    const start = tooth * step;
    return [
      around(cx, cy, inner, start + step * 0.02),
      around(cx, cy, outer, start + step * 0.16),
      around(cx, cy, outer, start + step * 0.46),
      around(cx, cy, inner, start + step * 0.6),
    ];
  });
  return poly(...corners.flat(2));
}

/** A number as SVG text; a tenth of a unit is finer than any pixel these pictures get. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function xy(x: number, y: number): string {
  return `${n(x)},${n(y)}`;
}

/** One Catmull-Rom segment written as a Bézier curve. */
function bend(before: Point, from: Point, to: Point, after: Point): string {
  const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const;
  const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const;
  return `C${xy(...first)} ${xy(...second)} ${xy(...to)}`;
}
