import { CENTRE, type Scene } from './scene.ts';
import { n, type Shape } from './shapes.ts';
import type { Tone } from './tones.ts';

const EVERYWHERE = 'M-3000,-3000h6000v6000h-6000z';

/** Every shape is filled by the even-odd rule; `fill-opacity` because `opacity` costs librsvg a layer each. */
export function fill(shape: Shape, color: string, opacity = 1): string {
  const see = opacity === 1 ? '' : ` fill-opacity="${opacity}"`;
  return `<path d="${shape}" fill="${color}" fill-rule="evenodd"${see}/>`;
}

/** A round-ended line: cords, wires, strings and handles. Outlines are never stroked. */
export function line(shape: Shape, color: string, width: number, opacity = 1): string {
  const see = opacity === 1 ? '' : ` stroke-opacity="${opacity}"`;
  return `<path d="${shape}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${see}/>`;
}

export function clipped(scene: Scene, shape: Shape, ...parts: readonly string[]): string {
  const id = scene.newId();
  return (
    `<clipPath id="${id}"><path d="${shape}" clip-rule="evenodd"/></clipPath>` +
    `<g clip-path="url(#${id})">${parts.join('')}</g>`
  );
}

/**
 * A lit body: flat colour, a flat shade on the side the light leaves, a thin
 * light edge where it arrives. Numbers are the widths of those two edges.
 */
export function solid(
  scene: Scene,
  shape: Shape,
  tone: Tone,
  { shade = 18, light = 0 }: { shade?: number; light?: number } = {},
): string {
  return (
    fill(shape, tone.base) +
    clipped(
      scene,
      shape,
      light > 0 ? shifted(scene, shape, light, tone.light) : '',
      shade > 0 ? shifted(scene, shape, -shade, tone.shade) : '',
    )
  );
}

export function group(...parts: readonly string[]): string {
  return `<g>${parts.join('')}</g>`;
}

export function moved(x: number, y: number, ...parts: readonly string[]): string {
  return `<g transform="translate(${n(x)} ${n(y)})">${parts.join('')}</g>`;
}

export function sized(factor: number, x: number, y: number, ...parts: readonly string[]): string {
  const scale = Math.round(factor * 1000) / 1000;
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${scale}) translate(${n(-x)} ${n(-y)})">${parts.join('')}</g>`;
}

/** Turns flat pieces, which have no lit side, about a point; lit ones need `turned`. */
export function tilted(degrees: number, x: number, y: number, ...parts: readonly string[]): string {
  return `<g transform="rotate(${n(degrees)} ${n(x)} ${n(y)})">${parts.join('')}</g>`;
}

/** Draws turned about a point; the light is turned back, so that it still comes from the upper left. */
export function turned(
  scene: Scene,
  degrees: number,
  x: number,
  y: number,
  draw: (local: Scene) => string,
): string {
  const angle = (-degrees * Math.PI) / 180;
  const { light } = scene;
  const local = {
    x: light.x * Math.cos(angle) - light.y * Math.sin(angle),
    y: light.x * Math.sin(angle) + light.y * Math.cos(angle),
  };
  return tilted(degrees, x, y, draw({ ...scene, light: local }));
}

/** Flips flat pieces left to right about an upright axis. */
export function flipped(axisX: number, ...parts: readonly string[]): string {
  return `<g transform="translate(${n(2 * axisX)} 0) scale(-1 1)">${parts.join('')}</g>`;
}

/** Draws facing the side the scene leans to; what is drawn faces right. */
export function facing(scene: Scene, draw: (local: Scene) => string): string {
  if (scene.side === 1) return draw(scene);
  const local = { ...scene, light: { x: -scene.light.x, y: scene.light.y } };
  return flipped(CENTRE, draw(local));
}

export function many(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** One drawing per spot; the third number is whatever else tells the spots apart: an angle, a radius. */
export function atEach(
  spots: readonly (readonly [x: number, y: number, extra?: number])[],
  draw: (x: number, y: number, extra: number, index: number) => string,
): string {
  return spots.map(([x, y, extra = 0], index) => draw(x, y, extra, index)).join('');
}

/** Everything but the shape, moved along the light: clipped to the shape, an edge remains. */
function shifted({ light }: Scene, shape: Shape, distance: number, color: string): string {
  const x = n(light.x * distance);
  const y = n(light.y * distance);
  return `<path transform="translate(${x} ${y})" d="${EVERYWHERE}${shape}" fill="${color}" fill-rule="evenodd"/>`;
}
