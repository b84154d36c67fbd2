import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { DeskFormState } from '../desk/desk-form.tsx';
import { REMOVAL_REASONS, REMOVAL_TEXT_MAX } from './removal.rules.ts';

/** Both are shown in public, where the review was. */
export function RemovalFields({ form: { error, start } }: { form: DeskFormState }) {
  return (
    <>
      <Field label="Public reason" error={error('why')} required>
        <Select name="why" defaultValue={start('why')}>
          <option value="">Choose a reason</option>
          {Object.entries(REMOVAL_REASONS).map(([name, text]) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label="More about it, in public"
        error={error('text')}
        counter={{ max: REMOVAL_TEXT_MAX, length: start('text').length }}
      >
        <TextArea
          name="text"
          rows={2}
          maxLength={REMOVAL_TEXT_MAX}
          defaultValue={start('text')}
          className="min-h-20"
        />
      </Field>
    </>
  );
}
