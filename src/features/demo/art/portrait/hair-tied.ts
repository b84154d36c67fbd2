import {
  type HairCanvas,
  type HairDrawing,
  capPath,
  centrePart,
  roundHairline,
  sheen,
  sidePart,
} from './hair-shapes.ts';
import { fill, line, svg } from '../markup.ts';

const PARTS = [centrePart, sidePart] as const;

export function topBun({ head, tone }: HairCanvas): HairDrawing {
  const { top, eyes } = head;
  const bun = svg`<ellipse cx="0" cy="${top - 18}" rx="40" ry="33" fill="${tone.base}"/>`;
  const swirl = svg`M-24 ${top - 22}Q-4 ${top - 52} 22 ${top - 26}M-18 ${top - 6}Q2 ${top - 28} 26 ${top - 10}`;
  const cap = capPath(head, { lift: 12, spread: 5, endY: eyes - 14 }, roundHairline);
  return {
    back: bun + line(swirl, tone.light, 3.2, 'opacity=".8"'),
    front: fill(cap, tone.base) + sheen(head, tone.light, 12),
  };
}

export function lowBun({ head, tone, random }: HairCanvas): HairDrawing {
  const { temple, eyes, jawY } = head;
  const bun = svg`<ellipse cx="${temple * 0.72}" cy="${jawY + 14}" rx="40" ry="36" fill="${tone.dark}"/>`;
  const cap = capPath(head, { lift: 13, spread: 8, endY: eyes + 2 }, random.pick(PARTS));
  return { back: bun, front: fill(cap, tone.base) + sheen(head, tone.light, 13) };
}

/** One plait over the shoulder, tied with a ribbon. */
export function sideBraid({ head, tone, random }: HairCanvas): HairDrawing {
  const { temple, eyes, jawY } = head;
  const cap = capPath(head, { lift: 15, spread: 10, endY: eyes + 4 }, random.pick(PARTS));
  const x = temple - 4;
  const links = [0, 1, 2, 3, 4, 5].map((step) => {
    const [cx, cy, size] = [x + 10 + step * 1.5, jawY + 16 + step * 25, 19 - step * 1.6];
    const left = svg`<ellipse cx="${cx - size * 0.4}" cy="${cy}" rx="${size}" ry="${size * 0.72}" transform="rotate(38 ${cx} ${cy})" fill="${step % 2 ? tone.base : tone.light}"/>`;
    const right = svg`<ellipse cx="${cx + size * 0.4}" cy="${cy + 8}" rx="${size}" ry="${size * 0.72}" transform="rotate(-38 ${cx} ${cy + 8})" fill="${tone.base}"/>`;
    return left + right;
  });
  const ribbon = random.pick(['#D9532F', '#F2A93B', '#6F3AD6', '#0FA595']);
  const tail = svg`M${x + 10} ${jawY + 164}q8 30 2 60h26q-2 -30 -14 -60Z`;
  const gather = svg`M${temple + 9} ${eyes}C${temple + 14} ${eyes + 50} ${temple + 24} ${jawY} ${temple + 20} ${jawY + 26}L${temple - 20} ${jawY + 20}C${temple - 2} ${eyes + 50} ${temple - 6} ${eyes + 30} ${temple - 6} ${eyes}Z`;
  return {
    front:
      fill(gather, tone.base) +
      fill(tail, tone.base) +
      links.join('') +
      svg`<rect x="${x + 2}" y="${jawY + 156}" width="32" height="12" rx="5" fill="${ribbon}"/>` +
      fill(cap, tone.base) +
      sheen(head, tone.light, 15),
  };
}

export function ponytail({ head, tone, random }: HairCanvas): HairDrawing {
  const { top, temple, eyes, chinY } = head;
  const cap = capPath(
    head,
    { lift: 12, spread: 4, endY: eyes - 14 },
    random.pick([roundHairline, sidePart]),
  );
  const tail = svg`M${temple * 0.3} ${top - 10}C${temple + 40} ${top - 34} ${temple + 66} ${eyes - 30} ${temple + 46} ${chinY - 30}C${temple + 40} ${chinY + 10} ${temple + 60} ${chinY + 30} ${temple + 34} ${chinY + 60}C${temple + 6} ${chinY + 20} ${temple + 14} ${eyes + 40} ${temple - 8} ${eyes - 20}Z`;
  return {
    back: fill(tail, tone.dark),
    front: fill(cap, tone.base) + sheen(head, tone.light, 12),
  };
}
