import { mix } from '../color-math.ts';
import { LOCAL, type Light } from '../palettes.ts';
import { filled, rect, repeat, stroked } from './paths.ts';

interface Palapa {
  x: number;
  base: number;
  width: number;
  light: Light;
}

/** An open beach shelter with a thatched roof and a hammock, drawn in a box 120 wide. */
export function drawPalapa({ x, base, width, light }: Palapa): string {
  const thatch = mix(LOCAL.sand, LOCAL.wood, 0.45);
  const post = light.shaded(LOCAL.wood);
  const fringe = repeat(
    12,
    (index) => `l5 ${index % 2 === 0 ? 8 : 4}l5 ${index % 2 === 0 ? -8 : -4}`,
  );
  const art = [
    repeat(4, (index) =>
      rect(16 + index * 28, 58, 4, 62, index === 0 ? light.lit(LOCAL.wood) : post),
    ),
    stroked('M20 84Q48 112 74 84', light.lit(LOCAL.coral), 5),
    filled(`M0 62${fringe}L68 6Q60 0 52 6Z`, light.lit(thatch)),
    filled('M120 62L68 6Q60 0 58 4C66 26 78 46 90 66Z', light.shaded(thatch)),
    stroked(
      'M40 24L24 56M52 20L44 58M62 20L66 60',
      mix(light.lit(thatch), light.shaded(thatch), 0.5),
      2,
    ),
  ].join('');
  const scale = width / 120;
  return `<g transform="translate(${(x - width / 2).toFixed(1)} ${(base - 120 * scale).toFixed(1)}) scale(${scale.toFixed(3)})">${art}</g>`;
}
