import { MAP_AREA } from '#platform/pack.ts';

const { west, east, north, south, latitude: middle, insets = [] } = MAP_AREA;
/** A degree of longitude is shorter than one of latitude; in a small country everywhere by the same. */
const SHORTER = Math.cos((middle * Math.PI) / 180);

/** Letters and dots have their sizes in these units. */
const MAX_HEIGHT = 640;
const MAX_WIDTH = 403;
const SCALE = Math.min(MAX_HEIGHT / (north - south), MAX_WIDTH / ((east - west) * SHORTER));
export const MAP_HEIGHT = Math.round((north - south) * SCALE);
export const MAP_WIDTH = Math.round((east - west) * SHORTER * SCALE);

/** Where a place on the globe stands on our map. */
export function project(longitude: number, latitude: number): [x: number, y: number] {
  const inset = insets.find((each) => longitude > each.west && longitude < each.east);
  const [eastwards, northwards] = inset?.moved ?? [0, 0];
  return [
    (longitude + eastwards - west) * SHORTER * SCALE,
    (north - latitude - northwards) * SCALE,
  ];
}

/** The same in whole units, where digits would only make the page heavier. */
export function pointAt(longitude: number, latitude: number): [x: number, y: number] {
  const [x, y] = project(longitude, latitude);
  return [Math.round(x), Math.round(y)];
}
