import type { BusinessCategory, SpecialistCategory } from '../../categories.ts';
import * as shared from '../../../shared/words/en/category-texts.ts';
import type { Location } from '../../places.ts';

export const specialists =
  'Individual specialists, from plumbers to tutors, with their work, their ratings and their numbers.';
export const businesses =
  'Local businesses, from bakeries to dive shops, with what they offer and how to reach them.';

export const inPlace = (place: string, what: string) => `In ${place}, ${what}.`;

export const specialistTexts: Record<SpecialistCategory, string> = {
  ...shared.specialistTexts,
  'Education and Training':
    'Tutors for PSE and CXC, languages, music and driving, at home or online.',
};

export const businessTexts: Record<BusinessCategory, string> = {
  ...shared.businessTexts,
  'Transportation and Logistics':
    'Shuttles, water taxis, freight and couriers between the mainland, the cayes and the world.',
  'Manufacturing and Industry': 'Workshops and factories that make things in Belize.',
  'Food and Beverage':
    'Restaurants, bakeries, juice stands and caterers, from rice and beans to wedding cakes.',
};

export const placeTexts: Record<Location, string> = {
  'Belize City': 'the old capital and the country’s busiest town, where most offices and shops are',
  Corozal: 'the quiet north by the bay, an hour from the border at Santa Elena',
  'Orange Walk': 'sugar country on the New River, on the way to Lamanai',
  Toledo: 'the green deep south, with Punta Gorda and the villages around it',
  Cayo: 'the west of caves, rivers and ruins, with San Ignacio and Belmopan',
  'Stann Creek': 'citrus, jungle and long beaches, from Dangriga down to Placencia',
  'San Pedro': 'the town on Ambergris Caye, where the streets end at the water',
  'Caye Caulker': 'the island that goes slow, an hour by water taxi from Belize City',
  Placencia: 'the peninsula of beaches in the south',
  Belmopan: 'the capital in the middle of the country, where the ministries are',
  Dangriga: 'the Garifuna capital on the coast of Stann Creek',
  'Punta Gorda': 'the last town on the southern highway, gateway to Toledo',
  'San Ignacio': 'the market town on the Macal, base for the west',
  'Benque Viejo del Carmen': 'the town at the western border, below Xunantunich',
  Ladyville: 'the town by the international airport',
  'Burrell Boom': 'the village on the Belize River, north-west of the city',
  Hattieville: 'the village on the George Price Highway, west of the city',
};
