import { readFileSync } from 'node:fs';

export interface MarkColors {
  temple: string;
  wave: string;
  /** The lower wave. */
  accent: string;
}

/** The mark inside a box of 32 by 32. Its outlines are read from the logo, so that icons cannot drift away from it. */
export function drawMark({ temple, wave, accent }: MarkColors): string {
  const source = readFileSync('src/ui/frame/logo.tsx', 'utf8');
  const [body, upper, lower] = Array.from(source.matchAll(/ d="([^"]+)"/g), ([, path]) => path);
  if (!body || !upper || !lower) throw new Error('The logo no longer has its three paths');
  const stroke = 'fill="none" stroke-width="2.6" stroke-linecap="round"';
  return [
    `<path d="${body}" fill="${temple}" fill-rule="evenodd"/>`,
    `<path d="${upper}" ${stroke} stroke="${wave}"/>`,
    `<path d="${lower}" ${stroke} stroke="${accent}"/>`,
  ].join('');
}
