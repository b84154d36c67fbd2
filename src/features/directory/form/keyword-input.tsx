import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { TextInput } from '#ui/text-input.tsx';
import { QUERY_MAX } from '../search.rules.ts';

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

const loadSuggestions = () => import('./suggestions.tsx');

/** Suggestions come with the first touch, also with one that came before scripts; without them one types on. */
export function useSuggestions(kind?: ProviderKind) {
  const input = useRef<HTMLInputElement>(null);
  const [list, setList] = useState<ReactNode>();
  const suggest = useCallback(() => {
    loadSuggestions().then(
      ({ Suggestions }) => setList(<Suggestions input={input.current!} kind={kind} />),
      () => {},
    );
  }, [kind]);
  useEffect(() => {
    if (input.current === document.activeElement) suggest();
  }, [suggest]);
  return { input, list, suggest };
}
