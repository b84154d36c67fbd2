import type { Location } from '#features/profiles/locations.rules.ts';
import { project } from './project.ts';

/** Districts are areas; their shapes stand in /pictures/belize.svg under these names. */
export const MAP_DISTRICTS = [
  { name: 'Corozal', shape: 'corozal' },
  { name: 'Orange Walk', shape: 'orange-walk' },
  { name: 'Cayo', shape: 'cayo' },
  { name: 'Stann Creek', shape: 'stann-creek' },
  { name: 'Toledo', shape: 'toledo' },
] as const satisfies readonly { name: Location; shape: string }[];

interface Town {
  name: Location;
  at: [x: number, y: number];
  /** On which side of its dot the name has room. */
  side: 'left' | 'right';
}

const town = (name: Location, longitude: number, latitude: number, side: Town['side']): Town => ({
  name,
  at: project(longitude, latitude),
  side,
});

export const MAP_TOWNS: readonly Town[] = [
  town('Belize City', -88.19, 17.5, 'right'),
  town('San Pedro', -87.965, 17.92, 'left'),
  town('Caye Caulker', -88.025, 17.745, 'right'),
  town('Ladyville', -88.3, 17.56, 'right'),
  town('Burrell Boom', -88.405, 17.57, 'left'),
  town('Hattieville', -88.395, 17.47, 'left'),
  town('Belmopan', -88.77, 17.25, 'right'),
  town('San Ignacio', -89.07, 17.16, 'right'),
  town('Benque Viejo del Carmen', -89.14, 17.075, 'right'),
  town('Dangriga', -88.23, 16.97, 'left'),
  town('Placencia', -88.37, 16.52, 'left'),
  town('Punta Gorda', -88.8, 16.1, 'right'),
];
