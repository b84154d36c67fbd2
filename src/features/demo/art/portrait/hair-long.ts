import {
  type HairCanvas,
  type HairDrawing,
  capPath,
  centrePart,
  coilMarks,
  curlRow,
  fringe,
  sheen,
  sidePart,
} from './hair-shapes.ts';
import type { Head } from './head.ts';
import { fill, svg } from '../markup.ts';

const PARTS = [centrePart, sidePart] as const;

export function longHair({ head, tone, random }: HairCanvas): HairDrawing {
  const { top, temple, eyes } = head;
  const end = random.between(420, 490);
  const flare = random.between(18, 34);
  const back = svg`M0 ${top - 22}C${-temple * 0.8} ${top - 22} ${-temple - 20} ${top + 30} ${-temple - 18} ${eyes}C${-temple - 16} ${eyes + 80} ${-temple - flare - 14} ${end - 60} ${-temple - flare} ${end}Q0 ${end - 16} ${temple + flare} ${end}C${temple + flare + 14} ${end - 60} ${temple + 16} ${eyes + 80} ${temple + 18} ${eyes}C${temple + 20} ${top + 30} ${temple * 0.8} ${top - 22} 0 ${top - 22}Z`;
  const lock = (side: number) =>
    svg`M${side * (temple + 16)} ${eyes - 20}C${side * (temple + 20)} ${eyes + 70} ${side * (temple + flare + 10)} ${end - 60} ${side * (temple + flare - 4)} ${end}Q${side * (temple - 6)} ${end - 6} ${side * (temple - 22)} ${end - 30}C${side * (temple - 4)} ${end - 80} ${side * (temple - 14)} ${eyes + 70} ${side * (temple - 5)} ${eyes - 20}Z`;
  const cap = capPath(head, { lift: 20, spread: 16, endY: eyes - 18 }, random.pick(PARTS));
  return {
    back: fill(back, tone.dark),
    front: fill(lock(-1) + lock(1), tone.base) + fill(cap, tone.base) + sheen(head, tone.light, 20),
  };
}

export function wavyHair({ head, tone, random }: HairCanvas): HairDrawing {
  const { top, temple, eyes } = head;
  const end = random.between(370, 440);
  const step = (end - eyes + 20) / 3;
  const wave = (side: number) => {
    const out = side * (temple + 18);
    const scallop = svg`q${side * 20} ${step * 0.5} 0 ${step}`.repeat(3);
    return svg`M${side * (temple - 6)} ${eyes - 20}H${out}${scallop}Q${side * (temple - 4)} ${end + 8} ${side * (temple - 26)} ${end - 20}C${side * (temple + 2)} ${end - 60} ${side * (temple - 18)} ${eyes + 70} ${side * (temple - 6)} ${eyes - 20}Z`;
  };
  const back = svg`M${-temple - 14} ${eyes - 40}Q0 ${top - 80} ${temple + 14} ${eyes - 40}L${temple + 12} ${end - 10}Q0 ${end - 40} ${-temple - 12} ${end - 10}Z`;
  const cap = capPath(head, { lift: 22, spread: 18, endY: eyes - 18 }, random.pick(PARTS));
  return {
    back: fill(back, tone.dark),
    front: fill(wave(-1) + wave(1), tone.base) + fill(cap, tone.base) + sheen(head, tone.light, 22),
  };
}

export function bob({ head, tone, random }: HairCanvas): HairDrawing {
  const { top, temple, eyes, chinY } = head;
  const end = chinY - random.between(0, 22);
  const back = svg`M${-temple - 12} ${eyes - 40}Q0 ${top - 90} ${temple + 12} ${eyes - 40}L${temple + 18} ${end}Q0 ${end + 20} ${-temple - 18} ${end}Z`;
  const side = (sign: number) =>
    svg`M${sign * (temple - 7)} ${eyes - 20}H${sign * (temple + 15)}C${sign * (temple + 20)} ${eyes + 40} ${sign * (temple + 26)} ${end - 30} ${sign * (temple + 22)} ${end}Q${sign * (temple - 4)} ${end + 10} ${sign * (temple - 20)} ${end - 4}C${sign * (temple - 8)} ${end - 40} ${sign * (temple - 10)} ${eyes + 20} ${sign * (temple - 7)} ${eyes - 20}Z`;
  const line = random.pick([centrePart, sidePart, fringe]);
  const cap = capPath(head, { lift: 19, spread: 15, endY: eyes - 18 }, line);
  return {
    back: fill(back, tone.dark),
    front: fill(side(-1) + side(1), tone.base) + fill(cap, tone.base) + sheen(head, tone.light, 19),
  };
}

export function curlyLong({ head, tone, random }: HairCanvas): HairDrawing {
  return curlyTo(head, tone, random, random.between(360, 420));
}

export function curlyBob({ head, tone, random }: HairCanvas): HairDrawing {
  return curlyTo(head, tone, random, random.between(286, 320));
}

function curlyTo(
  head: Head,
  tone: HairCanvas['tone'],
  random: HairCanvas['random'],
  end: number,
): HairDrawing {
  const { top, temple, eyes } = head;
  const crown = { x: 0, y: top + 66, rx: temple + 16, ry: 84, from: -185, to: 5 };
  const fall = (side: number) => ({
    x: side * (temple - 10),
    y: (eyes - 40 + end) / 2,
    rx: 36,
    ry: (end - eyes + 40) / 2,
    from: side > 0 ? -90 : 90,
    to: side > 0 ? 90 : 270,
  });
  const back = svg`M${-temple - 18} ${top + 70}Q0 ${top - 90} ${temple + 18} ${top + 70}L${temple + 14} ${end - 10}H${-temple - 14}Z`;
  const cap = capPath(head, { lift: 18, spread: 12, endY: eyes - 24 }, random.pick(PARTS));
  const side = (sign: number) =>
    curlRow(fall(sign), 17, tone.base, random) +
    curlRow({ ...fall(sign), rx: 20 }, 13, tone.base, random) +
    coilMarks({ ...fall(sign), rx: 30 }, Math.round((end - eyes) / 18), tone.light, random);
  return {
    back: fill(back, tone.base) + curlRow(crown, 16, tone.base, random),
    front:
      side(-1) +
      side(1) +
      fill(cap, tone.base) +
      coilMarks({ ...crown, rx: temple, ry: 66, from: -160, to: -20 }, 9, tone.light, random),
  };
}
