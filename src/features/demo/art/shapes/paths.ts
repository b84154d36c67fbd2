export type Point = readonly [x: number, y: number];

type Box = readonly [x: number, y: number, width: number, height: number];

export function filled(path: string, color: string, opacity = 1): string {
  return `<path d="${path}" ${fill(color, opacity)}/>`;
}

export function stroked(path: string, color: string, width: number): string {
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export function rect(x: number, y: number, width: number, height: number, color: string): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" ${fill(color)}/>`;
}

/** Many boxes of one colour as a single path, which renders several times faster than as many elements. */
export function rects(count: number, color: string, box: (index: number) => Box): string {
  const path = repeat(count, (index) => {
    const [x, y, width, height] = box(index);
    return `M${pair([x, y])}h${short(width)}v${short(height)}h${short(-width)}Z`;
  });
  return filled(path, color);
}

export function circle(x: number, y: number, radius: number, color: string, opacity = 1): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" ${fill(color, opacity)}/>`;
}

/** Draws `content` around the origin somewhere else, and at another size. */
export function placed(content: string, x: number, y: number, scaleX = 1, scaleY = scaleX): string {
  const size =
    scaleX === 1 && scaleY === 1 ? '' : ` scale(${short(scaleX, 3)} ${short(scaleY, 3)})`;
  return `<g transform="translate(${short(x)} ${short(y)})${size}">${content}</g>`;
}

export function line(points: readonly Point[]): string {
  return points.map((point, index) => `${index === 0 ? 'M' : 'L'}${pair(point)}`).join('');
}

export function polygon(points: readonly Point[]): string {
  return `${line(points)}Z`;
}

/** A curve through all points (Catmull-Rom, written as cubic Béziers). */
export function curve(points: readonly Point[]): string {
  const at = (index: number): Point =>
    points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  let path = `M${pair(at(0))}`;
  for (let index = 0; index < points.length - 1; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    path += `C${pair(nudge(from, before, to))} ${pair(nudge(to, after, from))} ${pair(to)}`;
  }
  return path;
}

export function closedCurve(points: readonly Point[]): string {
  return `${curve(points)}Z`;
}

/** The area between a curve and a straight edge at `bottom`. */
export function curveDownTo(points: readonly Point[], bottom: number): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  return `${curve(points)}L${pair([last[0], bottom])}L${pair([first[0], bottom])}Z`;
}

export function polar([x, y]: Point, angle: number, length: number): Point {
  return [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
}

export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

export function pair([x, y]: Point): string {
  return `${short(x)} ${short(y)}`;
}

function nudge(from: Point, before: Point, after: Point): Point {
  return [from[0] + (after[0] - before[0]) / 6, from[1] + (after[1] - before[1]) / 6];
}

export function short(value: number, digits = 1): string {
  return String(Number(value.toFixed(digits)));
}

/** fill-opacity, never opacity: the latter makes librsvg paint each shape on a layer of its own, at three times the cost. */
function fill(color: string, opacity = 1): string {
  return opacity < 1 ? `fill="${color}" fill-opacity="${short(opacity, 2)}"` : `fill="${color}"`;
}
