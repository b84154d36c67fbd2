import { find } from '#messages';
import type { Distances } from '#features/directory/map/positions.ts';
import type { Location } from '#features/profiles/locations.rules.ts';
import { categoryName, placeName } from '#platform/names.rules.ts';
import { COUNTRY } from '#platform/pack.ts';
import { listed, shownTradeName, type FindWords } from './find-words.ts';
import { wherePhrase } from './said.ts';
import type { Understood } from './understand.ts';
import type { Wish } from './wishes.ts';

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
  cells: readonly { place: Location | 'served'; match: number }[];
  rung: Rung;
  distances: Distances | null;
  wishes: readonly Wish[];
  /** Who is shown first, with what they meet of the wishes. */
  best: readonly { met: readonly Wish[] }[];
}

/** From here on it is no longer the trade that was asked for. */
const RELATED = 100;

interface Relaxed {
  /** It is somebody else than was asked for. */
  isInVain: boolean;
  /** What was given up, in order and in plain words. */
  relaxed: string[];
}

export function relaxedOf(words: FindWords, asked: Understood, outcome: Outcome): Relaxed {
  const { cells, distances, rung } = outcome;
  const fitting = cells.filter(({ match }) => match < RELATED);
  const someFit = fitting.length > 0;
  const near = nearest(someFit ? fitting : cells, distances);
  const what = cells.length > 0 ? whatInstead(words, asked, rung, someFit) : find.nobodyListed;
  const where = near && near.km > 0 ? whereInstead(asked, near, someFit) : null;
  const relaxed = [what, where, notMet(asked, outcome)].filter((each) => each !== null);
  return { isInVain: what !== null, relaxed };
}

/** Others may be shown who are nearer than those of the trade. */
function whereInstead(
  { trades: [trade], place: asked }: Understood,
  { place, km }: { place: string; km: number },
  someFit: boolean,
): string {
  const near = [wherePhrase(asked!.name), placeName(place), km] as const;
  return trade && someFit
    ? find.nearestOf(trade.name.toLowerCase(), ...near)
    : find.nearest(...near);
}

/** What was said beside trade and place and is known of nobody who is shown, called as among the parts. */
function notMet({ parts }: Understood, { wishes, best }: Outcome): string | null {
  if (best.length === 0) return null;
  const labels = (all: readonly { label: string }[]) => new Set(all.map(({ label }) => label));
  const known = labels(wishes);
  const met = labels(best.flatMap((each) => each.met));
  const missed = [...labels(parts)].filter((label) => known.has(label) && !met.has(label));
  return missed.length > 0 ? find.notMet(`“${missed.join('”, “')}”`) : null;
}

function whatInstead(
  words: FindWords,
  asked: Understood,
  rung: Rung,
  someFit: boolean,
): string | null {
  const [trade] = asked.trades;
  if (rung === 'everybody' && asked.said.length > 0)
    return find.nobodyFits(wherePhrase(asked.place?.name ?? COUNTRY.name));
  if (rung === 'all-but-one') return find.allButOne;
  if (!trade) return null;
  const what = trade.name.toLowerCase();
  const { category, related } = words.trades[trade.id]!;
  if (rung === 'category') return find.othersInCategory(what, categoryName(category[0]!));
  if (rung === 'prose') return find.mentions(what);
  if (someFit) return null;
  const [other] = listed(related);
  return other
    ? find.besideOthersAnd(what, shownTradeName(words, other).toLowerCase())
    : find.besideOthers(what);
}

function nearest(cells: Outcome['cells'], distances: Outcome['distances']) {
  if (!distances || cells.length === 0) return null;
  const all = cells.map(({ place }) => ({
    place,
    km: place === 'served' ? 0 : (distances.get(place) ?? Infinity),
  }));
  return all.reduce((least, each) => (each.km < least.km ? each : least));
}
