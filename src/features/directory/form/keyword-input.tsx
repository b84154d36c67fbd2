import { useEffect, useRef } from 'react';
import { classes } from '#ui/classes.ts';
import { TextInput } from '#ui/text-input.tsx';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { QUERY_MAX } from '../search.rules.ts';
import type { Suggestion } from '../suggest.server.ts';
import { useCombobox } from './use-combobox.ts';

interface KeywordInputProps {
  kind: ProviderKind;
  name: string;
  placeholder?: string | undefined;
  defaultValue?: string | undefined;
}

/** A text field, inside a Field, that suggests words while one types. */
export function KeywordInput({ kind, ...rest }: KeywordInputProps) {
  const box = useCombobox(kind);
  const count = box.suggestions.length;
  return (
    <div className="relative">
      <TextInput {...rest} {...box.input} maxLength={QUERY_MAX} enterKeyHint="search" />
      {box.open && (
        <div
          id={box.listId}
          role="listbox"
          aria-label="Suggestions"
          // The text must keep the focus while a word is picked.
          onPointerDown={(event) => event.preventDefault()}
          className="absolute inset-x-0 top-full z-20 mt-1.5 max-h-80 overflow-y-auto rounded-card bg-surface p-1.5 shadow-high"
        >
          {box.suggestions.map((suggestion, index) => (
            <SuggestionOption
              key={suggestion.text}
              id={box.optionId(index)}
              suggestion={suggestion}
              typed={box.typed}
              marked={index === box.active}
              onTake={() => box.take(suggestion)}
            />
          ))}
        </div>
      )}
      <span role="status" className="sr-only">
        {box.open && `${count} ${count === 1 ? 'suggestion' : 'suggestions'}, use the arrow keys`}
      </span>
    </div>
  );
}

interface SuggestionOptionProps {
  id: string;
  suggestion: Suggestion;
  typed: string;
  marked: boolean;
  onTake: () => void;
}

const TYPES: Record<Suggestion['type'], string> = {
  occupation: 'Occupation',
  name: 'Name',
  skill: 'Keyword',
  place: 'Place',
};

function SuggestionOption({ id, suggestion, typed, marked, onTake }: SuggestionOptionProps) {
  const option = useRef<HTMLDivElement>(null);
  const { text, type } = suggestion;
  const start = typed.trim();
  const known = text.toLowerCase().startsWith(start.toLowerCase()) ? start.length : 0;

  useEffect(() => {
    if (marked) option.current?.scrollIntoView({ block: 'nearest' });
  }, [marked]);

  return (
    <div
      ref={option}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={marked}
      onClick={onTake}
      className={classes(
        'flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-control px-3 py-2 leading-tight hover:bg-surface-2',
        marked && 'bg-accent-soft',
      )}
    >
      <span className="min-w-0 text-ink-2">
        {text.slice(0, known)}
        <b className="font-semibold text-ink">{text.slice(known)}</b>
      </span>
      <span className="shrink-0 text-tiny text-ink-3">{TYPES[type]}</span>
    </div>
  );
}
