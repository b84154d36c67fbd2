import { faq } from '#messages';
import { useMemo, useState } from 'react';
import { Search } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { foldText, wordsOf } from '#features/directory/search-text.rules.ts';
import { pageHref } from '#platform/language.ts';
import { paths } from '#platform/paths.ts';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { itemsOf, plainAnswer, type FaqItem, type FaqSection } from './faq-section.ts';

interface FaqFilterProps {
  typed: string;
  onType: (text: string) => void;
  count: number;
  total: number;
}

const TYPED_MAX = 100;

/** Narrows while one types, also by what was typed before scripts were there; without them, when the form is sent. */
export function FaqFilter({ typed, onType, count, total }: FaqFilterProps) {
  const takeTypedBefore = (input: HTMLInputElement | null) => {
    if (input && input.value !== typed) onType(input.value);
  };
  return (
    <form
      role="search"
      aria-label={faq.questions}
      action={pageHref(paths.faq)}
      onSubmit={(event) => event.preventDefault()}
      data-print="off"
    >
      <Field label={faq.findQuestion}>
        <div className="relative">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-ink-3"
          />
          <TextInput
            ref={takeTypedBefore}
            type="search"
            name="q"
            value={typed}
            onChange={({ target }) => onType(target.value)}
            maxLength={TYPED_MAX}
            placeholder={faq.examples}
            autoComplete="off"
            enterKeyHint="search"
            className="pl-11"
          />
        </div>
      </Field>
      <p role="status" className="mt-2 text-small text-ink-3">
        {typed.trim() ? faq.countOf(count, total) : faq.count(total)}
      </p>
    </form>
  );
}

export function useFaqFilter(sections: readonly FaqSection[]) {
  const [query] = useSearchParams();
  const [typed, setTyped] = useState(query.get('q') ?? '');
  const found = useMemo(() => matchingIds(sections, typed), [sections, typed]);
  const total = useMemo(() => sections.flatMap(itemsOf).length, [sections]);

  const type = (text: string) => {
    setTyped(text);
    const address = pageHref(paths.faq) + (text.trim() && `?${new URLSearchParams({ q: text })}`);
    // The router would render the page again for each letter; only the address has to follow.
    history.replaceState(history.state, '', address);
  };
  return { typed, type, found, total, narrowed: typed.trim() !== '' };
}

export function matchingIds(sections: readonly FaqSection[], typed: string): Set<string> {
  const words = wordsOf(typed);
  // What has no letter or digit is in none of them.
  if (words.length === 0 && typed.trim()) return new Set();
  const found = sections.flatMap(itemsOf).filter((item) => speaksOf(item, words));
  return new Set(found.map(({ id }) => id));
}

function speaksOf(item: FaqItem, words: readonly string[]): boolean {
  const text = ` ${foldText([item.question, plainAnswer(item), ...(item.examples ?? [])].join(' '))}`;
  // A word may be half typed, but it begins where a word begins.
  return words.every((word) => text.includes(` ${word}`));
}
