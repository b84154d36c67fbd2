import { LOCAL, type Light } from '../palettes.ts';
import { filled, repeat } from './paths.ts';

interface Awning {
  left: number;
  top: number;
  width: number;
  drop: number;
  color: string;
  light: Light;
}

/** Striped cloth that flares outwards and ends in scallops. */
export function drawAwning({ left, top, width, drop, color, light }: Awning): string {
  const stripes = Math.max(5, Math.round(width / 17));
  const flare = drop * 0.35;
  const upper = (index: number) => left + (width * index) / stripes;
  const lower = (index: number) => left - flare + ((width + flare * 2) * index) / stripes;
  return repeat(stripes, (index) => {
    const cloth = index % 2 === 0 ? color : LOCAL.white;
    const [a, b, c, d] = [upper(index), upper(index + 1), lower(index + 1), lower(index)];
    const radius = (c - d) / 2;
    const skirt = `M${f(d)} ${f(top + drop)}a${f(radius)} ${f(radius * 0.8)} 0 0 0 ${f(c - d)} 0Z`;
    return (
      filled(`M${f(a)} ${f(top)}H${f(b)}L${f(c)} ${f(top + drop)}H${f(d)}Z`, light.lit(cloth)) +
      filled(skirt, light.shaded(cloth))
    );
  });
}

function f(value: number): string {
  return value.toFixed(1);
}
