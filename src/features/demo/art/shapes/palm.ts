import type { Light, Palette } from '../palettes.ts';
import { LOCAL } from '../palettes.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { circle, filled, polygon, stroked, line, type Point } from './paths.ts';

interface Palm {
  foot: Point;
  height: number;
  /** How far the crown stands to the right of the foot. */
  lean: number;
  leaf: Palette['leaf'];
  light: Light;
  /** Turns a frond by this angle: only moving pictures need it. */
  sway?(frond: number): number;
}

interface Frond {
  root: Point;
  angle: number;
  length: number;
  droop: number;
}

export function drawPalm(random: SeededRandom, palm: Palm): string {
  const { foot, height, lean } = palm;
  const crown: Point = [foot[0] + lean, foot[1] - height];
  return drawTrunk(palm, crown) + drawCrown(random, palm, crown, height * 0.5);
}

/** Only the fronds: for framing a picture from its edge, or for a cohune palm without a trunk. */
export function drawCrown(
  random: SeededRandom,
  { leaf, light, sway }: Pick<Palm, 'leaf' | 'light' | 'sway'>,
  crown: Point,
  length: number,
): string {
  const fronds = Array.from({ length: 11 }, (_, index): Frond => {
    const share = index / 10;
    const rest = Math.PI * (-1.12 + 1.24 * share) + random.between(-0.1, 0.1);
    const angle = rest + (sway?.(index) ?? 0);
    const upward = Math.max(0, -Math.sin(angle));
    return {
      root: crown,
      angle,
      length: length * random.between(0.86, 1.1) * (1 - 0.12 * upward),
      droop: 0.38 + 0.12 * upward + random.between(0, 0.14),
    };
  });
  const back = fronds.filter((_, index) => index % 2 === 1);
  const front = fronds.filter((_, index) => index % 2 === 0);
  const nutSize = length * 0.055;
  const nut = light.shaded(LOCAL.bark);
  return [
    filled(back.map(frondPath).join(''), light.shaded(leaf[1])),
    circle(crown[0] - nutSize, crown[1] + nutSize * 1.1, nutSize, nut),
    circle(crown[0] + nutSize * 0.9, crown[1] + nutSize * 1.3, nutSize, nut),
    ...front.map((frond) => drawLitFrond(frond, leaf, light)),
  ].join('');
}

function drawLitFrond(frond: Frond, leaf: Palette['leaf'], light: Light): string {
  const facesSun = Math.cos(frond.angle) < 0.35;
  const blade = filled(frondPath(frond), light.lit(facesSun ? leaf[0] : leaf[1]));
  const isTooSmallForRib = frond.length < 60;
  if (isTooSmallForRib) return blade;
  const rib = line(Array.from({ length: 8 }, (_, step) => onSpine(frond, step / 8.5)));
  return blade + stroked(rib, light.shaded(leaf[1]), frond.length * 0.014);
}

/** A feather along a drooping spine: leaflets lean towards the tip and hang with gravity. */
function frondPath(frond: Frond): string {
  const leaflets = Math.min(11, Math.max(7, Math.round(frond.length / 10)));
  const side = (sign: 1 | -1) =>
    Array.from({ length: leaflets }, (_, index): Point[] => {
      const [notch, tip] = [(index + 0.2) / leaflets, (index + 0.75) / leaflets];
      const reach = frond.length * 0.17 * Math.sin(Math.PI * (0.12 + 0.8 * tip)) ** 0.8;
      return [
        offset(frond, notch, sign * reach * 0.34, 0),
        offset(frond, tip, sign * reach, reach * 0.8),
      ];
    }).flat();
  return polygon([frond.root, ...side(-1), onSpine(frond, 1), ...side(1).reverse()]);
}

function offset(frond: Frond, share: number, across: number, forward: number): Point {
  const [x, y] = onSpine(frond, share);
  const [nextX, nextY] = onSpine(frond, share + 0.02);
  const heading = Math.atan2(nextY - y, nextX - x);
  return [
    x - Math.sin(heading) * across + Math.cos(heading) * forward,
    y + Math.cos(heading) * across + Math.sin(heading) * forward + Math.abs(across) * 0.3,
  ];
}

function onSpine({ root, angle, length, droop }: Frond, share: number): Point {
  const [x, y] = [
    root[0] + Math.cos(angle) * length * share,
    root[1] + Math.sin(angle) * length * share,
  ];
  return [
    x - Math.cos(angle) * length * 0.14 * share ** 3,
    y + droop * length * share ** 2.1 * 1.25,
  ];
}

function drawTrunk({ foot, height, lean, light }: Palm, crown: Point): string {
  const thick = Math.max(3, height * 0.042);
  const at = (share: number): Point => [foot[0] + lean * share ** 1.7, foot[1] - height * share];
  const shares = Array.from({ length: 9 }, (_, index) => index / 8);
  const half = (share: number) =>
    thick * (0.42 + 0.3 * (1 - share) + 0.5 * Math.max(0, 0.14 - share) * 4);
  const edge = (sign: number) =>
    shares.map((share): Point => [at(share)[0] + sign * half(share), at(share)[1]]);
  const [left, right] = [edge(-1), edge(1)];
  const core = shares.map((share): Point => [at(share)[0] + half(share) * 0.1, at(share)[1]]);
  return (
    filled(polygon([...left, crown, ...right.reverse()]), light.lit(LOCAL.bark)) +
    filled(polygon([...core, crown, ...right]), light.shaded(LOCAL.bark))
  );
}
