import { LOCAL, type Light, type Palette } from '../palettes.ts';
import { circle, filled, placed, rect } from './paths.ts';

interface Lighthouse {
  x: number;
  base: number;
  height: number;
  light: Light;
  palette: Palette;
}

/** A white tower with two bands, as on Half Moon Caye; its lamp sweeps the sea after dark. */
export function drawLighthouse({ x, base, height, light, palette }: Lighthouse): string {
  const band = palette.tint === 'teal' ? LOCAL.coral : LOCAL.purple;
  const slice = (top: number, bottom: number, color: string) => {
    const half = (y: number) => 10 + 9 * ((y + 160) / 160);
    const front = `M${-half(bottom)} ${bottom}L${-half(top)} ${top}H${half(top)}L${half(bottom)} ${bottom}Z`;
    const shade = `M${half(bottom) * 0.2} ${bottom}L${half(top) * 0.2} ${top}H${half(top)}L${half(bottom)} ${bottom}Z`;
    return filled(front, light.lit(color)) + filled(shade, light.shaded(color));
  };
  const art = [
    palette.isDark ? filled('M0 -174L-1500 -380V-120Z', LOCAL.lamp, 0.16) : '',
    palette.isDark ? filled('M0 -174L1000 -300V-130Z', LOCAL.lamp, 0.12) : '',
    slice(-160, 0, LOCAL.white),
    slice(-130, -104, band),
    slice(-74, -46, band),
    rect(-15, -164, 30, 5, light.shaded(LOCAL.ink)),
    rect(-8, -182, 16, 18, palette.isDark ? LOCAL.lamp : light.lit('#BFE3E0')),
    rect(-1, -182, 2, 18, light.shaded(LOCAL.ink)),
    filled('M-12 -181H12L0 -198Z', light.lit(band)),
    filled('M1 -181H12L0 -198Z', light.shaded(band)),
    rect(-4, -18, 8, 18, light.shaded(LOCAL.ink)),
    palette.isDark ? circle(0, -173, 20, LOCAL.lamp, 0.3) : '',
  ].join('');
  return placed(art, x, base, height / 198);
}
