import { useRef } from 'react';
import { SuggestionList } from '#features/directory/form/suggestion-list.tsx';
import { useCombobox } from '#features/directory/form/use-combobox.ts';

/** How the sentence may go on, below the whole box; a suggestion that is taken is searched for. */
export function FindSuggestions({ input: element }: { input: HTMLInputElement }) {
  const input = useRef(element);
  const box = useRef(element.parentElement);
  const combobox = useCombobox({ input, onTake: () => element.form?.requestSubmit() });
  return <SuggestionList box={combobox} beside={box} />;
}
