const WEST = -89.27;
const EAST = -87.5;
const NORTH = 18.53;
const SOUTH = 15.84;
/** So near the equator a degree of longitude is a little shorter than one of latitude, everywhere by the same. */
const SHORTER = Math.cos((17.2 * Math.PI) / 180);

export const MAP_HEIGHT = 640;
const SCALE = MAP_HEIGHT / (NORTH - SOUTH);
export const MAP_WIDTH = Math.round((EAST - WEST) * SHORTER * SCALE);

/** Where a place on the globe stands on our map. */
export function project(longitude: number, latitude: number): [x: number, y: number] {
  return [(longitude - WEST) * SHORTER * SCALE, (NORTH - latitude) * SCALE];
}
