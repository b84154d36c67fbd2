import {
  type HairCanvas,
  type HairDrawing,
  capPath,
  coilMarks,
  curlRow,
  roundHairline,
} from './hair-shapes.ts';
import type { Head } from './head.ts';
import { fill, line, svg } from '../markup.ts';

export function bandedAfro(canvas: HairCanvas): HairDrawing {
  return puffedOut(canvas, canvas.random.between(28, 42), 14, true);
}

export function afro(canvas: HairCanvas): HairDrawing {
  return puffedOut(canvas, canvas.random.between(28, 42), 14);
}

export function shortAfro(canvas: HairCanvas): HairDrawing {
  return puffedOut(canvas, canvas.random.between(10, 18), 10);
}

function puffedOut(
  { head, tone, random }: HairCanvas,
  volume: number,
  curl: number,
  banded = false,
): HairDrawing {
  const { top, temple, hairline, eyes } = head;
  const [rx, ry] = [temple + volume, 84 + volume * 0.86];
  const y = top + 72 - volume * 0.1;
  const outline = { x: 0, y, rx, ry, from: -215 + volume * 0.1, to: 35 };
  const low = eyes - 18 + volume * 0.7;
  const cap = capPath(head, { lift: 14, spread: 6, endY: eyes - 14 }, roundHairline);
  const edge = { x: 0, y: eyes, rx: temple - 9, ry: eyes - hairline + 3, from: -168, to: -12 };
  const marks = { ...outline, rx: rx - 12, ry: ry - 12, from: -200, to: 20 };
  return {
    back:
      svg`<ellipse cx="0" cy="${y}" rx="${rx}" ry="${ry}" fill="${tone.base}"/>` +
      curlRow(outline, curl, tone.base, random) +
      (volume > 30
        ? curlRow({ ...outline, y: low - 30, ry: 70, from: 20, to: 160 }, curl, tone.base, random)
        : ''),
    front:
      fill(cap, tone.base) +
      (banded ? '' : curlRow(edge, curl * 0.6, tone.base, random)) +
      coilMarks(marks, 12 + Math.round(volume / 6), tone.light, random) +
      (banded ? headband(head, random) : ''),
  };
}

export function puff({ head, tone, random }: HairCanvas): HairDrawing {
  const { top, eyes } = head;
  const size = random.between(36, 44);
  const ball = { x: 0, y: top - size * 0.5, rx: size, ry: size * 0.84, from: -200, to: 20 };
  const cap = capPath(head, { lift: 8, spread: 2, endY: eyes - 12 }, roundHairline);
  return {
    back:
      svg`<ellipse cx="0" cy="${ball.y}" rx="${size}" ry="${size * 0.84}" fill="${tone.base}"/>` +
      curlRow({ ...ball, from: -215, to: 35 }, 13, tone.base, random) +
      coilMarks({ ...ball, rx: size - 10, ry: size * 0.66 }, 9, tone.light, random),
    front: fill(cap, tone.base) + smoothedBack(head, tone.light),
  };
}

export function twinPuffs({ head, tone, random }: HairCanvas): HairDrawing {
  const { top, eyes, temple } = head;
  const ball = (side: number) => {
    const arc = { x: side * (temple * 0.78), y: top + 2, rx: 42, ry: 38, from: 0, to: 360 };
    return (
      svg`<ellipse cx="${arc.x}" cy="${arc.y}" rx="44" ry="40" fill="${tone.base}"/>` +
      curlRow(arc, 11, tone.base, random) +
      coilMarks({ ...arc, rx: 28, ry: 26 }, 7, tone.light, random)
    );
  };
  const cap = capPath(head, { lift: 8, spread: 2, endY: eyes - 12 }, roundHairline);
  const parting = svg`M0 ${top - 6}V${head.hairline}`;
  return {
    back: ball(-1) + ball(1),
    front: fill(cap, tone.base) + line(parting, tone.dark, 3),
  };
}

/** Hair combed up to one point: the lines that lead there. */
function smoothedBack({ top, hairline, temple }: HairCanvas['head'], color: string): string {
  const paths = [-0.66, -0.36, 0, 0.36, 0.66].map(
    (share) =>
      svg`M${temple * share} ${hairline + share * share * 34 - 4}Q${temple * share * 0.9} ${top + 18} ${temple * share * 0.4} ${top + 2}`,
  );
  return line(paths.join(''), color, 2.6, 'opacity=".7"');
}

function headband({ temple, hairline, eyes }: Head, random: HairCanvas['random']): string {
  const [cloth, dot] = random.pick([
    ['#F2A93B', '#B83A16'],
    ['#D9532F', '#FBE3B3'],
    ['#0FA595', '#FBF4E4'],
    ['#6F3AD6', '#F6C766'],
  ] as const);
  const band = svg`M${-temple + 2} ${eyes - 24}C${-temple * 0.84} ${hairline - 12} ${temple * 0.84} ${hairline - 12} ${temple - 2} ${eyes - 24}`;
  return line(band, cloth, 24) + line(band, dot, 7, 'stroke-dasharray="0.1 17"');
}
