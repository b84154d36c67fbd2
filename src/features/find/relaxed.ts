import type { Distances } from '#features/directory/map/positions.ts';
import type { Location } from '#features/profiles/locations.rules.ts';
import { categoryName, placeName } from '#platform/names.rules.ts';
import { COUNTRY } from '#platform/pack.ts';
import { listed, tradeName, type FindWords } from './find-words.ts';
import { wherePhrase } from './said.ts';
import type { Understood } from './understand.ts';

/** How much had to be given up until somebody was found. */
export type Rung =
  | 'trade'
  | 'related'
  | 'prose'
  | 'category'
  | 'words'
  | 'all-but-one'
  | 'everybody';

interface Outcome {
  found: { cells: readonly { place: Location | 'served'; match: number }[] };
  rung: Rung;
  distances: Distances | null;
}

/** From here on it is no longer the trade that was asked for. */
const RELATED = 100;

/** What was given up, in plain words; null where nothing was. */
interface Relaxed {
  /** Somebody else than was asked for: search looked in vain. */
  what: string | null;
  where: string | null;
}

export function relaxedOf(words: FindWords, asked: Understood, outcome: Outcome): Relaxed {
  const { found, distances } = outcome;
  if (found.cells.length === 0) return { what: 'Nobody is listed yet.', where: null };
  const fitting = found.cells.filter(({ match }) => match < RELATED);
  const near = nearest(fitting.length > 0 ? fitting : found.cells, distances);
  return {
    what: whatInstead(words, asked, outcome.rung, fitting.length > 0),
    where:
      near && near.km > 0
        ? `Nobody ${wherePhrase(asked.place!.name)} yet. Nearest: ${placeName(near.place)}, ${near.km} km`
        : null,
  };
}

function whatInstead(
  words: FindWords,
  asked: Understood,
  rung: Rung,
  someFit: boolean,
): string | null {
  const [trade] = asked.trades;
  const what = trade?.name.toLowerCase();
  if (rung === 'everybody' && asked.said.length > 0)
    return `Nobody fits these words yet. Shown: who is listed${whereOf(asked)}, the best first.`;
  if (rung === 'all-but-one') return 'Nobody has all of these words. Shown: who has all but one.';
  if (rung === 'category')
    return `No ${what} yet. Shown: others in ${categoryName(words.trades[trade!.id]!.category[0]!)}.`;
  if (rung === 'prose') return `No ${what} yet. Shown: who mentions it.`;
  if (!trade || someFit) return null;
  const [related] = listed(words.trades[trade.id]!.related);
  const others = related
    ? `, and related trades such as ${tradeName(words, related).toLowerCase()}`
    : '';
  return `No ${what} yet. Shown: who offers it beside another trade${others}.`;
}

function nearest(cells: Outcome['found']['cells'], distances: Outcome['distances']) {
  if (!distances) return null;
  const all = cells.map(({ place }) => ({
    place,
    km: place === 'served' ? 0 : (distances.get(place) ?? Infinity),
  }));
  return all.reduce((least, each) => (each.km < least.km ? each : least));
}

const whereOf = ({ place }: Understood) => ` ${wherePhrase(place?.name ?? COUNTRY.name)}`;
