import type { Disc } from '#features/demo/art/shapes/canvas.ts';
import type { Point } from '#features/demo/art/shapes/paths.ts';

/** Left, top, right and bottom. */
export type Box = readonly [number, number, number, number];

export interface PalmPlace {
  foot: Point;
  height: number;
  lean: number;
}

/** One composition. Lengths are drawing units; a unit is 1.2 pixels of the video. */
export interface Layout {
  name: 'landscape' | 'portrait';
  width: number;
  height: number;
  /** Where the lagoon meets the land. */
  shore: number;
  sun: Disc;
  temple: { x: number; base: number; width: number; height: number };
  mountains: { scale: number; height: number };
  clouds: readonly { at: Point; width: number }[];
  /** Where the last stars of the night are left. */
  stars: Box;
  caye: { at: Point; scale: number };
  farCayes: readonly { at: Point; width: number }[];
  /** Patch reefs in the lagoon, and the line where the sea breaks on the outer one. */
  reefs: readonly { at: Point; width: number }[];
  surf: { at: Point; width: number };
  boat: { at: Point; length: number };
  farBoat: { at: Point; length: number };
  birds: { from: Point; to: Point; size: number };
  palms: readonly PalmPlace[];
  /** The dark shore under the palms: where it comes out of the water, and how high it is at the right edge. */
  bank: { from: number; rise: number };
  /** Fronds without a trunk at the lower edge. */
  ferns: readonly { root: Point; size: number }[];
  /** Where the headline stands: calm, and dark enough for white letters. */
  headline: Box;
}

export const LANDSCAPE: Layout = {
  name: 'landscape',
  width: 1600,
  height: 900,
  shore: 584,
  sun: { x: 1136, y: 424, radius: 72 },
  temple: { x: 1288, base: 566, width: 280, height: 316 },
  mountains: { scale: 1, height: 190 },
  clouds: [
    { at: [1400, 96], width: 300 },
    { at: [1084, 190], width: 220 },
    { at: [330, 130], width: 280 },
    { at: [1026, 352], width: 136 },
  ],
  stars: [0, 0, 560, 330],
  caye: { at: [664, 704], scale: 0.7 },
  farCayes: [
    { at: [250, 612], width: 130 },
    { at: [930, 602], width: 84 },
  ],
  reefs: [
    { at: [420, 816], width: 300 },
    { at: [860, 846], width: 260 },
  ],
  surf: { at: [40, 640], width: 460 },
  boat: { at: [1064, 742], length: 122 },
  farBoat: { at: [392, 622], length: 34 },
  birds: { from: [1750, -40], to: [850, 400], size: 92 },
  palms: [
    { foot: [1672, 850], height: 600, lean: -58 },
    { foot: [1516, 850], height: 340, lean: 36 },
  ],
  bank: { from: 1080, rise: 96 },
  ferns: [
    { root: [1320, 880], size: 120 },
    { root: [1450, 872], size: 170 },
    { root: [-6, 912], size: 210 },
  ],
  headline: [60, 190, 900, 560],
};

export const PORTRAIT: Layout = {
  name: 'portrait',
  width: 900,
  height: 1600,
  shore: 1190,
  sun: { x: 290, y: 1036, radius: 66 },
  temple: { x: 490, base: 1174, width: 290, height: 316 },
  mountains: { scale: 0.8, height: 210 },
  clouds: [
    { at: [640, 210], width: 300 },
    { at: [200, 120], width: 220 },
    { at: [130, 930], width: 150 },
  ],
  stars: [0, 0, 900, 600],
  caye: { at: [250, 1306], scale: 0.62 },
  farCayes: [
    { at: [70, 1213], width: 100 },
    { at: [690, 1210], width: 80 },
  ],
  reefs: [
    { at: [250, 1500], width: 250 },
    { at: [610, 1340], width: 170 },
  ],
  surf: { at: [560, 1262], width: 300 },
  boat: { at: [474, 1400], length: 132 },
  farBoat: { at: [590, 1228], length: 32 },
  birds: { from: [1130, 620], to: [260, 1000], size: 88 },
  palms: [
    { foot: [926, 1530], height: 600, lean: -52 },
    { foot: [786, 1540], height: 320, lean: 30 },
  ],
  bank: { from: 420, rise: 120 },
  ferns: [
    { root: [640, 1560], size: 150 },
    { root: [770, 1560], size: 190 },
    { root: [-10, 1600], size: 230 },
  ],
  headline: [60, 330, 840, 840],
};
