import type { JSX } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { markOfPart, type PageDocument } from '#platform/document.server.ts';
import { languageNow } from '#platform/language.ts';
import { MarkContext } from './remembered.tsx';

/** In one go, with marks in the places of what is remembered. */
export function writePage(page: JSX.Element): PageDocument {
  const parts: Buffer[] = [];
  const markFor = (shown: JSX.Element) => markOfPart(parts.push(markupOf(shown)) - 1);
  return { text: renderToString(<MarkContext value={markFor}>{page}</MarkContext>), parts };
}

/** Of each component; a card takes about 5 kB. */
const MOST = 1_000;

const known = new Map<unknown, Map<string, Buffer>>();

/** What a component makes of its data in a language, made once. The same data in another order of names is only made twice. */
function markupOf(shown: JSX.Element): Buffer {
  const ofType = known.get(shown.type) ?? new Map<string, Buffer>();
  known.set(shown.type, ofType);
  const data = JSON.stringify([languageNow(), shown.props]);
  const before = ofType.get(data);
  if (before) return before;
  const markup = Buffer.from(write(shown));
  // A Map remembers the order of insertion.
  if (ofType.size >= MOST) ofType.delete(ofType.keys().next().value!);
  ofType.set(data, markup);
  return markup;
}

/** Somewhere: links ask where they are once they are followed. */
const write = (shown: JSX.Element): string =>
  renderToString(<StaticRouter location="/">{shown}</StaticRouter>);
