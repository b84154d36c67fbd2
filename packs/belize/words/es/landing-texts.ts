import type { BusinessCategory, SpecialistCategory } from '../../categories.ts';
import * as shared from '../../../shared/words/es/category-texts.ts';
import type { Location } from '../../places.ts';

export const specialists =
  'Especialistas independientes, de plomeros a tutores, con su trabajo, sus calificaciones y sus números.';
export const businesses =
  'Negocios locales, de panaderías a tiendas de buceo, con lo que ofrecen y cómo comunicarse.';

export const inPlace = (place: string, what: string) => `En ${place}, ${what}.`;

export const specialistTexts: Record<SpecialistCategory, string> = {
  ...shared.specialistTexts,
  'Education and Training':
    'Tutores para el PSE y el CXC, idiomas, música y manejo, en casa o en línea.',
};

export const businessTexts: Record<BusinessCategory, string> = {
  ...shared.businessTexts,
  'Transportation and Logistics':
    'Transporte de pasajeros, taxis acuáticos, carga y mensajería entre tierra firme, los cayos y el mundo.',
  'Manufacturing and Industry': 'Talleres y fábricas que hacen cosas en Belice.',
  'Food and Beverage':
    'Restaurantes, panaderías, puestos de jugos y banquetes, del arroz con frijoles al pastel de boda.',
};

export const placeTexts: Record<Location, string> = {
  'Belize City':
    'la antigua capital y la ciudad más activa del país, donde está la mayoría de las oficinas y tiendas',
  Corozal: 'el norte tranquilo junto a la bahía, a una hora de la frontera en Santa Elena',
  'Orange Walk': 'tierra de azúcar a orillas del New River, camino a Lamanai',
  Toledo: 'el sur verde y profundo, con Punta Gorda y las aldeas que la rodean',
  Cayo: 'el oeste de cuevas, ríos y ruinas, con San Ignacio y Belmopán',
  'Stann Creek': 'cítricos, selva y playas largas, desde Dangriga hasta Placencia',
  'San Pedro': 'el pueblo de Ambergris Caye, donde las calles terminan en el agua',
  'Caye Caulker': 'la isla sin prisa, a una hora en taxi acuático de la Ciudad de Belice',
  Placencia: 'la península de playas en el sur',
  Belmopan: 'la capital en el centro del país, donde están los ministerios',
  Dangriga: 'la capital garífuna en la costa de Stann Creek',
  'Punta Gorda': 'el último pueblo de la carretera del sur, puerta de Toledo',
  'San Ignacio': 'el pueblo del mercado junto al río Macal, base para el oeste',
  'Benque Viejo del Carmen': 'el pueblo de la frontera oeste, al pie de Xunantunich',
  Ladyville: 'el pueblo junto al aeropuerto internacional',
  'Burrell Boom': 'la aldea junto al río Belice, al noroeste de la ciudad',
  Hattieville: 'la aldea en la carretera George Price, al oeste de la ciudad',
};
