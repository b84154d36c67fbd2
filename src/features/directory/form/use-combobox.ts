import { useEffect, useId, useLayoutEffect, useState } from 'react';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { API, callApi, answersIn } from '../call-api.ts';
import { QUERY_MAX } from '../search.rules.ts';
import type { Suggestion } from '../suggest.server.ts';

/**
 * Makes an input offer words as the ARIA practices describe it: arrows move through the list while the focus stays in
 * the text, Enter takes, Escape closes. The text belongs to the input itself, so that no answer can hold up typing, and
 * the input may have been there, and been typed into, before this code.
 */
export function useCombobox(input: HTMLInputElement, kind?: ProviderKind) {
  const listId = useId();
  const [typed, setTyped] = useState(() => typedBefore(input));
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(kind, typed);
  const open = suggestions.length > 0;
  const marked = open ? suggestions[active] : undefined;
  const optionId = (index: number) => `${listId}-${index}`;

  const show = (text: string) => {
    setTyped(text);
    setActive(-1);
  };
  const close = () => show('');
  const take = (suggestion: Suggestion) => {
    write(input, suggestion.text);
    close();
    if (!kind) input.form?.requestSubmit();
  };
  const move = (step: number) => {
    // One place more than there are words: the text itself, between the last and the first.
    const places = suggestions.length + 1;
    setActive((at) => ((at + 1 + step + places) % places) - 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    // What Escape closed, the arrow opens again.
    if (!open && event.key === 'ArrowDown') return setTyped(input.value);
    if (!open) return;
    const act = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Escape: close,
      Enter: marked && (() => take(marked)),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    // What the list is for is not for the panel around it.
    event.stopPropagation();
    act();
  };

  // Before the next key: an effect that may wait would miss what is typed meanwhile.
  useLayoutEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(open),
      'aria-controls': open ? listId : null,
      'aria-activedescendant': marked ? optionId(active) : null,
    };
    for (const [name, value] of Object.entries(attributes))
      if (value === null) input.removeAttribute(name);
      else input.setAttribute(name, value);
    const listening = new AbortController();
    const { signal } = listening;
    input.addEventListener('keydown', onKeyDown, { signal });
    input.addEventListener('input', () => show(input.value), { signal });
    input.addEventListener('blur', close, { signal });
    input.form?.addEventListener('submit', close, { signal });
    return () => listening.abort();
  });

  return { suggestions, open, active, typed, take, listId, optionId };
}

function write(field: HTMLInputElement, text: string): void {
  field.value = text;
}

function typedBefore(field: HTMLInputElement): string {
  const isTyping = field === document.activeElement && field.value !== field.defaultValue;
  return isTyping ? field.value : '';
}

const PAUSE_MS = 150;
const LETTERS_MIN = 2;
const NONE: Suggestion[] = [];

/** Words for what is being typed. An answer that comes too late, or not at all, changes nothing. */
function useSuggestions(kind: ProviderKind | undefined, typed: string): Suggestion[] {
  const [answer, setAnswer] = useState({ start: '', words: NONE });
  const start = typed.trim();
  const asking = start.length >= LETTERS_MIN && start.length <= QUERY_MAX;

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

/** What can be shown of an answer, whatever it holds. */
function readSuggestions(answer: unknown): Suggestion[] {
  const words = answersIn(Array.isArray(answer) ? answer : []);
  return words.filter(({ text }) => typeof text === 'string') as unknown as Suggestion[];
}
