import type { Suggestion } from '../suggest.server.ts';

/** What can be shown of an answer, whatever it holds. */
export function readSuggestions(answer: unknown): Suggestion[] {
  return Array.isArray(answer) ? answer.filter(isSuggestion) : [];
}

function isSuggestion(each: unknown): each is Suggestion {
  return (
    typeof each === 'object' && each !== null && 'text' in each && typeof each.text === 'string'
  );
}
