import { FIELDS } from '#features/directory/search.rules.ts';
import { SENTENCE_MAX } from '#features/find/find.rules.ts';
import { searchOfShared } from '#features/find/shared-search.ts';
import { LOCATIONS, type Location } from '#features/profiles/locations.rules.ts';
import { addressWithout } from '#platform/language.ts';
import { paths } from '#platform/paths.ts';
import { isAccess } from '../address-kinds.ts';

/** What somebody wanted to see at the address where this page stands instead. */
export type AskedHere =
  | { what: 'search'; q: string; place: Location | null; emergency: boolean }
  | { what: 'profile'; id: string }
  | { what: 'other'; page: 'start' | 'access' | 'other' };

const PROFILE = /^\/(?:specialist|business)\/([^/]+)/;
/** Of a trade, of a place, or of both: what they are called stands in the address. */
const LANDING = /^\/(?:specialists|businesses)\/(.+)$/;
const PLACE = 'location';
/** The fields of the searches that hold words. */
const WORDS = new Set(['q', ...FIELDS.specialist, ...FIELDS.business]);
WORDS.delete(PLACE);
const LISTS: readonly string[] = [paths.specialists, paths.businesses];
const START: ReadonlySet<string> = new Set([
  paths.home,
  paths.offline,
  paths.saved,
  paths.find,
  paths.share,
]);

export function askedHere({ pathname, search }: { pathname: string; search: string }): AskedHere {
  const path = addressWithout(pathname);
  const id = PROFILE.exec(path)?.[1];
  if (id) return { what: 'profile', id };
  const query = new URLSearchParams(search);
  const named = LANDING.exec(path)?.[1]?.replace(/[-/]+/g, ' ');
  const said = [named, ...Array.from(WORDS, (name) => query.get(name)?.trim())].filter(Boolean);
  const q = said.join(' ').slice(0, SENTENCE_MAX);
  const given = query.get('place') ?? query.get(PLACE);
  const place = LOCATIONS.find((each) => each === given) ?? null;
  const wish = path === paths.share ? searchOfShared(query) : { q, place };
  const emergency = query.has('emergency');
  if (wish.q || wish.place || emergency || LISTS.includes(path))
    return { what: 'search', ...wish, emergency };
  if (START.has(path)) return { what: 'other', page: 'start' };
  return { what: 'other', page: isAccess(path) ? 'access' : 'other' };
}
