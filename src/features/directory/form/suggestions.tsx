import { useRef } from 'react';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useCombobox } from './use-combobox.ts';

interface SuggestionsProps {
  input: HTMLInputElement;
  /** Without one the input is the box for sentences: a suggestion that is taken there is searched for. */
  kind: ProviderKind | undefined;
}

/** What an input offers while one types; it comes late, and takes the input as it finds it. */
export function Suggestions({ input: element, kind }: SuggestionsProps) {
  const input = useRef(element);
  const beside = useRef(kind ? element : element.parentElement);
  const box = useCombobox({
    input,
    kind,
    onTake: () => {
      if (!kind) element.form?.requestSubmit();
    },
  });
  return <SuggestionList box={box} beside={beside} />;
}
