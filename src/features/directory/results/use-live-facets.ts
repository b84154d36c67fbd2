import { useEffect, useState } from 'react';
import type { Facets } from '../find-facets.server.ts';
import { addressOf, isCountable } from './criteria.ts';
import { fetchFacets } from './fetch-results.ts';
import type { ResultsKind, Values } from './results-kinds.ts';

const PAUSE = 250;

/** Counts for filters that are being chosen; null where they cannot be known. */
export function useLiveFacets(
  kind: ResultsKind,
  values: Values,
  known: Facets | null,
): Facets | null {
  const address = addressOf(kind, { values });
  const [counted, setCounted] = useState({ address, around: known });
  useEffect(() => {
    if (counted.address === address) return;
    const stop = new AbortController();
    const show = (around: Facets | null) => {
      if (!stop.signal.aborted) setCounted({ address, around });
    };
    const timer = setTimeout(() => {
      fetchFacets(kind, { values }, stop.signal).then(show, () => show(null));
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
    // The address stands for the values, which are new with every reading of the form.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [kind, address, counted.address]);
  return isCountable(kind, { values }) ? counted.around : null;
}
