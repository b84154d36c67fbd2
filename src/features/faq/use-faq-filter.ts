import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '#platform/paths.ts';
import { itemsOf, type FaqSection } from './faq-item.ts';
import { matchingIds } from './matching-ids.ts';

/** What was typed, and the questions that are left; the address follows, so that it can be sent on. */
export function useFaqFilter(sections: readonly FaqSection[]) {
  const [query] = useSearchParams();
  const [typed, setTyped] = useState(query.get('q') ?? '');
  const found = useMemo(() => matchingIds(sections, typed), [sections, typed]);
  const total = useMemo(() => sections.flatMap(itemsOf).length, [sections]);

  const type = (text: string) => {
    setTyped(text);
    const address = text.trim() ? `${paths.faq}?${new URLSearchParams({ q: text })}` : paths.faq;
    // The router would render the page again for each letter; only the address has to follow.
    history.replaceState(history.state, '', address);
  };
  return { typed, type, found, total, narrowed: typed.trim() !== '' };
}
