import { mix } from '../color-math.ts';
import { circle, fill, svg } from '../markup.ts';

interface BackdropColors {
  field: string;
  disc: string;
  wave: string;
}

export const PORTRAIT_TINTS = ['teal', 'purple', 'mango', 'coral', 'lagoon', 'leaf'] as const;

export type PortraitTint = (typeof PORTRAIT_TINTS)[number];

/** A low sun before water: the disc is pale enough for dark hair and dark enough for grey. */
const BACKDROPS: Record<PortraitTint, BackdropColors> = {
  teal: { field: '#0FA595', disc: '#F3DDA8', wave: '#0B8478' },
  purple: { field: '#8A62DC', disc: '#F8C887', wave: '#6F46C6' },
  mango: { field: '#F2A93B', disc: '#FBE3B3', wave: '#DE8F2A' },
  coral: { field: '#E0694A', disc: '#F9D0A6', wave: '#C4502F' },
  lagoon: { field: '#2A7C90', disc: '#A9DBD3', wave: '#1C6478' },
  leaf: { field: '#4F9270', disc: '#D9E6B4', wave: '#3B7A5B' },
};

/** Drawn around x = 0, like everything else in a portrait. */
export function drawBackdrop(tint: PortraitTint): string {
  const { field, disc, wave } = BACKDROPS[tint];
  return (
    svg`<rect x="-256" width="512" height="512" fill="${field}"/>` +
    circle(0, 236, 194, disc) +
    fill(ripple(388), mix(field, wave, 0.5)) +
    fill(ripple(430), wave)
  );
}

export function backdropColors(tint: PortraitTint): readonly string[] {
  return Object.values(BACKDROPS[tint]);
}

function ripple(y: number): string {
  return svg`M-256 ${y}q32-16 64 0t64 0 64 0 64 0 64 0 64 0 64 0 64 0V512H-256Z`;
}
