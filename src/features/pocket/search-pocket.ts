import { distancesFrom, type Distances } from '#features/directory/map/positions.ts';
import { COST, distanceCost, ENOUGH, GAIN } from '#features/find/costs.ts';
import { FIND_PAGE_SIZE } from '#features/find/find.rules.ts';
import type { FindWords } from '#features/find/find-words.ts';
import { relaxedOf, type Rung } from '#features/find/relaxed.ts';
import { gainOfName, wishedInText } from '#features/find/sought.ts';
import { stem } from '#features/find/stem.ts';
import type { Understood } from '#features/find/understand.ts';
import { whyOf } from '#features/find/why.ts';
import { wishesOf, type Wish } from '#features/find/wishes.ts';
import { openAt, spansOn } from '#features/profiles/hours.rules.ts';
import { areasServing, type Location } from '#features/profiles/locations.rules.ts';
import { fitTrades, named, type Fit, fitWords } from './fit.ts';
import type { PocketProvider } from './pack-pocket.ts';
import type { SaidBy } from './said-by.ts';

export interface FoundInPocket {
  provider: PocketProvider;
  /** Why it was found, where that is not plain to see. */
  why: string;
  /** In kilometres, from the place that was asked for. */
  distance: number;
}

/** Who fits what was understood, the nearest to the wish first, and in plain words what was given up. */
export function searchPocket(
  words: FindWords,
  everybody: readonly SaidBy[],
  asked: Understood,
  now: Date,
): { found: FoundInPocket[]; relaxed: string[] } {
  const distances = asked.place && distancesFrom(asked.place.places);
  const serves = servesOf(asked);
  const { fitting, rung } = climb(rungs(words, everybody, asked), everybody);
  const wishes = wishesOf(asked, now);
  const bonus = bonusesOf(asked);
  const ranked = fitting
    .map(({ said, match }) => {
      const { provider } = said;
      const met = wishes.filter((wish) => isMet(wish, provider, now));
      const gained = bonus(said) + met.length * GAIN.wish + provider.quality;
      const cost = match + placeCost(provider, distances, serves(provider)) - gained;
      return { said, match, met, cost };
    })
    .sort((a, b) => a.cost - b.cost);
  const cells = fitting.map(({ said: { provider }, match }) => ({
    place: serves(provider) ? ('served' as const) : (provider.location as Location),
    match,
  }));
  const best = ranked.slice(0, FIND_PAGE_SIZE);
  const { relaxed } = relaxedOf(words, asked, { cells, rung, distances, wishes, best });
  return {
    relaxed,
    found: ranked.map(({ said: { provider }, ...each }) => {
      const card = { headline: provider.headline, texts: { services: provider.offers } };
      return {
        provider,
        why: whyOf(words, asked, card, each),
        distance: distances?.get(provider.location as Location) ?? 0,
      };
    }),
  };
}

interface Step {
  rung: Rung;
  fit: Fit;
  enough: number;
}

interface Fitting {
  said: SaidBy;
  match: number;
}

/** Rung by rung, until there are enough; each holds what the one before it held. */
function climb(steps: Iterable<Step>, everybody: readonly SaidBy[]) {
  let last: { fitting: Fitting[]; rung: Rung } | null = null;
  for (const { rung, fit, enough } of steps) {
    const fitting = everybody.flatMap((said) => {
      const match = fit(said);
      return match === null ? [] : [{ said, match }];
    });
    if (!last || fitting.length > last.fitting.length) last = { fitting, rung };
    if (fitting.length >= enough) break;
  }
  return last!;
}

function* rungs(
  words: FindWords,
  everybody: readonly SaidBy[],
  asked: Understood,
): Generator<Step> {
  if (asked.trades.length > 0) {
    const { ownTrade, orRelated, inProse } = fitTrades(words, asked);
    yield { rung: 'trade', fit: ownTrade, enough: ENOUGH };
    yield { rung: 'related', fit: orRelated, enough: 1 };
    yield { rung: 'prose', fit: inProse, enough: 1 };
    const categories = new Set(asked.trades.flatMap(({ id }) => words.trades[id]!.category));
    yield { rung: 'category', fit: whoever(({ category }) => categories.has(category)), enough: 1 };
  } else if (asked.said.length > 0) {
    const { all, allButOne } = fitWords(words, asked.said, everybody);
    yield { rung: 'words', fit: all, enough: 1 };
    if (asked.said.length > 1) yield { rung: 'all-but-one', fit: allButOne, enough: 1 };
  }
  const places: readonly string[] = asked.place?.places ?? [];
  if (asked.place)
    yield {
      rung: 'everybody',
      fit: whoever(({ location }) => places.includes(location)),
      enough: 1,
    };
  yield { rung: 'everybody', fit: whoever(() => true), enough: 0 };
}

const whoever =
  (fits: (provider: PocketProvider) => boolean): Fit =>
  ({ provider }) =>
    fits(provider) ? COST.category : null;

function servesOf({ place }: Understood): (provider: PocketProvider) => boolean {
  const areas = new Set<string>(place?.places.flatMap(areasServing));
  return ({ facts }) => facts.areas?.some((area) => areas.has(area)) ?? false;
}

function placeCost({ location }: PocketProvider, distances: Distances | null, serves: boolean) {
  if (!distances) return 0;
  const km = distances.get(location as Location);
  const away = km === undefined ? COST.elsewhere : distanceCost(km);
  return serves ? Math.min(COST.serves, away) : away;
}

function bonusesOf(asked: Understood): (said: SaidBy) => number {
  const isCalled = named(asked);
  const ofName = GAIN[gainOfName(asked)];
  const [further, wished] = [asked.words, wishedInText(asked)].map((words) => words.map(stem));
  return (said) =>
    (further!.some((word) => said.strong.has(word)) ? GAIN.furtherWord : 0) +
    (isCalled(said) ? ofName : 0) +
    (wished!.some((word) => said.all.has(word.toLowerCase())) ? GAIN.wishInText : 0);
}

function isMet({ facts: asked, open }: Wish, { facts }: PocketProvider, now: Date): boolean {
  const { hours, languages, price, emergency } = facts;
  if (open)
    return open.days.some((day) => hours && spansOn(hours, day).some(([, to]) => to > open.from));
  if (asked.open) return hours ? openAt(hours, now) : false;
  if (asked.emergency) return emergency ?? false;
  if (asked.language) return languages?.some((each) => each === asked.language) ?? false;
  return (price?.from ?? Infinity) <= Number(asked.priceUpTo);
}
