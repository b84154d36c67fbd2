import type { SeededRandom } from '../seeded-random.ts';
import type { HairTone, SkinTone } from './colors.ts';
import type { Head } from './head.ts';
import { circle, line, svg } from '../markup.ts';

export interface HairCanvas {
  head: Head;
  tone: HairTone;
  skin: SkinTone;
  random: SeededRandom;
}

/** `back` lies behind the shoulders, `front` over the face's edge and the clothing. */
export interface HairDrawing {
  back?: string;
  front?: string;
}

export type HairStyle = (canvas: HairCanvas) => HairDrawing;

export interface CapSize {
  /** How far the hair stands off the crown and off the temples. */
  lift: number;
  spread: number;
  /** Where it ends beside the ears. */
  endY: number;
}

type Hairline = (head: Head, endY: number) => string;

/** The closed shape between the hair's outline and a hairline. */
export function capPath(head: Head, size: CapSize, hairline: Hairline): string {
  const { top, temple } = head;
  const { lift, spread, endY } = size;
  const side = temple + spread;
  const bend = top + 26 - lift * 0.55;
  return svg`M${-side} ${endY}C${-side - 3} ${bend} ${-temple * 0.68} ${top - lift} 0 ${top - lift}C${temple * 0.68} ${top - lift} ${side + 3} ${bend} ${side} ${endY}${hairline(head, endY)}Z`;
}

export const roundHairline: Hairline = ({ temple, hairline }, endY) =>
  svg`L${temple - 7} ${endY}C${temple - 10} ${hairline + 42} ${temple * 0.66} ${hairline} 0 ${hairline}C${-temple * 0.66} ${hairline} ${-temple + 10} ${hairline + 42} ${-temple + 7} ${endY}`;

/** The barber's edge: straight across, with corners above the temples. */
export const barberHairline: Hairline = ({ temple, hairline }, endY) =>
  svg`L${temple - 9} ${endY}L${temple - 15} ${hairline + 22}Q${temple * 0.74} ${hairline + 1} ${temple * 0.62} ${hairline}H${-temple * 0.62}Q${-temple * 0.74} ${hairline + 1} ${-temple + 15} ${hairline + 22}L${-temple + 9} ${endY}`;

export const centrePart: Hairline = ({ temple, hairline, top }, endY) =>
  svg`L${temple - 6} ${endY}C${temple - 9} ${hairline + 40} ${temple * 0.62} ${hairline - 2} 0 ${top + 14}C${-temple * 0.62} ${hairline - 2} ${-temple + 9} ${hairline + 40} ${-temple + 6} ${endY}`;

export const sidePart: Hairline = ({ temple, hairline, top }, endY) =>
  svg`L${temple - 6} ${endY}C${temple - 4} ${hairline + 34} ${temple * 0.3} ${hairline + 16} ${-temple * 0.42} ${top + 16}C${-temple * 0.62} ${hairline + 12} ${-temple + 6} ${hairline + 34} ${-temple + 6} ${endY}`;

export const fringe: Hairline = ({ temple, eyes }, endY) =>
  svg`L${temple - 8} ${endY}C${temple - 8} ${eyes - 22} ${temple * 0.8} ${eyes - 36} ${temple * 0.6} ${eyes - 36}Q0 ${eyes - 44} ${-temple * 0.6} ${eyes - 36}C${-temple * 0.8} ${eyes - 36} ${-temple + 8} ${eyes - 22} ${-temple + 8} ${endY}`;

export const recedingHairline: Hairline = ({ temple, hairline, top }, endY) =>
  svg`L${temple - 8} ${endY}C${temple - 9} ${hairline + 30} ${temple * 0.82} ${top + 22} ${temple * 0.56} ${top + 17}C${temple * 0.4} ${top + 14} ${temple * 0.3} ${top + 26} 0 ${top + 27}C${-temple * 0.3} ${top + 26} ${-temple * 0.4} ${top + 14} ${-temple * 0.56} ${top + 17}C${-temple * 0.82} ${top + 22} ${-temple + 9} ${hairline + 30} ${-temple + 8} ${endY}`;

interface Arc {
  x: number;
  y: number;
  rx: number;
  ry: number;
  /** Degrees, clockwise from the right. */
  from: number;
  to: number;
}

/** A row of curls along an arc, uneven enough not to look like lace. */
export function curlRow(arc: Arc, radius: number, color: string, random: SeededRandom): string {
  const span = (Math.abs(arc.to - arc.from) * Math.PI) / 180;
  const count = Math.max(3, Math.round((span * (arc.rx + arc.ry)) / 2 / (radius * 1.15)));
  const curls = Array.from({ length: count }, (_, index) => {
    const angle = ((arc.from + ((arc.to - arc.from) * index) / (count - 1)) * Math.PI) / 180;
    const size = radius * random.between(0.86, 1.16);
    return circle(arc.x + Math.cos(angle) * arc.rx, arc.y + Math.sin(angle) * arc.ry, size, color);
  });
  return curls.join('');
}

/** Small comma strokes that say "coily" without drawing every curl. */
export function coilMarks(arc: Arc, count: number, color: string, random: SeededRandom): string {
  const marks = Array.from({ length: count }, (_, index) => {
    const share = (index + random.between(0.2, 0.8)) / count;
    const angle = ((arc.from + (arc.to - arc.from) * share) * Math.PI) / 180;
    const depth = index % 2 === 0 ? 1 : 0.8;
    const [x, y] = [Math.cos(angle) * arc.rx * depth, Math.sin(angle) * arc.ry * depth];
    return svg`M${arc.x + x - 5} ${arc.y + y}q5 -8 10 0`;
  });
  return line(marks.join(''), color, 3.2);
}

export function strand(path: string, width: number, tone: HairTone, kind: 'loc' | 'braid'): string {
  const weave =
    kind === 'braid'
      ? line(path, tone.light, width * 0.4, 'stroke-dasharray="4 9" opacity=".8"')
      : line(path, tone.light, width * 0.3, 'stroke-dasharray="1 14" opacity=".7"');
  return line(path, tone.dark, width + 3) + line(path, tone.base, width) + weave;
}

/** Light on combed hair: two strokes that follow the crown on the lit side. */
export function sheen({ top, temple, hairline }: Head, color: string, lift: number): string {
  const outer = svg`M${-temple - 1} ${hairline + 34}C${-temple} ${top + 20} ${-temple * 0.6} ${top - lift + 12} ${-temple * 0.2} ${top - lift + 9}`;
  const inner = svg`M${-temple + 8} ${hairline + 16}C${-temple * 0.8} ${top + 26} ${-temple * 0.5} ${top + 12 - lift * 0.5} ${-temple * 0.3} ${top + 10 - lift * 0.5}`;
  return line(outer + inner, color, 3.4, 'opacity=".75"');
}
