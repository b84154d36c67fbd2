import type { Location } from '#features/profiles/locations.rules.ts';
import { COUNTRY } from '#platform/pack.ts';
import type { FindWords } from './find-words.ts';
import { wherePhrase } from './said-place.ts';
import { tradeName } from './trade-name.ts';
import type { Understood } from './understand.ts';

/** How much had to be given up until somebody was found. */
export type Rung =
  'trade' | 'related' | 'prose' | 'category' | 'words' | 'all-but-one' | 'everybody';

interface Outcome {
  found: { cells: readonly { place: Location | 'served'; match: number }[] };
  rung: Rung;
  distances: ReadonlyMap<Location, number> | null;
}

/** From here on it is no longer the trade that was asked for. */
const RELATED = 100;

/** What was given up, in plain words and in order; empty where nothing was. */
export function relaxedOf(words: FindWords, asked: Understood, outcome: Outcome): string[] {
  const { found, rung, distances } = outcome;
  const fitting = found.cells.filter(({ match }) => match < RELATED);
  const [trade] = asked.trades;
  const what = trade?.name.toLowerCase();
  if (found.cells.length === 0) return ['Nobody is listed yet.'];
  const given: string[] = [];
  if (rung === 'everybody' && asked.said.length > 0)
    given.push(
      `Nobody fits these words yet. Shown: who is listed${whereOf(asked)}, the best first.`,
    );
  else if (rung === 'all-but-one')
    given.push('Nobody has all of these words. Shown: who has all but one.');
  else if (rung === 'category')
    given.push(`No ${what} yet. Shown: others in ${words.trades[trade!.id]!.category[0]}.`);
  else if (rung === 'prose') given.push(`No ${what} yet. Shown: who mentions it.`);
  else if (trade && fitting.length === 0)
    given.push(
      `No ${what} yet. Shown: who offers it beside another trade, and related trades such as ${relatedTo(words, trade.id)}.`,
    );
  const near = nearest(fitting.length > 0 ? fitting : found.cells, distances);
  if (near && near.km > 0)
    given.push(
      `Nobody ${wherePhrase(asked.place!.name)} yet. Nearest: ${near.place}, ${near.km} km`,
    );
  return given;
}

function relatedTo(words: FindWords, id: string): string {
  const [first = ''] = words.trades[id]!.related.split(',');
  return tradeName(words, first).toLowerCase();
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
