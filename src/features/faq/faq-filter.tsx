import { Search } from 'lucide-react';
import { paths } from '#platform/paths.ts';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';

interface FaqFilterProps {
  typed: string;
  onType: (text: string) => void;
  count: number;
  total: number;
}

const TYPED_MAX = 100;

/** Narrows while one types; without scripts, when the form is sent. */
export function FaqFilter({ typed, onType, count, total }: FaqFilterProps) {
  return (
    <form
      role="search"
      aria-label="Questions"
      action={paths.faq}
      onSubmit={(event) => event.preventDefault()}
      data-print="off"
    >
      <Field label="Find a question">
        <div className="relative">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-ink-3"
          />
          <TextInput
            type="search"
            name="q"
            value={typed}
            onChange={({ target }) => onType(target.value)}
            maxLength={TYPED_MAX}
            placeholder="Password, plumber, photos …"
            autoComplete="off"
            enterKeyHint="search"
            className="pl-11"
          />
        </div>
      </Field>
      <p role="status" className="mt-2 text-small text-ink-3">
        {typed.trim() ? `${count} of ${total} questions` : `${total} questions`}
      </p>
    </form>
  );
}
