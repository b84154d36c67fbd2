import type { Location } from '../../places.ts';

export { businessTexts, specialistTexts } from '../../../shared/words/es/category-texts.ts';

export const specialists =
  'Especialistas independientes, de plomeros a capitanes de lancha, con su trabajo, sus calificaciones y sus números.';
export const businesses =
  'Negocios locales, de panaderías a tiendas de buceo, con lo que ofrecen y cómo comunicarse.';

export const inPlace = (place: string, what: string) => `En ${place}, ${what}.`;

export const placeTexts: Record<Location, string> = {
  Roatan: 'la mayor de las Islas de la Bahía, larga y verde, con el arrecife en ambas costas',
  Utila: 'la más pequeña y plana de las tres, donde muchos aprenden a bucear',
  Guanaja: 'la isla montañosa del este, con casi toda su gente en un cayo de al lado',
  'Coxen Hole': 'la capital de las islas, donde llegan los barcos y están las oficinas',
  'French Harbour': 'el puerto de la flota pesquera y de muchos talleres y tiendas',
  'West End': 'el pueblo de las tiendas de buceo y los paseos junto al mar',
  'West Bay': 'la larga playa blanca de la punta oeste',
  'Sandy Bay': 'la tranquila costa norte entre West End y Coxen Hole',
  'Flowers Bay': 'el viejo pueblo de la costa suroeste',
  'Dixon Cove': 'el puerto del ferry y de los cruceros, al este de Coxen Hole',
  'Brick Bay': 'la bahía abrigada a medio camino de French Harbour',
  'Los Fuertes': 'la colonia que crece arriba de French Harbour',
  'First Bight': 'el pueblo alrededor de la bahía siguiente a French Harbour',
  'Politilly Bight': 'la costa norte en el centro de la isla',
  'Punta Gorda': 'la comunidad garífuna más antigua de Honduras, fundada en 1797',
  Jonesville: 'el pueblo de pescadores entre manglares, junto a Oak Ridge',
  'Oak Ridge': 'el puerto del este, donde las lanchas son los taxis',
  'Port Royal': 'el viejo puerto profundo cerca de la punta este, que fue de piratas',
  'Camp Bay': 'la última playa de la carretera hacia el este',
  Helene: 'la isla del extremo este, a la que se llega entre manglares',
  'Utila Town': 'el pueblo alrededor del puerto del este, donde vive casi toda Utila',
  'Utila Cays': 'el pueblo de pescadores en dos cayos pequeños del suroeste',
  Bonacca: 'el pueblo sobre el agua, con veredas y canales por calles',
  'Savannah Bight': 'el pueblo de la costa este de Guanaja',
  'Mangrove Bight': 'el pueblo de la costa norte de Guanaja',
};
