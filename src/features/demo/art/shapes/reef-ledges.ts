import { mix } from '../color-math.ts';
import { LOCAL, type Light } from '../palettes.ts';
import { HEIGHT, type Stage } from './canvas.ts';
import {
  drawBrainCoral,
  drawFanCoral,
  drawStaghorn,
  drawTubeSponge,
  type Coral,
} from './corals.ts';
import { curveDownTo, filled, repeat, type Point } from './paths.ts';

type Kind = 'fan' | 'staghorn' | 'tubes' | 'brain';
type Slot = readonly [x: number, size: number];
type Profile = (x: number) => number;

const BACK: readonly Slot[] = [
  [985, 132],
  [1110, 104],
  [1240, 116],
  [1390, 148],
  [1540, 112],
];
const FRONT: readonly Slot[] = [
  [820, 76],
  [1070, 74],
  [1150, 84],
  [1260, 98],
];

/** Silhouettes of two reefs in the distance. */
export function drawFarReef({ palette, random }: Stage): string {
  const center = random.between(900, 1300);
  return repeat(2, (layer) => {
    const color = mix(palette.depths[4], palette.depths[2], 0.62 - 0.24 * layer);
    const flat: Light = { lit: () => color, shaded: () => color };
    const swell = (x: number) => Math.exp(-(((x - center + layer * 330) / 430) ** 2));
    const top = (x: number) =>
      400 + layer * 34 - (60 - layer * 6) * swell(x) - 8 * Math.sin(x / 60 + layer * 2);
    const corals = repeat(9, () => {
      const x = random.between(540, 1600);
      const kind = random.pick<Kind>(['staghorn', 'staghorn', 'tubes', 'brain']);
      return draw(
        kind,
        { foot: [x, top(x) + 8], size: random.between(34, 66), color, light: flat },
        random,
      );
    });
    return drawLedge(top, 0, color) + corals;
  });
}

/** Two ledges, one behind the other, so that every coral has a foothold. */
export function drawNearReef(stage: Stage): string {
  const { palette, random } = stage;
  const lift = random.between(-10, 44);
  const back: Profile = (x) => 514 - (140 + lift) * slope(x, 940, 110) - 8 * Math.sin(x / 49);
  const front: Profile = (x) =>
    522 - (76 + lift / 2) * slope(x, 880, 110) - 9 * Math.sin(x / 63 + 2);
  const colors = rotated(coralColors(stage), random.integer(0, 4));
  const plant = (
    ledge: Profile,
    light: Light,
    slots: readonly Slot[],
    kinds: readonly Kind[],
    sink: number,
  ) =>
    slots
      .map(([center, size], index) => {
        const x = center + random.between(-20, 20);
        const color = colors[(index + slots.length) % colors.length] ?? LOCAL.coral;
        const coral: Coral = {
          foot: [x, ledge(x) + sink],
          size: size * random.between(0.86, 1.16),
          color,
          light,
        };
        return draw(kinds[index % kinds.length] ?? 'brain', coral, random);
      })
      .join('');
  const [far, near] = [palette.underwater(0.18), palette.underwater(0)];
  const backKinds = rotated<Kind>(
    ['fan', 'staghorn', 'tubes', 'fan', 'staghorn'],
    random.integer(0, 4),
  );
  const frontKinds = rotated<Kind>(['staghorn', 'staghorn', 'tubes', 'fan'], random.integer(0, 3));
  return [
    plant(back, far, BACK, backKinds, 8),
    plant(
      back,
      far,
      [
        [1050, 82],
        [1310, 100],
      ],
      ['brain'],
      15,
    ),
    drawLedge(back, 600, palette.underwater(0.25).shaded(palette.depths[3])),
    plant(front, near, FRONT, frontKinds, 8),
    plant(
      front,
      near,
      [
        [965, 96],
        [1440, 128],
        [885, 56],
        [1195, 70],
      ],
      ['brain'],
      14,
    ),
    drawLedge(front, 500, near.shaded(palette.depths[4])),
  ].join('');
}

/** Warm corals turn brown in moonlight, so at night the reef is cool throughout. */
function coralColors({ palette }: Stage): readonly string[] {
  const complement = palette.tint === 'teal' ? '#8A5BD8' : LOCAL.teal;
  return palette.time === 'night'
    ? [LOCAL.rose, '#2CC3B2', LOCAL.lilac, complement, '#5F8BEA']
    : [LOCAL.coral, LOCAL.mango, LOCAL.rose, complement, LOCAL.lilac];
}

function draw(kind: Kind, coral: Coral, random: Stage['random']): string {
  if (kind === 'fan') return drawFanCoral(random, coral);
  if (kind === 'staghorn') return drawStaghorn(random, coral);
  if (kind === 'tubes') return drawTubeSponge(random, coral);
  return drawBrainCoral(coral);
}

function drawLedge(top: Profile, from: number, color: string): string {
  const count = Math.ceil((1624 - from) / 24);
  const points = Array.from({ length: count }, (_, step): Point => [
    from + step * 24,
    top(from + step * 24),
  ]);
  return filled(curveDownTo(points, HEIGHT), color);
}

/** Rises from 0 to 1 around `middle`. */
function slope(x: number, middle: number, softness: number): number {
  return 1 / (1 + Math.exp(-(x - middle) / softness));
}

/** The same order, begun elsewhere: neighbours stay different from each other. */
function rotated<T>(items: readonly T[], start: number): T[] {
  return [...items.slice(start), ...items.slice(0, start)];
}
