import type { SeededRandom } from '../seeded-random.ts';
import type { SkinTone } from './colors.ts';
import { both, fill, line, svg } from '../markup.ts';

/** Half widths and heights of a head seen from the front; x = 0 is its centre line. */
export interface Head {
  top: number;
  hairline: number;
  eyes: number;
  temple: number;
  jaw: number;
  jawY: number;
  chin: number;
  chinY: number;
  neck: number;
  shoulder: number;
}

const SHAPES = [
  { temple: 0, jaw: 0, chin: 0, chinY: 0 },
  { temple: 3, jaw: 5, chin: 6, chinY: -8 },
  { temple: -1, jaw: 8, chin: 10, chinY: 0 },
  { temple: 2, jaw: -5, chin: -6, chinY: 2 },
  { temple: -5, jaw: -2, chin: 0, chinY: 10 },
] as const;

export function headOf(presents: 'woman' | 'man', random: SeededRandom): Head {
  const man = presents === 'man';
  const shape = random.pick(SHAPES);
  const vary = (amount: number) => random.between(-amount, amount);
  return {
    top: 116 + vary(4),
    hairline: 158 + vary(6),
    eyes: 230,
    temple: (man ? 86 : 83) + shape.temple + vary(2),
    jaw: (man ? 68 : 60) + shape.jaw + vary(3),
    jawY: 300 + shape.chinY * 0.6,
    chin: (man ? 34 : 26) + shape.chin + vary(3),
    chinY: (man ? 346 : 340) + shape.chinY,
    neck: (man ? 48 : 35) + vary(3),
    shoulder: (man ? 176 : 146) + vary(10),
  };
}

export function facePath(head: Head): string {
  const { top, eyes, temple, jaw, jawY, chin, chinY } = head;
  return svg`M0 ${top}C${temple * 0.64} ${top} ${temple} ${top + 46} ${temple} ${eyes - 8}
C${temple} ${eyes + 32} ${jaw + 11} ${jawY - 28} ${jaw} ${jawY}C${jaw - 11} ${jawY + 27} ${chin} ${chinY} 0 ${chinY}
C${-chin} ${chinY} ${-jaw + 11} ${jawY + 27} ${-jaw} ${jawY}C${-jaw - 11} ${jawY - 28} ${-temple} ${eyes + 32} ${-temple} ${eyes - 8}
C${-temple} ${top + 46} ${-temple * 0.64} ${top} 0 ${top}Z`;
}

/** Neck and chest; the clothing drawn after it decides how much of them shows. */
export function drawNeck(head: Head, skin: SkinTone, id: string): string {
  const { neck, chinY, jawY } = head;
  const path = svg`M${-neck} ${jawY - 10}V380C${-neck} 392 ${-neck - 14} 398 ${-neck - 30} 404V520H${neck + 30}V404C${neck + 14} 398 ${neck} 392 ${neck} 380V${jawY - 10}Z`;
  const shadow = svg`M${-neck - 6} ${jawY - 10}L${-neck - 6} ${chinY + 12}C${-neck * 0.4} ${chinY + 36} ${neck * 0.5} ${chinY + 48} ${neck + 12} ${chinY + 54}L${neck + 12} ${jawY - 10}Z`;
  return (
    `<clipPath id="${id}"><path d="${path}"/></clipPath>` +
    fill(path, skin.base) +
    `<g clip-path="url(#${id})">${fill(shadow, skin.shade)}</g>`
  );
}

export function drawSkull(head: Head, skin: SkinTone, id: string): string {
  const { top, eyes, temple, jaw, jawY, chinY } = head;
  const face = facePath(head);
  const shaded = svg`M${temple * 0.3} ${top - 10}C${temple * 0.86} ${top + 50} ${temple * 0.62} ${eyes + 10} ${jaw * 0.86} ${jawY - 26}C${jaw * 0.7} ${jawY + 20} ${jaw * 0.3} ${chinY - 12} -12 ${chinY + 6}H140V${top - 10}Z`;
  return (
    both(drawEar(head, skin)) +
    `<clipPath id="${id}"><path d="${face}"/></clipPath>` +
    fill(face, skin.base) +
    `<g clip-path="url(#${id})">${fill(shaded, skin.shade, 0.5)}</g>`
  );
}

function drawEar({ temple, eyes }: Head, skin: SkinTone): string {
  const ear = svg`M${temple - 4} ${eyes - 10}C${temple + 8} ${eyes - 20} ${temple + 20} ${eyes - 10} ${temple + 15} ${eyes + 12}C${temple + 12} ${eyes + 28} ${temple + 4} ${eyes + 34} ${temple - 6} ${eyes + 26}Z`;
  const fold = svg`M${temple + 9} ${eyes - 6}C${temple + 4} ${eyes - 2} ${temple + 9} ${eyes + 8} ${temple + 3} ${eyes + 14}`;
  return fill(ear, skin.base) + line(fold, skin.shade, 4);
}
