import { useEffect, useState } from 'react';
import type { Facets } from '../find-facets.server.ts';
import { addressOf, isCountable, type Asked } from '../search-query.ts';
import { fetchFacets } from './fetch-results.ts';

const PAUSE = 250;

/** Counts for filters that are being chosen; null where they cannot be known. */
export function useLiveFacets(asked: Asked, known: Facets | null): Facets | null {
  const address = addressOf(asked);
  const [counted, setCounted] = useState({ address, facets: known });
  useEffect(() => {
    if (counted.address === address) return;
    const stop = new AbortController();
    const show = (facets: Facets | null) => {
      if (!stop.signal.aborted) setCounted({ address, facets });
    };
    const timer = setTimeout(() => {
      fetchFacets(asked, stop.signal).then(show, () => show(null));
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
    // The address stands for what is asked, which is new with every reading of the form.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [address, counted.address]);
  return isCountable(asked) ? counted.facets : null;
}
