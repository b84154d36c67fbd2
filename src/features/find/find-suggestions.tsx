import type { RefObject } from 'react';
import { SuggestionList } from '#features/directory/form/suggestion-list.tsx';
import { useCombobox } from '#features/directory/form/use-combobox.ts';

interface FindSuggestionsProps {
  input: RefObject<HTMLInputElement | null>;
  box: RefObject<HTMLElement | null>;
}

/** How the sentence may go on; a suggestion that is taken is searched for. */
export function FindSuggestions({ input, box }: FindSuggestionsProps) {
  const combobox = useCombobox({ input, onTake: () => input.current?.form?.requestSubmit() });
  return <SuggestionList box={combobox} beside={box} />;
}
