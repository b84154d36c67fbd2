import type { JSX } from 'react';
import { renderToString } from 'react-dom/server';
import { languageNow } from '#platform/language.ts';

/** Of each component; a card takes about 5 kB. */
const MOST = 1_000;

const known = new Map<unknown, Map<string, string>>();

/** What a component makes of its data in a language, made once. The same data in another order of names is only made twice. */
export function markupOf(shown: JSX.Element): string {
  const ofType = known.get(shown.type) ?? new Map<string, string>();
  known.set(shown.type, ofType);
  const data = languageNow() + JSON.stringify(shown.props);
  const markup = ofType.get(data) ?? renderToString(shown);
  // A Map remembers the order of insertion: what was not shown for the longest time goes first.
  ofType.delete(data);
  ofType.set(data, markup);
  if (ofType.size > MOST) ofType.delete(ofType.keys().next().value!);
  return markup;
}
