import { drawBirds } from './birds.ts';
import { drawBoats } from './boats.ts';
import { drawCaye, drawFarCayes } from './cayes.ts';
import { drawClouds } from './clouds.ts';
import { drawForeground } from './foreground.ts';
import type { Size } from './frames.ts';
import { drawGlitter, drawLagoon, drawSparks, drawSwell } from './lagoon.ts';
import { drawBeach, drawJungle, drawMist, drawMountains } from './land.ts';
import type { Layout } from './layout.ts';
import type { Moment } from './motion.ts';
import { drawReef, drawSurf } from './reef.ts';
import { drawReflections } from './reflections.ts';
import { drawSky } from './sky.ts';

/** What stands still is drawn once for all frames. */
export function openScene(layout: Layout, pixels: Size): (moment: Moment) => string {
  const { width, height } = layout;
  const sky = drawSky(layout);
  const mountains = drawMountains(layout);
  const jungle = drawJungle(layout);
  const shore = drawBeach(layout) + drawFarCayes(layout);
  const size = `width="${pixels.width}" height="${pixels.height}" viewBox="0 0 ${width} ${height}"`;
  return (moment) =>
    [
      `<svg xmlns="http://www.w3.org/2000/svg" ${size}>`,
      sky,
      drawClouds(layout, moment),
      mountains,
      drawMist(layout, moment),
      jungle,
      drawLagoon(layout, moment),
      drawReflections(layout, moment),
      shore,
      drawReef(layout, moment),
      drawSurf(layout, moment),
      drawSwell(layout, moment),
      drawSparks(layout, moment),
      drawGlitter(layout, moment),
      drawCaye(layout, moment),
      drawBoats(layout, moment),
      drawBirds(layout, moment),
      drawForeground(layout, moment),
      '</svg>',
    ].join('');
}
