import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { DeskField, useDeskField } from '../desk/desk-field.tsx';
import { REMOVAL_REASONS, REMOVAL_TEXT_MAX } from './removal.rules.ts';

/** Both are shown in public, where the review was. */
export function RemovalFields() {
  const { value, error } = useDeskField('why');
  return (
    <>
      <Field label="Public reason" error={error} required>
        <Select name="why" defaultValue={value}>
          <option value="">Choose a reason</option>
          {Object.entries(REMOVAL_REASONS).map(([name, text]) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </Select>
      </Field>
      <DeskField
        name="text"
        label="More about it, in public"
        lines={2}
        maxLength={REMOVAL_TEXT_MAX}
        counted
        className="min-h-20"
      />
    </>
  );
}
