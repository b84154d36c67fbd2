import { readFileSync } from 'node:fs';

export interface MarkColors {
  body: string;
  wave: string;
  /** The lower wave. */
  accent: string;
}

/** The mark of a pack inside a box of 32 by 32. Its waves are read from the logo, so that icons cannot drift away from it. */
export function drawMark(mark: string, { body, wave, accent }: MarkColors): string {
  const source = readFileSync('src/ui/frame/logo.tsx', 'utf8');
  const [upper, lower] = Array.from(source.matchAll(/ d="([^"]+)"/g), ([, path]) => path);
  if (!upper || !lower) throw new Error('The logo no longer has its two waves');
  const stroke = 'fill="none" stroke-width="2.6" stroke-linecap="round"';
  return [
    `<path d="${mark}" fill="${body}" fill-rule="evenodd"/>`,
    `<path d="${upper}" ${stroke} stroke="${wave}"/>`,
    `<path d="${lower}" ${stroke} stroke="${accent}"/>`,
  ].join('');
}
