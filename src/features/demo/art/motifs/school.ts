import { mix } from '../color-math.ts';
import { pencil } from './shared/desk.ts';
import { FLOOR_LINE, placed, room, TABLE_LINE, tabletop } from './shared/indoors.ts';
import { fill, group, line, many, solid, turned } from './shared/paint.ts';
import { type Accents, choosePalette } from './shared/palettes.ts';
import { pottedPlant } from './shared/plants.ts';
import { beside, type Scene } from './shared/scene.ts';
import { shadow } from './shared/shadows.ts';
import { box, disc, n, oval, poly, ring } from './shared/shapes.ts';
import {
  BRASS,
  FOREST,
  HUE,
  INK,
  PALE_WOOD,
  PAPER,
  RED,
  type Tone,
  tone,
  WOOD,
} from './shared/tones.ts';

const CHALK = '#EAF1E6';
const YELLOW_CHALK = mix(CHALK, HUE.mango, 0.7);
const BLUE_CHALK = mix(CHALK, HUE.aqua, 0.6);

export function drawBooks(scene: Scene): string {
  const palette = choosePalette(scene);
  return (
    tabletop(scene, palette) +
    placed(scene, TABLE_LINE, bookPile(scene, palette)) +
    apple(scene, beside(scene, 300), 608) +
    pencil(scene, beside(scene, -440), 632, scene.side === 1 ? 5 : 175, palette.hero)
  );
}

export function bookPile(scene: Scene, { hero, second, spark }: Accents): string {
  return [
    shadow(480, 594, 250, 18),
    lyingBook(scene, 262, 524, 440, 70, second),
    lyingBook(scene, 296, 462, 384, 62, spark),
    lyingBook(scene, 276, 406, 410, 56, hero),
    standingBook(scene, 372, 406, 62, 220, second, 0),
    standingBook(scene, 438, 406, 54, 250, hero, 0),
    standingBook(scene, 496, 406, 70, 206, spark, 0),
    standingBook(scene, 626, 406, 50, 216, second, -15),
  ].join('');
}

/** A book on its side, its pages to the right. */
function lyingBook(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  cover: Tone,
): string {
  return group(
    solid(scene, box(x, y, width, height, 10), cover, { shade: 8, light: 5 }),
    fill(box(x + width * 0.32, y + 9, width * 0.68 - 8, height - 18, 4), PAPER.base),
    many(3, (i) =>
      fill(
        box(x + width * 0.32, y + 18 + i * ((height - 26) / 3), width * 0.68 - 8, 3),
        PAPER.shade,
      ),
    ),
    fill(box(x + width * 0.32, y, 12, height), cover.shade),
    fill(box(x + 36, y, 14, height), HUE.mango),
    fill(box(x + 58, y, 6, height), HUE.mango),
  );
}

function standingBook(
  scene: Scene,
  x: number,
  groundY: number,
  width: number,
  height: number,
  cover: Tone,
  lean: number,
): string {
  return turned(scene, lean, x, groundY, (local) =>
    group(
      solid(local, box(x, groundY - height, width, height, 7), cover, { shade: 14, light: 6 }),
      fill(box(x, groundY - height + 28, width, 12), cover.light),
      fill(box(x, groundY - 52, width, 22), cover.deep),
      fill(disc(x + width / 2, groundY - height * 0.6, width * 0.2), HUE.mango),
    ),
  );
}

export function apple(scene: Scene, x: number, y: number): string {
  const body = `M${n(x)},${n(y - 84)}c34,-22 66,4 60,44c-4,28 -24,44 -38,42c-10,-2 -14,-4 -22,-4c-8,0 -12,2 -22,4c-14,2 -34,-14 -38,-42c-6,-40 26,-66 60,-44z`;
  return group(
    shadow(x, y, 50, 10),
    line(`M${n(x)},${n(y - 82)}q2,-18 12,-26`, WOOD.deep, 7),
    fill(oval(x + 30, y - 104, 22, 9), FOREST.base),
    solid(scene, body, RED, { shade: 20, light: 8 }),
  );
}

export function drawBlackboard(scene: Scene): string {
  const palette = choosePalette(scene);
  const board = tone('#1F5B4C');
  return (
    room(scene, palette, { decor: 'leaves' }) +
    placed(
      scene,
      FLOOR_LINE,
      fill(box(186, 122, 612, 402, 16), HUE.ink, 0.14),
      solid(scene, box(168, 104, 624, 404, 16), WOOD, { shade: 12, light: 6 }),
      fill(box(190, 126, 580, 360, 6), board.base),
      fill(poly(190, 126, 420, 126, 250, 486, 190, 486), '#FFFFFF', 0.05),
      scene.random.pick([geometryLesson, readingLesson, natureLesson])(),
      solid(scene, box(150, 496, 660, 22, 6), PALE_WOOD, { shade: 8, light: 4 }),
      fill(box(240, 484, 66, 12, 6), CHALK) +
        fill(box(320, 485, 46, 11, 5), HUE.coral) +
        fill(box(376, 485, 40, 11, 5), HUE.mango),
      fill(box(620, 466, 96, 30, 6), palette.hero.base) +
        fill(box(620, 484, 96, 12, 4), PAPER.shade),
    ) +
    schoolDesk(scene, beside(scene, 60), palette.second) +
    pottedPlant(scene, beside(scene, -390), 640, 1.2, palette.hero)
  );
}

function geometryLesson(): string {
  return group(
    line('M250,420L350,230L450,420z', CHALK, 8),
    line('M350,230V420', YELLOW_CHALK, 6),
    fill(ring(580, 240, 62, 54), CHALK),
    line('M580,240L626,206', mix(CHALK, HUE.coral, 0.6), 7),
    line('M500,360H700M500,360V330M560,360V310M620,360V330M700,360V300', CHALK, 7),
    line('M500,430c30,-30 50,30 80,0s50,30 80,0s40,10 50,0', BLUE_CHALK, 7),
  );
}

/** An open book above lines of writing. */
function readingLesson(): string {
  return group(
    line(
      'M480,190C440,164 380,164 330,186V320C380,298 440,298 480,324C520,298 580,298 630,320V186C580,164 520,164 480,190V324',
      CHALK,
      8,
    ),
    line(
      'M360,216q50,-14 92,4M360,250q50,-14 92,4M508,220q42,-18 92,-4M508,254q42,-18 92,-4',
      YELLOW_CHALK,
      6,
    ),
    line('M250,380H590M250,420H700M250,456H480', BLUE_CHALK, 7),
  );
}

/** The temple, the sun and the sea. */
function natureLesson(): string {
  return group(
    line('M236,430H300V380H340V330H380V280H460V330H500V380H540V430H600', CHALK, 8),
    line('M400,430V350H440V430M380,280V240H460V280', CHALK, 7),
    fill(ring(650, 220, 46, 38), YELLOW_CHALK),
    line(
      'M650,152v-16M650,304v-16M582,220h-16M734,220h-16M602,172l-11,-11M709,279l-11,-11M602,268l-11,11M709,161l-11,11',
      YELLOW_CHALK,
      7,
    ),
    line(
      'M236,462c30,-18 50,18 80,0s50,18 80,0s50,18 80,0s50,18 80,0s50,18 80,0s40,6 60,0',
      BLUE_CHALK,
      7,
    ),
  );
}

function schoolDesk(scene: Scene, x: number, cover: Tone): string {
  return group(
    shadow(x, 690, 190, 14),
    fill(box(x - 150, 620, 16, 72, 5), INK.base) + fill(box(x + 134, 620, 16, 72, 5), INK.base),
    lyingBook(scene, x - 110, 556, 150, 28, cover),
    lyingBook(scene, x - 96, 532, 126, 24, { ...RED, light: '#F0A08F' }),
    fill(disc(x + 84, 560, 26), mix(HUE.lagoon, HUE.sand, 0.2)),
    solid(scene, box(x - 184, 584, 368, 40, 8), PALE_WOOD, { shade: 14, light: 6 }),
  );
}

export function drawGraduationCap(scene: Scene): string {
  const palette = choosePalette(scene, 'dark');
  const cloth = scene.random.pick([INK, tone('#2B1A63'), tone('#0A4F4A')]);
  const bowl = 'M330,340V452c0,52 300,52 300,0V340z';
  const cordX = scene.side === 1 ? 664 : 296;
  return (
    tabletop(scene, palette) +
    placed(
      scene,
      TABLE_LINE,
      shadow(480, 592, 250, 18),
      lyingBook(scene, 268, 530, 430, 62, palette.hero),
      lyingBook(scene, 300, 474, 372, 56, palette.second),
      solid(scene, bowl, cloth, { shade: 40, light: 6 }),
      fill(poly(480, 206, 800, 314, 480, 424, 160, 314), cloth.base),
      fill(poly(480, 206, 800, 314, 480, 314), mix(cloth.base, cloth.light, 0.25)),
      fill(poly(480, 206, 160, 314, 480, 314), mix(cloth.base, cloth.light, 0.45)),
      fill(poly(160, 314, 480, 424, 800, 314, 800, 328, 480, 440, 160, 328), cloth.deep),
      line(`M480,314L${cordX},${366}V430`, BRASS.base, 9),
      fill(oval(480, 314, 22, 10), BRASS.shade),
      tassel(cordX, 430),
    ) +
    diploma(scene, beside(scene, 330), 628, palette.spark)
  );
}

function tassel(x: number, y: number): string {
  return group(
    fill(disc(x, y, 15), BRASS.shade),
    fill(poly(x - 13, y + 6, x + 13, y + 6, x + 23, y + 94, x - 23, y + 94), BRASS.base),
    fill(poly(x + 3, y + 6, x + 13, y + 6, x + 23, y + 94, x + 6, y + 94), BRASS.shade),
    fill(box(x - 15, y + 16, 30, 11, 4), BRASS.deep),
  );
}

function diploma(scene: Scene, x: number, y: number, ribbon: Tone): string {
  return turned(scene, -4, x, y, (local) =>
    group(
      fill(oval(x + 6, y + 2, 132, 10), HUE.ink, 0.2),
      solid(local, box(x - 126, y - 54, 252, 54, 20), PAPER, { shade: 14 }),
      fill(oval(x - 112, y - 27, 15, 26), PAPER.shade) +
        fill(oval(x - 112, y - 27, 7, 13), PAPER.base),
      fill(box(x - 18, y - 54, 36, 54), ribbon.base),
      fill(disc(x, y - 27, 20), ribbon.deep),
    ),
  );
}
