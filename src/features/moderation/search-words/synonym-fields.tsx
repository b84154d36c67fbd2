import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { DeskFormState } from '../desk/desk-form.tsx';
import { MEANS_TEXT_MAX, TERM_MAX, type Synonym } from './synonym.rules.ts';

interface SynonymFieldsProps {
  form: DeskFormState;
  synonym?: Synonym;
}

const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

export function SynonymFields({ form: { error, start }, synonym }: SynonymFieldsProps) {
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <Field label="What people type" error={error('term')} required>
        <TextInput
          name="term"
          maxLength={TERM_MAX}
          defaultValue={start('term', synonym?.term)}
          {...plain}
        />
      </Field>
      <Field
        label="What providers write"
        hint="Several with commas between them."
        error={error('means')}
        required
      >
        <TextInput
          name="means"
          maxLength={MEANS_TEXT_MAX}
          defaultValue={start('means', synonym?.means.join(', '))}
          {...plain}
        />
      </Field>
    </div>
  );
}
