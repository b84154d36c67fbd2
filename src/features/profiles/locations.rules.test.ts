import { expect, it } from 'vitest';
import { nearbyPlaces, placesWithin } from './locations.rules.ts';

it('a district includes its towns', () => {
  expect(placesWithin('Cayo')).toEqual([
    'Cayo',
    'Belmopan',
    'San Ignacio',
    'Benque Viejo del Carmen',
  ]);
  expect(placesWithin('Stann Creek')).toEqual(['Stann Creek', 'Placencia', 'Dangriga']);
  expect(placesWithin('Toledo')).toEqual(['Toledo', 'Punta Gorda']);
});

it('a town is only itself, its neighbours are suggestions', () => {
  expect(placesWithin('Belize City')).toEqual(['Belize City']);
  expect(nearbyPlaces('Belize City')).toEqual([
    'San Pedro',
    'Caye Caulker',
    'Ladyville',
    'Burrell Boom',
    'Hattieville',
  ]);
  expect(nearbyPlaces('Placencia')).toEqual(['Stann Creek', 'Dangriga']);
});
