import type { MapArea, MapDistrict, MapTown } from '#platform/pack.ts';
import type { Location } from './places.ts';

export const MAP_AREA: MapArea = {
  west: -89.27,
  east: -87.5,
  north: 18.53,
  south: 15.84,
  latitude: 17.2,
};

/** Districts are areas; their shapes stand in /pictures/map.svg under these names. */
export const MAP_DISTRICTS: readonly MapDistrict<Location>[] = [
  { name: 'Corozal', shape: 'corozal', centre: [-88.39, 18.39], label: [-88.32, 18.24] },
  { name: 'Orange Walk', shape: 'orange-walk', centre: [-88.56, 18.08], label: [-88.88, 17.85] },
  { name: 'Belize City', shape: 'belize', centre: [-88.19, 17.5], label: [-88.46, 17.37] },
  { name: 'Cayo', shape: 'cayo', centre: [-88.98, 17.15], label: [-88.88, 16.84] },
  { name: 'Stann Creek', shape: 'stann-creek', centre: [-88.35, 16.85], label: [-88.47, 16.82] },
  { name: 'Toledo', shape: 'toledo', centre: [-88.92, 16.22], label: [-88.97, 16.36] },
];

export const MAP_TOWNS: readonly MapTown<Location>[] = [
  { name: 'Belize City', longitude: -88.19, latitude: 17.5, side: 'right' },
  { name: 'San Pedro', longitude: -87.965, latitude: 17.92, side: 'left' },
  { name: 'Caye Caulker', longitude: -88.025, latitude: 17.745, side: 'right' },
  { name: 'Ladyville', longitude: -88.3, latitude: 17.56, side: 'right', small: true },
  { name: 'Burrell Boom', longitude: -88.405, latitude: 17.57, side: 'left', small: true },
  { name: 'Hattieville', longitude: -88.395, latitude: 17.47, side: 'left', small: true },
  { name: 'Belmopan', longitude: -88.77, latitude: 17.25, side: 'right' },
  { name: 'San Ignacio', longitude: -89.07, latitude: 17.16, side: 'right' },
  {
    name: 'Benque Viejo del Carmen',
    short: 'Benque',
    longitude: -89.14,
    latitude: 17.075,
    side: 'right',
  },
  { name: 'Dangriga', longitude: -88.23, latitude: 16.97, side: 'left' },
  { name: 'Placencia', longitude: -88.37, latitude: 16.52, side: 'left' },
  { name: 'Punta Gorda', longitude: -88.8, latitude: 16.1, side: 'right' },
];
