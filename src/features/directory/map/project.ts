import { MAP_AREA } from '#platform/pack.ts';

const { west, east, north, south, latitude: middle } = MAP_AREA;
/** A degree of longitude is shorter than one of latitude; in a small country everywhere by the same. */
const SHORTER = Math.cos((middle * Math.PI) / 180);

export const MAP_HEIGHT = 640;
const SCALE = MAP_HEIGHT / (north - south);
export const MAP_WIDTH = Math.round((east - west) * SHORTER * SCALE);

/** Where a place on the globe stands on our map. */
export function project(longitude: number, latitude: number): [x: number, y: number] {
  return [(longitude - west) * SHORTER * SCALE, (north - latitude) * SCALE];
}

/** The same in whole units, where digits would only make the page heavier. */
export function pointAt(longitude: number, latitude: number): [x: number, y: number] {
  const [x, y] = project(longitude, latitude);
  return [Math.round(x), Math.round(y)];
}
