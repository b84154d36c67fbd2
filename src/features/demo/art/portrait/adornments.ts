import type { HairCanvas } from './hair-shapes.ts';
import { contrast, mix } from '../color-math.ts';
import { both, circle, fill, line, svg } from '../markup.ts';

export function drawHibiscus({ head, random }: HairCanvas): string {
  const [petal, heart] = random.pick([
    ['#E0503A', '#F6C766'],
    ['#F2A93B', '#C93F5B'],
    ['#FBF4E4', '#F2A93B'],
    ['#D8497E', '#FBE3B3'],
  ] as const);
  const petals = [0, 72, 144, 216, 288].map(
    (turn) =>
      svg`<ellipse cx="0" cy="-13" rx="9.5" ry="14" transform="rotate(${turn})" fill="${petal}"/>`,
  );
  const flower =
    petals.join('') + circle(0, 0, 6, mix(petal, '#4A0F18', 0.35)) + line('M0 0L9 -7', heart, 4);
  return svg`<g transform="translate(${-head.temple - 2} ${head.eyes - 36}) rotate(-12)">${flower}</g>`;
}

const FRAMES = ['#1C1C24', '#5A3222', '#183039', '#7A2B2B', '#D9A441'] as const;

export function drawGlasses({ head, skin, random }: HairCanvas): string {
  const { eyes, temple } = head;
  const color = random.pick(FRAMES.filter((frame) => contrast(frame, skin.base) > 0.16));
  const round = random.chance(0.45);
  const lens = round
    ? svg`<circle cx="38" cy="${eyes + 3}" r="25"/>`
    : svg`<rect x="12" y="${eyes - 16}" width="53" height="38" rx="${random.pick([9, 15])}"/>`;
  const frame = `<g fill="#FFFFFF" fill-opacity=".07" stroke="${color}" stroke-width="4.6">${lens}</g>`;
  const bridge = svg`M-13 ${eyes - 1}Q0 ${eyes - 8} 13 ${eyes - 1}`;
  const arm = svg`M64 ${eyes - 3}L${temple + 1} ${eyes - 7}`;
  return both(frame + line(arm, color, 4.6)) + line(bridge, color, 4.6);
}

export function drawEarrings({ head, random }: HairCanvas): string {
  const [x, y] = [head.temple + 5, head.eyes + 34];
  const color = random.pick(['#F2C14E', '#FBF4E4', '#0FA595', '#E0503A']);
  const kinds = [
    circle(x, y, 5, color),
    svg`<circle cx="${x + 1}" cy="${y + 15}" r="14" fill="none" stroke="${color}" stroke-width="4"/>`,
    circle(x, y, 4, color) + fill(svg`M${x} ${y + 6}q9 14 0 22q-9 -8 0 -22Z`, color),
  ];
  return both(random.pick(kinds));
}

/** Beads on the skin, under the clothing's neckline. */
export function drawNecklace({ head, random }: HairCanvas): string {
  const color = random.pick(['#F2C14E', '#FBF4E4', '#0FA595', '#D9532F']);
  const chain = svg`M${-head.neck} 386Q0 ${random.between(436, 452)} ${head.neck} 386`;
  return line(chain, color, 6, 'stroke-dasharray="0.1 9"');
}
