import type { HairCanvas } from './hair-shapes.ts';
import { mix } from '../color-math.ts';
import { fill, svg } from '../markup.ts';

export type Beard = 'stubble' | 'moustache' | 'goatee' | 'full' | 'short' | 'curtain';

/** Lies on the face under the mouth; clipped by the face except where it grows past the chin. */
export function drawBeard(kind: Beard, canvas: HairCanvas, faceClip: string): string {
  const { tone, skin } = canvas;
  const within = (shape: string) => `<g clip-path="url(#${faceClip})">${shape}</g>`;
  switch (kind) {
    case 'stubble':
      return within(fill(cheekBeard(canvas, 2), mix(skin.shade, tone.base, 0.35), 0.6));
    case 'short':
      return within(fill(cheekBeard(canvas, 0), mix(skin.base, tone.base, 0.86)));
    case 'full':
      return (
        fill(grownChin(canvas, 20), tone.base) + within(fill(cheekBeard(canvas, 0), tone.base))
      );
    case 'curtain':
      return fill(chinCurtain(canvas), tone.base);
    case 'goatee':
      return fill(moustache(canvas), tone.base) + fill(goatee(canvas), tone.base);
    case 'moustache':
      return fill(moustache(canvas), tone.base);
  }
}

/** Cheeks, upper lip and chin, with a gap left for the mouth's own skin to breathe. */
function cheekBeard({ head }: HairCanvas, drop: number): string {
  const { temple, eyes, chinY, jaw } = head;
  const lip = chinY - 58 + drop;
  return svg`M${-temple - 6} ${eyes + 6}L${-temple + 9} ${eyes + 8}C${-temple + 12} ${lip - 4} ${-jaw * 0.7} ${lip + 6} ${-jaw * 0.5} ${lip + 2}Q0 ${lip - 12} ${jaw * 0.5} ${lip + 2}C${jaw * 0.7} ${lip + 6} ${temple - 12} ${lip - 4} ${temple - 9} ${eyes + 8}L${temple + 6} ${eyes + 6}V${chinY + 10}H${-temple - 6}Z`;
}

/** Along the jaw only, the lip shaved, as Mennonite farmers wear it. */
function chinCurtain({ head }: HairCanvas): string {
  const { temple, eyes, chinY, jaw, jawY } = head;
  return svg`M${-temple + 1} ${eyes + 8}L${-temple + 9} ${eyes + 10}C${-temple + 12} ${chinY - 70} ${-jaw * 0.66} ${chinY - 24} -16 ${chinY - 24}H16C${jaw * 0.66} ${chinY - 24} ${temple - 12} ${chinY - 70} ${temple - 9} ${eyes + 10}L${temple - 1} ${eyes + 8}C${temple - 1} ${eyes + 40} ${jaw + 12} ${jawY - 30} ${jaw + 6} ${jawY - 6}C${jaw + 2} ${chinY + 4} ${jaw * 0.5} ${chinY + 28} 0 ${chinY + 28}C${-jaw * 0.5} ${chinY + 28} ${-jaw - 2} ${chinY + 4} ${-jaw - 6} ${jawY - 6}C${-jaw - 12} ${jawY - 30} ${-temple + 1} ${eyes + 40} ${-temple + 1} ${eyes + 8}Z`;
}

function grownChin({ head }: HairCanvas, length: number): string {
  const { jaw, jawY, chinY } = head;
  return svg`M${-jaw - 3} ${jawY - 4}C${-jaw - 3} ${chinY} ${-jaw * 0.5} ${chinY + length} 0 ${chinY + length}C${jaw * 0.5} ${chinY + length} ${jaw + 3} ${chinY} ${jaw + 3} ${jawY - 4}Z`;
}

function goatee({ head }: HairCanvas): string {
  const { chinY, chin } = head;
  return svg`M-17 ${chinY - 24}Q0 ${chinY - 30} 17 ${chinY - 24}C${chin - 2} ${chinY - 10} 18 ${chinY + 6} 0 ${chinY + 6}C-18 ${chinY + 6} ${-chin + 2} ${chinY - 10} -17 ${chinY - 24}Z`;
}

function moustache({ head }: HairCanvas): string {
  const y = head.chinY - 62;
  return svg`M0 ${y}C10 ${y - 7} 26 ${y - 2} 34 ${y + 15}C22 ${y + 13} 10 ${y + 14} 0 ${y + 9}C-10 ${y + 14} -22 ${y + 13} -34 ${y + 15}C-26 ${y - 2} -10 ${y - 7} 0 ${y}Z`;
}
