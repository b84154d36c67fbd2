import { LOCAL, type Light, type Palette } from '../palettes.ts';
import { circle, filled, pair, placed, rect, repeat, stroked, type Point } from './paths.ts';
import { drawFleck } from './water.ts';

/** An iron lamp post; after dark it lights a pool on the street. (x, base) is its foot. */
export function drawStreetLamp(x: number, base: number, palette: Palette): string {
  const light = palette.light(0);
  const iron = light.shaded(LOCAL.ink);
  const glow = [
    drawFleck([30, 12], 230, 26, LOCAL.lamp, 0.22),
    circle(30, -180, 50, LOCAL.lamp, 0.1),
    circle(30, -180, 32, LOCAL.lamp, 0.16),
    circle(30, -180, 18, LOCAL.lamp, 0.3),
  ].join('');
  const art = [
    palette.isDark ? glow : '',
    rect(-3, -190, 6, 190, iron),
    rect(-7, -12, 14, 12, iron),
    stroked('M0 -186Q4 -204 30 -194', iron, 4),
    circle(30, -181, 7, palette.isDark ? LOCAL.lamp : light.lit(LOCAL.white)),
    filled('M18 -184H42L36 -195H24Z', iron),
  ].join('');
  return placed(art, x, base);
}

/** Little flags on a sagging string. */
export function drawBunting(
  from: Point,
  to: Point,
  colors: readonly string[],
  light: Light,
): string {
  const [span, rise, sag] = [to[0] - from[0], to[1] - from[1], 34];
  const at = (share: number): Point => [
    from[0] + span * share,
    from[1] + rise * share + sag * 4 * share * (1 - share),
  ];
  const flags = Math.max(6, Math.round(Math.abs(span) / 24));
  const middle: Point = [from[0] + span / 2, from[1] + rise / 2 + sag * 2];
  const string = stroked(
    `M${pair(from)}Q${pair(middle)} ${pair(to)}`,
    light.shaded(LOCAL.ink),
    1.6,
  );
  return (
    string +
    repeat(flags - 1, (index) => {
      const [x, y] = at((index + 1) / flags);
      const color = colors[index % colors.length] ?? LOCAL.mango;
      return filled(`M${pair([x - 7, y])}h14l-7 15Z`, light.lit(color));
    })
  );
}
