import { mix } from '../color-math.ts';
import type { Accents } from '../motifs/shared/palettes.ts';
import { openScene } from '../motifs/shared/scene.ts';
import { CORAL, HUE, LILAC, MANGO, TEAL } from '../motifs/shared/tones.ts';
import type { Palette, Tint } from '../palettes.ts';
import type { Stage } from '../shapes/canvas.ts';
import { placed } from '../shapes/paths.ts';

/**
 * Between the profile picture of a phone and the contact card of a wide screen; the banner's lower edge is a wave.
 * See `profile-banner.tsx`.
 */
export const PROP_PLACE = { x: 822, y: 430 } as const;
const WIDEST = 256;
const TALLEST = 196;

/** Paints that the banner itself has least of. */
const ACCENTS: Record<Tint, Accents> = {
  teal: { hero: CORAL, second: MANGO, spark: LILAC },
  purple: { hero: TEAL, second: MANGO, spark: CORAL },
};

interface Place {
  x: number;
  y: number;
  /** A share of the full size, for places with less room. */
  size?: number;
}

/** The banner's prop, standing at a point and lit like everything around it. */
export function drawProp({ palette, prop }: Stage, { x, y, size = 1 }: Place): string {
  if (!prop) return '';
  const [footX, footY] = prop.foot;
  const scale = Math.min(WIDEST / prop.width, TALLEST / prop.height) * size;
  // Vignettes may lean to either side; on a banner everything looks away from the profile picture.
  const art = prop.draw({ ...openScene('prop'), side: 1 }, ACCENTS[palette.tint]);
  return placed(relit(art, palette), x - footX * scale, y - footY * scale, scale);
}

/** Close to the viewer things keep more of their own colour, or nobody could tell them at night. */
function relit(art: string, palette: Palette): string {
  const lit = (color: string) => mix(color, palette.sunlight, palette.sunWeight * 0.7);
  const known = new Map([[HUE.ink as string, palette.shadow]]);
  return art.replaceAll(/#[\dA-Fa-f]{6}/g, (color) => {
    const seen = known.get(color) ?? lit(color);
    known.set(color, seen);
    return seen;
  });
}
