import { useEffect, useState } from 'react';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { API, callApi } from '../call-api.ts';
import type { Suggestion } from '../suggest.server.ts';
import { readSuggestions } from './read-suggestions.ts';

const PAUSE_MS = 150;
const LETTERS_MIN = 2;
const NONE: Suggestion[] = [];

/** Words for what is being typed. An answer that comes too late, or not at all, changes nothing. */
export function useSuggestions(kind: ProviderKind, typed: string): Suggestion[] {
  const [answer, setAnswer] = useState({ start: '', words: NONE });
  const start = typed.trim();
  const asking = start.length >= LETTERS_MIN;

  useEffect(() => {
    if (!asking) return;
    const abort = new AbortController();
    const show = (words: Suggestion[]) => {
      if (!abort.signal.aborted) setAnswer({ start, words });
    };
    const timer = setTimeout(() => {
      callApi<unknown>(API.suggest, { kind, q: start }, abort.signal).then(
        (words) => show(readSuggestions(words)),
        () => show(NONE),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [kind, start, asking]);

  // Until the next answer the last one stays, unless something else altogether is being typed.
  const related = start.startsWith(answer.start) || answer.start.startsWith(start);
  return asking && related ? answer.words : NONE;
}
