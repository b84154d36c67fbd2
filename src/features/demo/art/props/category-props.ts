import type { Category } from '#features/profiles/categories.rules.ts';
import { balloons } from '../motifs/celebration.ts';
import { foodBasket } from '../motifs/community.ts';
import { bowl, jug, paintedVase } from '../motifs/craft.ts';
import { juiceGlass, melon } from '../motifs/drinks.ts';
import { gearing } from '../motifs/engineering.ts';
import { bin, sticksOut } from '../motifs/environment.ts';
import { barChart, savings } from '../motifs/finance.ts';
import { stackedTires, tyre } from '../motifs/garage.ts';
import { shoppingBags } from '../motifs/goods.ts';
import { scales } from '../motifs/law.ts';
import { drum } from '../motifs/music.ts';
import { megaphone, microphone } from '../motifs/press.ts';
import { apple, bookPile } from '../motifs/school.ts';
import { sunbed } from '../motifs/seaside.ts';
import { pineapple } from '../motifs/shared/produce.ts';
import { shadow } from '../motifs/shared/shadows.ts';
import { DARK_WOOD, LEAF, PAPER, TERRACOTTA, tone, WOOD } from '../motifs/shared/tones.ts';
import { easel } from '../motifs/studio.ts';
import { laptop } from '../motifs/technology.ts';
import { briefcase, firstAid, typewriter } from './office.ts';
import type { Prop } from './prop.ts';
import { buildingSite, handTruck, ladder, surveyLevel, toolbox } from './worksite.ts';

/** Both kinds of provider share the categories that have the same name. */
export const CATEGORY_PROPS: Record<Category, Prop> = {
  'Technology and IT': { foot: [480, 594], width: 612, height: 420, draw: laptop },
  'Design and Creative': { foot: [480, 640], width: 440, height: 545, draw: easel },
  'Writing and Content': { foot: [480, 592], width: 480, height: 472, draw: typewriter },
  'Marketing and Sales': {
    foot: [520, 592],
    width: 650,
    height: 440,
    draw: (scene, accents) => shadow(430, 592, 160, 16) + megaphone(scene, accents),
  },
  'Business and Finance': {
    foot: [490, 592],
    width: 560,
    height: 480,
    draw: (_scene, accents) => barChart([110, 190, 250, 340], accents),
  },
  'Education and Training': {
    foot: [500, 594],
    width: 520,
    height: 440,
    draw: (scene, accents) => bookPile(scene, accents) + apple(scene, 744, 604),
  },
  'Health and Wellness': { foot: [480, 592], width: 490, height: 430, draw: firstAid },
  'Legal and Administrative': {
    foot: [480, 596],
    width: 650,
    height: 470,
    draw: (scene) => scales(scene, 6),
  },
  Engineering: { foot: [480, 600], width: 380, height: 480, draw: surveyLevel },
  'Hospitality and Event Planning': {
    foot: [480, 640],
    width: 450,
    height: 550,
    draw: (scene, { hero, second, spark }) =>
      balloons(scene, (i) => [hero, second, spark, PAPER, second][i] ?? hero),
  },
  'Trades and Manual Labor': { foot: [480, 592], width: 540, height: 470, draw: toolbox },
  'Retail and E-commerce': {
    foot: [490, 604],
    width: 490,
    height: 420,
    draw: (_scene, accents) => shoppingBags(accents),
  },
  'Transportation and Logistics': { foot: [450, 600], width: 470, height: 460, draw: handTruck },
  'Food and Beverage': {
    foot: [490, 600],
    width: 560,
    height: 510,
    draw: (scene, { second }) =>
      pineapple(scene, 672, 596) +
      juiceGlass(scene, tone('#E8503A'), second) +
      melon(scene, 318, 612),
  },
  'Professional Services': { foot: [480, 592], width: 480, height: 420, draw: briefcase },
  'Construction and Real Estate': {
    foot: [470, 600],
    width: 580,
    height: 380,
    draw: buildingSite,
  },
  'Marketing and Media': {
    foot: [480, 594],
    width: 300,
    height: 500,
    draw: (scene, { hero }) => microphone(scene, hero),
  },
  'Hospitality and Tourism': {
    foot: [430, 616],
    width: 740,
    height: 540,
    draw: (scene, { hero }) => shadow(560, 612, 280, 18) + sunbed(scene, [hero, PAPER]),
  },
  'Trades and Home Services': { foot: [480, 604], width: 560, height: 475, draw: ladder },
  'Entertainment and Events': {
    foot: [490, 650],
    width: 510,
    height: 420,
    draw: (scene, { hero, second }) =>
      drum(scene, 384, 634, 150, 380, hero, WOOD) +
      drum(scene, 626, 654, 118, 284, second, DARK_WOOD),
  },
  Automotive: {
    foot: [490, 640],
    width: 630,
    height: 476,
    draw: (scene) =>
      stackedTires(scene, 690) + shadow(430, 640, 200, 18) + tyre(scene, 420, 404, 236),
  },
  'Manufacturing and Industry': {
    foot: [480, 598],
    width: 600,
    height: 460,
    draw: (scene, { hero }) => gearing({ ...scene, side: 1 }, 8, hero),
  },
  'Finance and Insurance': { foot: [500, 604], width: 570, height: 400, draw: savings },
  'Arts and Creative Services': {
    foot: [480, 600],
    width: 620,
    height: 450,
    draw: (scene) =>
      jug(scene, 262, 604, '#DDB083') +
      paintedVase(scene, TERRACOTTA) +
      bowl(scene, 704, 606, tone('#D08A52')),
  },
  'Environmental and Sustainability': {
    foot: [484, 640],
    width: 460,
    height: 360,
    draw: (scene, { second }) =>
      sticksOut(366) + bin(scene, 366, 640, LEAF, true) + bin(scene, 604, 640, second, false),
  },
  'Nonprofits and Community Services': {
    foot: [480, 598],
    width: 560,
    height: 430,
    draw: (scene, { hero }) => foodBasket(scene, hero),
  },
};
