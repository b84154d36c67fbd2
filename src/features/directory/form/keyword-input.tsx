import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { TextInput } from '#ui/text-input.tsx';
import { QUERY_MAX } from '../search.rules.ts';
import { useSuggestions } from './use-suggestions.tsx';

interface KeywordInputProps {
  kind: ProviderKind;
  name: string;
  placeholder?: string | undefined;
  defaultValue?: string | undefined;
}

/** A text field, inside a Field, that suggests words while one types. */
export function KeywordInput({ kind, ...rest }: KeywordInputProps) {
  const { input, list, suggest } = useSuggestions(kind);
  return (
    <>
      <TextInput
        {...rest}
        ref={input}
        onFocus={suggest}
        autoComplete="off"
        maxLength={QUERY_MAX}
        enterKeyHint="search"
      />
      {list}
    </>
  );
}
