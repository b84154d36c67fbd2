import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { API, callApi } from '../call-api.ts';
import { answersIn } from '../read-answer.ts';
import type { Suggestion } from '../suggest.server.ts';

/**
 * An input that offers words as the ARIA practices describe it: arrows move through the list while the focus stays in
 * the text, Enter takes, Escape closes. The text belongs to the input itself, so that no answer can hold up typing.
 */
export function useCombobox(kind: ProviderKind) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(kind, typed);
  const open = suggestions.length > 0;
  const marked = open ? suggestions[active] : undefined;
  const optionId = (index: number) => `${listId}-${index}`;

  const close = () => {
    setTyped('');
    setActive(-1);
  };
  const take = (suggestion: Suggestion) => {
    if (input.current) input.current.value = suggestion.text;
    close();
  };
  const move = (step: number) => {
    // One place more than there are words: the text itself, between the last and the first.
    const places = suggestions.length + 1;
    setActive((at) => ((at + 1 + step + places) % places) - 1);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || event.nativeEvent.isComposing) return;
    const act = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Escape: close,
      Enter: marked && (() => take(marked)),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return {
    suggestions,
    open,
    active,
    typed,
    take,
    listId,
    optionId,
    input: {
      ref: input,
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': open ? listId : undefined,
      'aria-activedescendant': marked && optionId(active),
      onKeyDown,
      onBlur: close,
      onInput: (event: FormEvent<HTMLInputElement>) => {
        setTyped(event.currentTarget.value);
        setActive(-1);
      },
    } as const,
  };
}

const PAUSE_MS = 150;
const LETTERS_MIN = 2;
const NONE: Suggestion[] = [];

/** Words for what is being typed. An answer that comes too late, or not at all, changes nothing. */
function useSuggestions(kind: ProviderKind, typed: string): Suggestion[] {
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

/** What can be shown of an answer, whatever it holds. */
function readSuggestions(answer: unknown): Suggestion[] {
  const words = answersIn(Array.isArray(answer) ? answer : []);
  return words.filter(({ text }) => typeof text === 'string') as unknown as Suggestion[];
}
