import type { Location } from '../../places.ts';

export { businessTexts, specialistTexts } from '../../../shared/words/en/category-texts.ts';

export const specialists =
  'Individual specialists, from plumbers to boat captains, with their work, their ratings and their numbers.';
export const businesses =
  'Local businesses, from bakeries to dive shops, with what they offer and how to reach them.';

export const inPlace = (place: string, what: string) => `In ${place}, ${what}.`;

export const placeTexts: Record<Location, string> = {
  Roatan: 'the largest of the Bay Islands, long and green, with the reef along both shores',
  Utila: 'the smallest and flattest of the three, where many learn to dive',
  Guanaja: 'the hilly island in the east, with most of its people on a cay beside it',
  'Coxen Hole': 'the capital of the islands, where the ships land and the offices are',
  'French Harbour': 'the home of the fishing fleet, and of many workshops and stores',
  'West End': 'the village of dive shops and evening walks along the water',
  'West Bay': 'the long white beach at the western tip',
  'Sandy Bay': 'the quiet north shore between West End and Coxen Hole',
  'Flowers Bay': 'the old village on the south-western shore',
  'Dixon Cove': 'the harbour of the ferry and of cruise ships, east of Coxen Hole',
  'Brick Bay': 'the sheltered bay halfway to French Harbour',
  'Los Fuertes': 'the growing neighbourhood above French Harbour',
  'First Bight': 'the village around the next bight east of French Harbour',
  'Politilly Bight': 'the north shore in the middle of the island',
  'Punta Gorda': 'the oldest Garifuna community of Honduras, founded in 1797',
  Jonesville: 'the fishing village among the mangroves, next to Oak Ridge',
  'Oak Ridge': 'the harbour in the east, where boats are the taxis',
  'Port Royal': 'the deep old harbour near the eastern end, once of pirates',
  'Camp Bay': 'the last beach of the road to the east',
  Helene: 'the island at the eastern end, reached through the mangroves',
  'Utila Town': 'the town around the eastern harbour, where most of Utila lives',
  'Utila Cays': 'the fishing village on two small cays to the south-west',
  Bonacca: 'the town on the water, with footpaths and canals for streets',
  'Savannah Bight': 'the village on the eastern shore of Guanaja',
  'Mangrove Bight': 'the village on the northern shore of Guanaja',
};
