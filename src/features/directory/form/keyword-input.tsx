import { TextInput } from '#ui/text-input.tsx';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { QUERY_MAX } from '../search.rules.ts';
import { SuggestionOption } from './suggestion-option.tsx';
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
