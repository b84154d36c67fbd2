import { mix } from '../color-math.ts';
import { LOCAL, type Light, type Palette } from '../palettes.ts';
import { filled, polygon, rect, rects, stroked } from './paths.ts';

interface StiltHouse {
  x: number;
  /** Where the stilts end. */
  base: number;
  width: number;
  wall: string;
  roof: string;
  light: Light;
  palette: Palette;
}

/** A wooden clapboard house on stilts, drawn in a box 200 wide: hipped tin roof, veranda, shutters, steps. */
export function drawStiltHouse({ x, base, width, wall, roof, light, palette }: StiltHouse): string {
  const art = [
    drawStilts(light),
    drawWall(wall, light),
    drawOpenings(light, palette),
    drawVeranda(light),
    drawRoof(roof, light),
    drawSteps(light),
  ].join('');
  const scale = width / 200;
  return `<g transform="translate(${(x - width / 2).toFixed(1)} ${(base - 190 * scale).toFixed(1)}) scale(${scale.toFixed(3)})">${art}</g>`;
}

function drawStilts(light: Light): string {
  return (
    rect(14, 136, 172, 20, light.shaded(LOCAL.ink)) +
    rects(6, light.shaded(LOCAL.wood), (index) => [16 + index * 32.4, 134, 7, 56]) +
    stroked('M20 180L52 140M85 180L117 140M149 180L181 140', light.shaded(LOCAL.wood), 2.5)
  );
}

function drawWall(wall: string, light: Light): string {
  const seam = mix(light.lit(wall), light.shaded(wall), 0.4);
  return [
    rect(16, 66, 168, 66, light.lit(wall)),
    rects(8, seam, (index) => [16, 72 + index * 8, 168, 1.6]),
    rect(16, 64, 168, 14, light.shaded(wall)),
    rect(150, 66, 34, 66, light.shaded(wall)),
  ].join('');
}

function drawOpenings(light: Light, palette: Palette): string {
  const pane = palette.isDark ? LOCAL.lamp : light.shaded(LOCAL.ink);
  const shutter = light.lit(palette.tint === 'teal' ? LOCAL.teal : LOCAL.purple);
  const windowAt = (left: number) =>
    rect(left, 84, 20, 26, pane) +
    rect(left - 9, 84, 9, 26, shutter) +
    rect(left + 20, 84, 9, 26, shutter) +
    rect(left + 9, 84, 2, 26, shutter);
  return windowAt(36) + windowAt(118) + rect(80, 84, 22, 48, pane) + rect(80, 84, 22, 4, shutter);
}

function drawVeranda(light: Light): string {
  const white = light.lit(LOCAL.white);
  return [
    rect(4, 130, 192, 8, light.lit(LOCAL.wood)),
    rect(4, 136, 192, 3, light.shaded(LOCAL.wood)),
    rects(5, white, (index) => [6 + index * 46, 62, 4, 70]),
    rect(6, 111, 68, 3, white),
    rect(106, 111, 88, 3, white),
    rects(8, white, (index) => [12 + index * 8, 112, 1.8, 19]),
    rects(11, white, (index) => [110 + index * 8, 112, 1.8, 19]),
  ].join('');
}

function drawRoof(roof: string, light: Light): string {
  const seam = mix(light.lit(roof), light.shaded(roof), 0.45);
  const front = polygon([
    [-6, 68],
    [44, 10],
    [146, 10],
    [160, 68],
  ]);
  const hip = polygon([
    [160, 68],
    [146, 10],
    [206, 68],
  ]);
  return [
    filled(front, light.lit(roof)),
    filled(hip, light.shaded(roof)),
    stroked('M56 12L24 66M76 12L54 66M96 12L84 66M116 12L112 66M134 12L138 66', seam, 2),
    rect(40, 7, 110, 5, light.lit(mix(roof, LOCAL.white, 0.35))),
    rect(-6, 66, 212, 5, light.shaded(roof)),
  ].join('');
}

function drawSteps(light: Light): string {
  return (
    stroked('M80 134L66 190M102 134L88 190', light.shaded(LOCAL.wood), 3) +
    rects(6, light.lit(LOCAL.wood), (index) => [76 - index * 2.3, 140 + index * 9, 22, 3.4])
  );
}
