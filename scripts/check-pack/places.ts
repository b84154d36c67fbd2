import { POSITIONS } from '#features/directory/map/positions.ts';
import { MAP_HEIGHT, MAP_WIDTH, project } from '#features/directory/map/project.ts';
import { foldedWords } from '#features/find/build-index.ts';
import { listed } from '#features/find/find-words.ts';
import { packWords } from '#features/find/load-find-words.server.ts';
import { LANGUAGES } from '#platform/language.ts';
import { inLanguage } from '#platform/language.server.ts';
import { readPackFile } from '#platform/pack.server.ts';
import {
  DISTRICT_OF,
  DISTRICTS,
  findTexts,
  landingTexts,
  LOCATIONS,
  MAP_DISTRICTS,
  MAP_TOWNS,
} from '#platform/pack.ts';

export const checkPlaces = (): string[] => [...onMap(), ...districts(), ...said(), ...areas()];

function onMap(): string[] {
  const wrong = LOCATIONS.filter((place) => {
    const { longitude, latitude } = POSITIONS[place] ?? {};
    const [x, y] = project(longitude, latitude);
    return !(x >= 0 && x <= MAP_WIDTH && y >= 0 && y <= MAP_HEIGHT);
  });
  const names: readonly string[] = LOCATIONS;
  const unknown = [...MAP_DISTRICTS, ...MAP_TOWNS].filter(({ name }) => !names.includes(name));
  return [
    ...wrong.map((place) => `map: ${place} is not on it`),
    ...unknown.map(({ name }) => `map: ${name} is no place`),
  ];
}

function districts(): string[] {
  const shapes = readPackFile('public/pictures/map.svg');
  const homeless = LOCATIONS.filter((place) => !DISTRICTS.includes(DISTRICT_OF[place]));
  const undrawn = DISTRICTS.filter(
    (district) => !MAP_DISTRICTS.some(({ name }) => DISTRICT_OF[name] === district),
  );
  const shapeless = MAP_DISTRICTS.filter(({ shape }) => !shapes.includes(`id="${shape}"`));
  return [
    ...homeless.map((place) => `places: ${place} is in no district`),
    ...undrawn.map((district) => `map: the district ${district} is not drawn`),
    ...shapeless.map(({ shape }) => `public/pictures/map.svg: it has no shape ${shape}`),
  ];
}

/** A sentence that names the place means it; its landing page has a text. */
function said(): string[] {
  const { names } = packWords().places;
  const folded = (text: string) => foldedWords(text).join(' ');
  const unsaid = LOCATIONS.filter(
    (place) => !listed(names[place] ?? '').some((name) => folded(name) === folded(place)),
  );
  const texts = LANGUAGES.flatMap((language) =>
    inLanguage(language, () =>
      LOCATIONS.filter((place) => !landingTexts.placeTexts[place]).map(
        (place) => `words/${language}: no text about ${place}`,
      ),
    ),
  );
  return [
    ...unsaid.map((place) => `sentence-words/places: ${place} does not name itself`),
    ...texts,
  ];
}

function areas(): string[] {
  const known: readonly string[] = LOCATIONS;
  return Object.entries(packWords().places.areas).flatMap(([area, { places }]) => [
    ...places
      .filter((place) => !known.includes(place))
      .map((place) => `sentence-words/places: ${area} has no ${place}`),
    ...LANGUAGES.filter(
      (language) => /^[a-z]/.test(area) && !inLanguage(language, () => findTexts.areas[area]),
    ).map((language) => `words/${language}: no words for ${area}`),
  ]);
}
