import { results } from '#messages';
import { categoryName, placeName } from '#platform/names.rules.ts';
import { COUNTRY } from '#platform/pack.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import type { Alternative, Facets } from '../find-facets.server.ts';
import { factFilterWords, factsIn, type AskedFacts } from '../fact-filters.ts';
import { KINDS } from '../kinds.ts';
import { foldText } from '../search-text.rules.ts';
import {
  addressOf,
  askedWords,
  facetsQuestion,
  isCountable,
  valueName,
  without,
  type SearchQuery,
} from '../search-query.ts';
import { totalOf } from './results-outcome.ts';

/** A link away from an empty result; the count is null where nobody has counted. */
interface AlternativeLink {
  label: string;
  to: string;
  count: number | null;
}

/** Where to go when nothing was found: never nowhere. */
export function alternativeLinks(
  query: SearchQuery,
  facets: Facets | null,
): { correction: AlternativeLink | null; others: AlternativeLink[] } {
  const { kind } = query;
  const found = facets?.alternatives ?? [];
  const correction = found.find(({ reason }) => reason === 'correction');
  const others = found.filter(({ reason }) => reason !== 'correction');
  return {
    correction: correction ? linkTo(query, correction) : null,
    others: [
      ...anywhereInProfiles(query, facets),
      ...others.map((each) => linkTo(query, each)),
      ...(found.length === 0 ? withoutEach(query) : []),
      // To see all there is a button.
    ].filter(({ to }) => to !== KINDS[kind].path),
  };
}

function linkTo({ kind, values }: SearchQuery, alternative: Alternative): AlternativeLink {
  const { reason, location, count } = alternative;
  const facts = factsIn(values);
  // Misspelt words are searched corrected anyway: the corrected ones lead further only without the place.
  const asked = { ...alternative, location: reason === 'correction' ? null : location };
  const to = addressFor(kind, asked, reason === 'without-facts' ? {} : facts);
  return { label: labelOf(kind, alternative, facts), to, count };
}

function addressFor(
  kind: ProviderKind,
  { words, category, location }: Pick<Alternative, 'words' | 'category' | 'location'>,
  facts: AskedFacts,
): string {
  const { wordsField, categoryField } = KINDS[kind];
  const values = { [wordsField]: words ?? '', [categoryField]: category ?? '' };
  return addressOf({ kind, values: { ...values, location: location ?? '', ...facts } });
}

function labelOf(
  kind: ProviderKind,
  { reason, category, location, words }: Alternative,
  facts: AskedFacts,
): string {
  const asked = Object.entries(facts).map(([name, value]) => `“${factFilterWords(name, value)}”`);
  const some = category ? categoryName(category) : '';
  // What is kept of the search is said: with filters they are not all.
  const subjectOf = (what: string) =>
    [what, ...asked].filter(Boolean).join(', ') || results.all(KINDS[kind].many);
  const subject = subjectOf(words ? `“${words}”` : some);
  const everywhere = results.allOfCountry(COUNTRY.name);
  const named = words && foldText(words) !== foldText(some);
  const place = location && placeName(location);
  switch (reason) {
    case 'correction':
      return words ?? '';
    case 'without-facts':
      return results.without(asked.join(', '));
    case 'nearby':
      return results.nearby(subject, place!);
    case 'everywhere':
      return results.whatIn(subject, everywhere);
    case 'other-category':
      return results.whatIn(subject, (named ? categoryName(category!) : place) ?? everywhere);
    case 'without-words':
      return results.whatIn(subjectOf(some), place ?? everywhere);
  }
}

/** Words sought in one field only may stand in another, and a place that nobody knows may be left out. */
function anywhereInProfiles(query: SearchQuery, facets: Facets | null): AlternativeLink[] {
  const words = askedWords(query);
  const count = facets ? totalOf(query, facets) : 0;
  if (count === 0 || !words || isCountable(query)) return [];
  const { kind, facts, ...asked } = facetsQuestion(query);
  const label =
    query.values.location && !asked.location
      ? results.whatIn(`“${words}”`, results.allOfCountry(COUNTRY.name))
      : results.anywhereInProfile(words);
  return [{ label, to: addressFor(kind, asked, facts), count }];
}

/** "category “Engineering”", "“Open now”". */
export function criterionWords(kind: ProviderKind, name: string, value: string): string {
  const fact = factFilterWords(name, value);
  return fact
    ? `“${fact}”`
    : `${KINDS[kind].labels[name]?.toLowerCase()} “${valueName(name, value)}”`;
}

function withoutEach({ kind, values }: SearchQuery): AlternativeLink[] {
  return Object.entries(values).map(([name, value]) => ({
    label: results.without(criterionWords(kind, name, value)),
    to: addressOf({ kind, values: without(values, name) }),
    count: null,
  }));
}
