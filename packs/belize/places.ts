export const LOCATIONS = [
  'Belize City',
  'Corozal',
  'Orange Walk',
  'Toledo',
  'Cayo',
  'Stann Creek',
  'San Pedro',
  'Caye Caulker',
  'Placencia',
  'Belmopan',
  'Dangriga',
  'Punta Gorda',
  'San Ignacio',
  'Benque Viejo del Carmen',
  'Ladyville',
  'Burrell Boom',
  'Hattieville',
] as const;

export type Location = (typeof LOCATIONS)[number];

export const DISTRICTS = [
  'Belize',
  'Cayo',
  'Corozal',
  'Orange Walk',
  'Stann Creek',
  'Toledo',
] as const;

export type District = (typeof DISTRICTS)[number];

export const DISTRICT_OF: Record<Location, District> = {
  'Belize City': 'Belize',
  Corozal: 'Corozal',
  'Orange Walk': 'Orange Walk',
  Toledo: 'Toledo',
  Cayo: 'Cayo',
  'Stann Creek': 'Stann Creek',
  'San Pedro': 'Belize',
  'Caye Caulker': 'Belize',
  Placencia: 'Stann Creek',
  Belmopan: 'Cayo',
  Dangriga: 'Stann Creek',
  'Punta Gorda': 'Toledo',
  'San Ignacio': 'Cayo',
  'Benque Viejo del Carmen': 'Cayo',
  Ladyville: 'Belize',
  'Burrell Boom': 'Belize',
  Hattieville: 'Belize',
};
