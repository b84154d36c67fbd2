import { parseUrl } from '#platform/parse-url.rules.ts';
import { nearestPlace, type Position } from '#features/directory/map/positions.ts';
import { foldText } from '#features/directory/search-text.rules.ts';
import { LOCATIONS, type Location } from '#features/profiles/locations.rules.ts';
import { placeName } from '#platform/names.rules.ts';
import { COUNTRY } from '#platform/pack.ts';
import { oneLine } from '#platform/plain-text.rules.ts';
import { SENTENCE_MAX } from './find.rules.ts';

interface SharedSearch {
  q: string;
  place: Location | null;
}

const LINK = /\b(?:https?:\/\/|geo:)\S+/gi;
const MAP_HOST = /(^|\.)(google\.[a-z.]+|maps\.apple\.com|goo\.gl|openstreetmap\.org|waze\.com)$/;
const POINT = /(-?\d{1,2}\.\d+)\s*,\s*(-?\d{1,3}\.\d+)/;

/** What another application shares, as a search: a text as it reads, a place of a map as its name and where it is. */
export function searchOfShared(given: URLSearchParams): SharedSearch {
  const texts = ['title', 'text', 'url'].map((name) => given.get(name) ?? '');
  const links = texts.flatMap((text) => text.match(LINK) ?? []);
  const lines = texts
    .flatMap((text) => text.replace(LINK, '\n').split(/[\r\n]+/))
    .map(oneLine)
    .filter(Boolean);
  const said = [...new Set(lines)];
  const onMap = links.flatMap((link) => readMapLink(link) ?? []);
  if (onMap.length === 0) return { q: shortened(said.join(' ')), place: null };
  const words = [...said, ...onMap.flatMap((each) => each.words)];
  const all = words.join(', ');
  const point = POINT.exec([all, ...onMap.map(({ at }) => at)].join(' '));
  return {
    q: shortened(nameIn(words[0] ?? '')),
    place: placeIn(all) ?? (point && nearestPlace(positionOf(point))),
  };
}

/** What a link to a map says by itself; those that are shortened say nothing. */
function readMapLink(link: string): { words: string[]; at: string } | null {
  if (/^geo:/i.test(link)) {
    const [at = '', query] = link.slice(4).split('?', 2);
    return { words: wordsOf(new URLSearchParams(query).get('q')), at };
  }
  const url = parseUrl(link);
  if (!url || !MAP_HOST.test(url.hostname)) return null;
  const isMap = /^maps\.|^waze/.test(url.hostname.replace(/^www\./, '')) || /map/.test(url.href);
  if (!isMap) return null;
  const named = /\/(?:place|search)\/([^/@]+)/.exec(url.pathname)?.[1];
  const asked = ['q', 'query', 'address', 'daddr', 'destination'].map((name) =>
    url.searchParams.get(name),
  );
  // As in a query: a plus is a space, and what is no letter stays as it is instead of throwing.
  const name = named ? new URLSearchParams(`name=${named}`).get('name') : null;
  const at = ['ll', 'sll', 'center'].map((each) => url.searchParams.get(each) ?? '').join(' ');
  return { words: [name, ...asked].flatMap(wordsOf), at: `${at} ${url.pathname}` };
}

const wordsOf = (text: string | null): string[] => [oneLine(text ?? '')].filter(Boolean);

const positionOf = ([, latitude, longitude]: RegExpExecArray): Position => ({
  latitude: Number(latitude),
  longitude: Number(longitude),
});

function placeIn(text: string): Location | null {
  const folded = ` ${foldText(text)} `;
  const has = (name: string) => folded.includes(` ${foldText(name)} `);
  return LOCATIONS.find((place) => has(place) || has(placeName(place))) ?? null;
}

/** Nobody is called by a place, a country, a house number or a point on the globe. */
function nameIn(words: string): string {
  const name = words.split(',')[0]!.trim();
  const isElsewhere =
    /^[\d+-]|^[A-Z0-9]{4,8}\+/.test(name) || foldText(name) === foldText(COUNTRY.name);
  return isElsewhere || placeIn(name) ? '' : name;
}

/** At the end of a word where there is one, and never within a letter. */
function shortened(text: string): string {
  if (text.length <= SENTENCE_MAX) return text;
  const cut = text.slice(0, SENTENCE_MAX + 1);
  const end = cut.lastIndexOf(' ');
  return cut.slice(0, end > SENTENCE_MAX / 2 ? end : SENTENCE_MAX).replace(/[\uD800-\uDBFF]$/, '');
}
