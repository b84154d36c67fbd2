import type { MapArea, MapDistrict, MapTown } from '#platform/pack.ts';
import type { Location } from './places.ts';

export const MAP_AREA: MapArea = {
  west: -86.74,
  east: -86.12,
  north: 16.72,
  south: 16.06,
  latitude: 16.35,
  // Utila lies far to the south-west of Roatan and Guanaja far to the east: both are drawn nearer.
  insets: [
    { west: -87.1, east: -86.8, moved: [0.41, 0.055] },
    { west: -86, east: -85.7, moved: [-0.36, 0.145] },
  ],
};

/** The islands; their shapes stand in /pictures/map.svg under these names. */
export const MAP_DISTRICTS: readonly MapDistrict<Location>[] = [
  { name: 'Roatan', shape: 'roatan', centre: [-86.53, 16.32], label: [-86.53, 16.38] },
  { name: 'Utila', shape: 'utila', centre: [-86.897, 16.097], label: [-86.935, 16.14] },
  { name: 'Guanaja', shape: 'guanaja', centre: [-85.889, 16.443], label: [-85.885, 16.53] },
];

export const MAP_TOWNS: readonly MapTown<Location>[] = [
  { name: 'West Bay', longitude: -86.6, latitude: 16.275, side: 'left' },
  { name: 'West End', longitude: -86.593, latitude: 16.304, side: 'left' },
  { name: 'Sandy Bay', longitude: -86.567, latitude: 16.329, side: 'left' },
  { name: 'Flowers Bay', longitude: -86.572, latitude: 16.294 },
  { name: 'Coxen Hole', longitude: -86.537, latitude: 16.317, side: 'right' },
  { name: 'Dixon Cove', longitude: -86.5, latitude: 16.337 },
  { name: 'Brick Bay', longitude: -86.478, latitude: 16.348 },
  { name: 'Los Fuertes', longitude: -86.457, latitude: 16.358 },
  { name: 'French Harbour', longitude: -86.44, latitude: 16.352, side: 'right' },
  { name: 'First Bight', longitude: -86.416, latitude: 16.372 },
  { name: 'Politilly Bight', longitude: -86.403, latitude: 16.397 },
  { name: 'Punta Gorda', longitude: -86.364, latitude: 16.413, side: 'left' },
  { name: 'Jonesville', longitude: -86.372, latitude: 16.389 },
  { name: 'Oak Ridge', longitude: -86.352, latitude: 16.391, side: 'right' },
  { name: 'Port Royal', longitude: -86.3, latitude: 16.406 },
  { name: 'Camp Bay', longitude: -86.288, latitude: 16.427 },
  { name: 'Helene', longitude: -86.213, latitude: 16.415 },
  { name: 'Utila Town', longitude: -86.897, latitude: 16.097, side: 'right' },
  { name: 'Utila Cays', longitude: -86.967, latitude: 16.066, side: 'right', small: true },
  { name: 'Bonacca', longitude: -85.889, latitude: 16.443, side: 'left' },
  { name: 'Savannah Bight', longitude: -85.848, latitude: 16.48 },
  { name: 'Mangrove Bight', longitude: -85.871, latitude: 16.497, side: 'left' },
];
