import { svg } from '../markup.ts';

export function ring(radius: number, color: string, width: number, dashes = ''): string {
  const dashed = dashes && ` stroke-dasharray="${dashes}" stroke-linecap="round"`;
  return svg`<circle r="${radius}" fill="none" stroke="${color}" stroke-width="${width}"${dashed}/>`;
}

/** The same part repeated around the centre. */
export function turned(count: number, part: (turn: number) => string): string {
  return Array.from({ length: count }, (_, index) => part((index * 360) / count)).join('');
}

/** A row of ripples centred on x = 0. */
export function ripples(y: number, reach: number, height = 16): string {
  const step = reach / 3;
  return svg`M${-reach} ${y}q${step / 2} ${-height} ${step} 0${svg`t${step} 0`.repeat(5)}`;
}
