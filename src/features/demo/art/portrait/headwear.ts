import { type HairCanvas, type HairDrawing, capPath, roundHairline } from './hair-shapes.ts';
import { mix } from '../color-math.ts';
import { circle, fill, line, svg } from '../markup.ts';

const WRAPS = [
  ['#F2A93B', '#B83A16'],
  ['#0FA595', '#F2A93B'],
  ['#6F3AD6', '#F6C766'],
  ['#C93F5B', '#FBE3B3'],
  ['#21495A', '#F2A93B'],
  ['#D9532F', '#FBF4E4'],
] as const;

/** The wrapped and knotted cloth of Creole and Garifuna women. */
export function headwrap({ head, random }: HairCanvas): HairDrawing {
  const { top, temple, hairline } = head;
  const [cloth, trim] = random.pick(WRAPS);
  const dark = mix(cloth, '#2A0F1E', 0.25);
  const tall = random.between(36, 50);
  const side = temple + 8;
  const low = hairline + 52;
  const wrap = svg`M${-side + 4} ${low}C${-side - 22} ${top + 6} ${-side + 6} ${top - tall} 0 ${top - tall}C${side - 6} ${top - tall} ${side + 22} ${top + 6} ${side - 4} ${low}C${temple * 0.7} ${hairline - 4} ${-temple * 0.7} ${hairline - 4} ${-side + 4} ${low}Z`;
  const folds = svg`M${-side - 4} ${hairline + 12}C${-temple * 0.4} ${top - 6} ${temple * 0.4} ${top - 20} ${side - 6} ${top - 14}M${-side - 6} ${top + 18}C${-temple * 0.3} ${top - 30} ${temple * 0.2} ${top - 40} ${temple * 0.7} ${top - tall + 12}M${side + 2} ${hairline + 14}C${temple * 0.5} ${hairline - 20} 0 ${hairline - 30} ${-temple * 0.4} ${hairline - 22}`;
  const band = svg`M${-side + 3} ${low - 2}C${-temple * 0.7} ${hairline - 4} ${temple * 0.7} ${hairline - 4} ${side - 3} ${low - 2}`;
  const knot = random.chance(0.5)
    ? svg`<ellipse cx="18" cy="${top - tall + 6}" rx="40" ry="26" transform="rotate(-14 18 ${top - tall})" fill="${cloth}"/>` +
      line(svg`M-8 ${top - tall + 6}q22 -16 46 -6M0 ${top - tall + 16}q20 -10 40 -4`, dark, 4)
    : '';
  return {
    front: knot + fill(wrap, cloth) + line(folds, dark, 5) + line(band, trim, 9),
  };
}

export function strawHat({ head, tone, random }: HairCanvas): HairDrawing {
  const { top, temple, hairline, eyes } = head;
  const [straw, weave] = ['#E8C77E', '#C99F52'];
  const ribbon = random.pick(['#183039', '#0A6A61', '#B83A16', '#3A2620']);
  const brimY = hairline + 8;
  const hair = capPath(head, { lift: 2, spread: 5, endY: eyes - 2 }, roundHairline);
  const crown = svg`M${-temple + 4} ${brimY - 4}C${-temple} ${top - 8} ${-temple + 14} ${top - 40} ${-temple * 0.5} ${top - 44}Q0 ${top - 30} ${temple * 0.5} ${top - 44}C${temple - 14} ${top - 40} ${temple} ${top - 8} ${temple - 4} ${brimY - 4}Z`;
  const brim = svg`M${-temple - 70} ${brimY - 12}C${-temple - 20} ${brimY - 22} ${temple + 20} ${brimY - 22} ${temple + 70} ${brimY - 12}C${temple + 40} ${brimY + 20} ${-temple - 40} ${brimY + 20} ${-temple - 70} ${brimY - 12}Z`;
  const tape = svg`M${-temple + 3} ${brimY - 26}Q0 ${brimY - 14} ${temple - 3} ${brimY - 26}`;
  const under = svg`M${-temple - 2} ${brimY + 4}Q0 ${brimY + 34} ${temple + 2} ${brimY + 4}Z`;
  const rows = svg`M${-temple - 44} ${brimY - 6}Q0 ${brimY + 16} ${temple + 44} ${brimY - 6}M${-temple + 14} ${top - 6}Q0 ${top + 8} ${temple - 14} ${top - 6}M${-temple + 22} ${top - 24}Q0 ${top - 10} ${temple - 22} ${top - 24}`;
  return {
    front:
      fill(hair, tone.base) +
      fill(under, '#3A1A14', 0.28) +
      fill(crown, straw) +
      line(tape, ribbon, 16) +
      fill(brim, straw) +
      line(rows, weave, 3),
  };
}

export function ballCap({ head, tone, skin, random }: HairCanvas): HairDrawing {
  const { top, temple, hairline, eyes } = head;
  const cloth = random.pick(['#0A6A61', '#21495A', '#D9532F', '#6F3AD6', '#F2A93B', '#183039']);
  const dark = mix(cloth, '#0B0A16', 0.28);
  const sides = capPath(head, { lift: 2, spread: 2, endY: eyes - 2 }, roundHairline);
  const crown = svg`M${-temple - 4} ${hairline + 20}C${-temple - 10} ${top - 10} ${-temple * 0.7} ${top - 26} 0 ${top - 26}C${temple * 0.7} ${top - 26} ${temple + 10} ${top - 10} ${temple + 4} ${hairline + 20}Q0 ${hairline - 8} ${-temple - 4} ${hairline + 20}Z`;
  const peak = svg`M${-temple + 2} ${hairline + 14}Q0 ${hairline - 16} ${temple - 2} ${hairline + 14}C${temple + 8} ${hairline + 36} ${temple - 8} ${hairline + 38} ${temple - 20} ${hairline + 32}Q0 ${hairline + 14} ${-temple + 20} ${hairline + 32}C${-temple + 8} ${hairline + 38} ${-temple - 8} ${hairline + 36} ${-temple + 2} ${hairline + 14}Z`;
  const shadow = svg`M${-temple + 4} ${hairline + 24}Q0 ${hairline + 60} ${temple - 4} ${hairline + 24}Z`;
  const seams = svg`M0 ${top - 26}V${hairline - 2}M${-temple * 0.4} ${top - 20}Q${-temple * 0.6} ${top + 10} ${-temple * 0.6} ${hairline + 4}M${temple * 0.4} ${top - 20}Q${temple * 0.6} ${top + 10} ${temple * 0.6} ${hairline + 4}`;
  return {
    front:
      fill(sides, mix(tone.base, skin.base, 0.2)) +
      fill(shadow, skin.shade, 0.8) +
      fill(crown, cloth) +
      line(seams, dark, 2.6) +
      fill(peak, dark) +
      circle(0, top - 26, 6, dark),
  };
}

/** A plain kerchief over parted hair, as on the farms around Spanish Lookout and Shipyard. */
export function kerchief({ head, tone, random }: HairCanvas): HairDrawing {
  const { top, temple, hairline, eyes, jawY } = head;
  const cloth = random.pick(['#21495A', '#FBF4E4', '#3B4A66', '#6B4A78', '#2F5D52']);
  const dark = mix(cloth, '#1A1420', 0.2);
  const hair = capPath(head, { lift: 6, spread: 3, endY: eyes - 8 }, roundHairline);
  const scarf = svg`M${-temple - 10} ${eyes + 6}C${-temple - 18} ${top + 6} ${-temple * 0.7} ${top - 20} 0 ${top - 20}C${temple * 0.7} ${top - 20} ${temple + 18} ${top + 6} ${temple + 10} ${eyes + 6}L${temple - 3} ${eyes - 14}C${temple - 10} ${hairline + 20} ${temple * 0.5} ${hairline - 22} 0 ${hairline - 22}C${-temple * 0.5} ${hairline - 22} ${-temple + 10} ${hairline + 20} ${-temple + 3} ${eyes - 14}Z`;
  const drape = svg`M${-temple - 10} ${eyes}C${-temple - 16} ${jawY} ${-temple + 10} ${jawY + 60} ${-temple + 30} ${jawY + 86}H${temple - 30}C${temple - 10} ${jawY + 60} ${temple + 16} ${jawY} ${temple + 10} ${eyes}Z`;
  const fold = svg`M${-temple - 2} ${eyes - 22}C${-temple - 4} ${top + 22} ${-temple * 0.5} ${top - 6} 0 ${top - 6}`;
  return {
    back: fill(drape, dark),
    front: fill(hair, tone.base) + fill(scarf, cloth) + line(fold, dark, 3),
  };
}
