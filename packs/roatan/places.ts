/** Islands stand for all that lies on them, towns and bights for themselves. */
export const LOCATIONS = [
  'Roatan',
  'Utila',
  'Guanaja',
  'Coxen Hole',
  'French Harbour',
  'West End',
  'West Bay',
  'Sandy Bay',
  'Flowers Bay',
  'Dixon Cove',
  'Brick Bay',
  'Los Fuertes',
  'First Bight',
  'Politilly Bight',
  'Punta Gorda',
  'Jonesville',
  'Oak Ridge',
  'Port Royal',
  'Camp Bay',
  'Helene',
  'Utila Town',
  'Utila Cays',
  'Bonacca',
  'Savannah Bight',
  'Mangrove Bight',
] as const;

export type Location = (typeof LOCATIONS)[number];

export const DISTRICTS = ['Roatan', 'Utila', 'Guanaja'] as const;

export type District = (typeof DISTRICTS)[number];

export const DISTRICT_OF: Record<Location, District> = {
  Roatan: 'Roatan',
  Utila: 'Utila',
  Guanaja: 'Guanaja',
  'Coxen Hole': 'Roatan',
  'French Harbour': 'Roatan',
  'West End': 'Roatan',
  'West Bay': 'Roatan',
  'Sandy Bay': 'Roatan',
  'Flowers Bay': 'Roatan',
  'Dixon Cove': 'Roatan',
  'Brick Bay': 'Roatan',
  'Los Fuertes': 'Roatan',
  'First Bight': 'Roatan',
  'Politilly Bight': 'Roatan',
  'Punta Gorda': 'Roatan',
  Jonesville: 'Roatan',
  'Oak Ridge': 'Roatan',
  'Port Royal': 'Roatan',
  'Camp Bay': 'Roatan',
  Helene: 'Roatan',
  'Utila Town': 'Utila',
  'Utila Cays': 'Utila',
  Bonacca: 'Guanaja',
  'Savannah Bight': 'Guanaja',
  'Mangrove Bight': 'Guanaja',
};
