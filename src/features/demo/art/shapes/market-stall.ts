import { mix } from '../color-math.ts';
import { LOCAL, type Light, type Palette } from '../palettes.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { drawAwning } from './awning.ts';
import { circle, rect, repeat, filled } from './paths.ts';

interface Stall {
  left: number;
  base: number;
  width: number;
  cloth: string;
  light: Light;
  palette: Palette;
}

/** A street stall: striped awning on poles, a counter, heaps of fruit. */
export function drawStall(
  random: SeededRandom,
  { left, base, width, cloth, light, palette }: Stall,
): string {
  const counter = base - 34;
  const top = base - 112;
  const bins = 3;
  const bin = (width - 12) / bins;
  const fruits = [LOCAL.mango, LOCAL.coral, '#7BB661', LOCAL.rose, '#F6D24A'];
  return [
    filled(
      `M${left - 6} ${base}H${left + width + 34}L${left + width + 6} ${base + 9}H${left - 2}Z`,
      palette.shadow,
      0.28,
    ),
    rect(left + 2, top + 10, 4, base - top - 10, light.lit(LOCAL.wood)),
    rect(left + width - 6, top + 10, 4, base - top - 10, light.shaded(LOCAL.wood)),
    repeat(bins, (index) =>
      drawFruit(left + 6 + index * bin, counter, bin, random.pick(fruits), light),
    ),
    rect(left - 2, counter, width + 4, 8, light.lit(LOCAL.wood)),
    rect(
      left + 2,
      counter + 8,
      width - 4,
      base - counter - 8,
      mix(light.lit(LOCAL.wood), light.shaded(LOCAL.wood), 0.5),
    ),
    rect(left + 2, counter + 8, width - 4, 4, light.shaded(LOCAL.wood)),
    repeat(bins - 1, (index) =>
      rect(
        left + 5 + (index + 1) * bin,
        counter + 8,
        2,
        base - counter - 8,
        light.shaded(LOCAL.wood),
      ),
    ),
    drawAwning({ left: left - 4, top, width: width + 8, drop: 26, color: cloth, light }),
  ].join('');
}

/** A heap of round fruit, three rows high. */
function drawFruit(left: number, base: number, width: number, color: string, light: Light): string {
  const radius = width / 9;
  return [4, 3, 2]
    .map((count, row) =>
      repeat(count, (index) => {
        const x = left + width / 2 + (index - (count - 1) / 2) * radius * 1.9;
        const shade = index === count - 1 ? light.shaded(color) : light.lit(color);
        return circle(x, base - radius * (0.7 + row * 1.5), radius, shade);
      }),
    )
    .join('');
}
