import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

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
