import {
  type HairCanvas,
  type HairDrawing,
  capPath,
  centrePart,
  fringe,
  recedingHairline,
  roundHairline,
  sheen,
  sidePart,
} from './hair-shapes.ts';
import { mix } from '../color-math.ts';
import { fill, line, svg } from '../markup.ts';

const PARTS = [centrePart, sidePart] as const;

export function pixie({ head, tone, random }: HairCanvas): HairDrawing {
  const { temple, top, hairline, eyes } = head;
  const sides = capPath(head, { lift: 8, spread: 4, endY: eyes + 6 }, roundHairline);
  const lift = random.between(18, 24);
  const part = -temple * 0.46;
  const sweep = svg`M${-temple - 4} ${hairline + 40}C${-temple - 10} ${top} ${-temple * 0.6} ${top - lift} 0 ${top - lift}C${temple * 0.8} ${top - lift} ${temple + 14} ${top + 20} ${temple + 4} ${eyes - 10}Q${temple - 4} ${hairline + 46} ${temple * 0.62} ${hairline + 30}C${temple * 0.2} ${hairline + 16} ${part * 0.4} ${hairline + 4} ${part} ${hairline - 16}Q${-temple * 0.8} ${hairline + 6} ${-temple - 4} ${hairline + 40}Z`;
  return { front: fill(sides + sweep, tone.base) + sheen(head, tone.light, lift - 2) };
}

export function shortSidePart({ head, tone, skin, random }: HairCanvas): HairDrawing {
  const sides = capPath(head, { lift: 6, spread: 3, endY: head.eyes - 2 }, roundHairline);
  const { temple, top, hairline } = head;
  const lift = random.between(20, 30);
  const sweep = svg`M${-temple - 1} ${hairline + 22}C${-temple - 8} ${top} ${-temple * 0.6} ${top - lift + 4} ${temple * 0.1} ${top - lift}C${temple * 0.8} ${top - lift + 2} ${temple + 12} ${top + 14} ${temple + 3} ${hairline + 28}C${temple - 4} ${hairline} ${temple * 0.5} ${hairline + 4} ${temple * 0.1} ${hairline + 4}Q${-temple * 0.34} ${hairline + 2} ${-temple * 0.5} ${hairline - 14}Q${-temple * 0.8} ${hairline + 4} ${-temple - 1} ${hairline + 22}Z`;
  return {
    front:
      fill(sides, mix(tone.base, skin.base, 0.22)) +
      fill(sweep, tone.base) +
      sheen(head, tone.light, lift - 2),
  };
}

export function crewCut({ head, tone, skin, random }: HairCanvas): HairDrawing {
  const { temple, top, hairline } = head;
  const sides = capPath(head, { lift: 4, spread: 2, endY: head.eyes - 4 }, roundHairline);
  const lift = random.between(14, 22);
  const crown = svg`M${-temple} ${hairline + 20}C${-temple - 6} ${top} ${-temple * 0.8} ${top - lift} 0 ${top - lift}C${temple * 0.8} ${top - lift} ${temple + 6} ${top} ${temple} ${hairline + 20}Q${temple * 0.84} ${hairline + 4} ${temple * 0.66} ${hairline + 2}q-10 6 -18 0q-10 6 -20 1q-10 6 -20 0q-10 5 -20 -1q-10 6 -18 1Q${-temple * 0.7} ${hairline + 6} ${-temple} ${hairline + 20}Z`;
  return {
    front:
      fill(sides, mix(tone.base, skin.base, 0.25)) +
      fill(crown, tone.base) +
      sheen(head, tone.light, lift - 3),
  };
}

export function sweptBack({ head, tone, random }: HairCanvas): HairDrawing {
  const lift = random.between(18, 28);
  const { temple, top, hairline } = head;
  const cap = capPath(head, { lift, spread: 5, endY: head.eyes - 2 }, roundHairline);
  const combed = [-0.5, -0.2, 0.1, 0.4].map(
    (share) =>
      svg`M${temple * share} ${hairline - 6}Q${temple * share - 6} ${top + 6} ${temple * share * 0.8 + 6} ${top - lift + 9}`,
  );
  return { front: fill(cap, tone.base) + line(combed.join(''), tone.light, 3.2, 'opacity=".7"') };
}

/** Medium hair that waves away from the face and stops at the jaw. */
export function shaggy({ head, tone, random }: HairCanvas): HairDrawing {
  const { temple, eyes, top, jawY } = head;
  const end = jawY - random.between(18, 40);
  const back = svg`M${-temple - 8} ${eyes - 40}Q0 ${top - 70} ${temple + 8} ${eyes - 40}C${temple + 26} ${eyes + 20} ${temple + 10} ${end - 10} ${temple + 22} ${end + 12}Q${temple - 10} ${end + 18} ${temple - 24} ${end}H${-temple + 24}Q${-temple + 10} ${end + 18} ${-temple - 22} ${end + 12}C${-temple - 10} ${end - 10} ${-temple - 26} ${eyes + 20} ${-temple - 8} ${eyes - 40}Z`;
  const cap = capPath(head, { lift: 22, spread: 7, endY: eyes - 8 }, random.pick(PARTS));
  return {
    back: fill(back, tone.base),
    front: fill(cap, tone.base) + sheen(head, tone.light, 22),
  };
}

export function fringed({ head, tone }: HairCanvas): HairDrawing {
  const cap = capPath(head, { lift: 18, spread: 6, endY: head.eyes - 4 }, fringe);
  return { front: fill(cap, tone.base) + sheen(head, tone.light, 18) };
}

export function receding({ head, tone, skin }: HairCanvas): HairDrawing {
  const cap = capPath(head, { lift: 10, spread: 5, endY: head.eyes - 2 }, recedingHairline);
  const shine = svg`M${-head.temple * 0.3} ${head.hairline + 4}q10 -12 24 -14`;
  return {
    front:
      fill(cap, tone.base) +
      line(shine, skin.light, 5, 'opacity=".5"') +
      sheen(head, tone.light, 10),
  };
}
