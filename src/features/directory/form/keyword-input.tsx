import { useRef } from 'react';
import { TextInput } from '#ui/text-input.tsx';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { QUERY_MAX } from '../search.rules.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useCombobox } from './use-combobox.ts';

interface KeywordInputProps {
  kind: ProviderKind;
  name: string;
  placeholder?: string | undefined;
  defaultValue?: string | undefined;
}

/** A text field, inside a Field, that suggests words while one types. */
export function KeywordInput({ kind, ...rest }: KeywordInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const box = useCombobox({ input, kind });
  return (
    <>
      <TextInput
        {...rest}
        ref={input}
        autoComplete="off"
        maxLength={QUERY_MAX}
        enterKeyHint="search"
      />
      <SuggestionList box={box} beside={input} />
    </>
  );
}
