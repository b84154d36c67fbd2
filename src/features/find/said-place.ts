import { placesWithin, type Location } from '#features/profiles/locations.rules.ts';

export interface SaidPlace {
  name: string;
  places: readonly Location[];
}

export const placeNamed = (name: Location): SaidPlace => ({ name, places: placesWithin(name) });

/** "in San Pedro"; areas are said with their own word: "up north". */
export const wherePhrase = (name: string): string => (/^[A-Z]/.test(name) ? `in ${name}` : name);
