import type { Facets, WayOut } from '../find-facets.server.ts';
import { foldText } from '../search-text.rules.ts';
import { totalOf } from './counts.ts';
import {
  addressOf,
  askedCategory,
  askedLocation,
  askedWords,
  isCountable,
  without,
  type Criteria,
} from './criteria.ts';
import type { ResultsKind, Values } from './results-kinds.ts';

/** A link away from an empty result; the count is null where nobody has counted. */
export interface WayOn {
  label: string;
  to: string;
  count: number | null;
}

/** Where to go when nothing was found: never nowhere. */
export function waysOn(
  kind: ResultsKind,
  criteria: Criteria,
  around: Facets | null,
): { correction: WayOn | null; others: WayOn[] } {
  const counted = around?.waysOut ?? [];
  const [correction] = counted.filter(({ reason }) => reason === 'correction');
  const others = counted.filter(({ reason }) => reason !== 'correction');
  return {
    correction: correction ? wayOf(kind, correction) : null,
    others: [
      ...anywhereInProfiles(kind, criteria, around),
      ...others.map((way) => wayOf(kind, way)),
      ...(counted.length === 0 ? withoutEach(kind, criteria) : []),
      // To see all there is a button.
    ].filter(({ to }) => to !== kind.path),
  };
}

function wayOf(kind: ResultsKind, way: WayOut): WayOn {
  // Misspelt words are searched corrected anyway: the corrected ones lead further only without the place.
  const location = way.reason === 'correction' ? null : way.location;
  const values: Values = {
    [kind.wordsField]: way.words ?? '',
    [kind.categoryField]: way.category ?? '',
    location: location ?? '',
  };
  return { label: labelOf(kind, way), to: addressOf(kind, { values }), count: way.count };
}

function labelOf(kind: ResultsKind, { reason, category, location, words }: WayOut): string {
  const some = category ?? `All ${kind.many}`;
  const subject = words ? `“${words}”` : some;
  const named = words && foldText(words) !== foldText(some);
  switch (reason) {
    case 'correction':
      return words ?? '';
    case 'nearby':
      return `${subject} nearby, in ${location}`;
    case 'everywhere':
      return `${subject} in all of Belize`;
    case 'other-category':
      return `${subject} in ${named ? category : (location ?? 'all of Belize')}`;
    case 'without-words':
      return `${some} in ${location ?? 'all of Belize'}`;
  }
}

/** Words sought in one field only may stand in another, and a place that nobody knows may be left out. */
function anywhereInProfiles(kind: ResultsKind, criteria: Criteria, around: Facets | null): WayOn[] {
  const words = askedWords(kind, criteria);
  const count = around ? totalOf(kind, criteria.values, around) : 0;
  if (count === 0 || !words || isCountable(kind, criteria)) return [];
  const category = askedCategory(kind, criteria.values);
  const location = askedLocation(criteria.values);
  const known = around?.locations.some(({ name }) => name === location);
  const values: Values = {
    [kind.wordsField]: words,
    [kind.categoryField]: kind.categories.includes(category) ? category : '',
    location: known ? location : '',
  };
  const label =
    location && !known ? `“${words}” in all of Belize` : `“${words}” anywhere in a profile`;
  return [{ label, to: addressOf(kind, { values }), count }];
}

function withoutEach(kind: ResultsKind, { values }: Criteria): WayOn[] {
  return Object.entries(values).map(([name, value]) => ({
    label: `Without ${kind.labels[name]?.toLowerCase()} “${value}”`,
    to: addressOf(kind, { values: without(values, name) }),
    count: null,
  }));
}
