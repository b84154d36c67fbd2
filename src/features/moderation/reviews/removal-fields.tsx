import { DeskField, DeskSelect } from '../desk/desk-field.tsx';
import { REMOVAL_REASONS, REMOVAL_TEXT_MAX } from './removal.rules.ts';

/** Both are shown in public, where the review was. */
export function RemovalFields() {
  return (
    <>
      <DeskSelect
        name="why"
        label="Public reason"
        first="Choose a reason"
        choices={Object.entries(REMOVAL_REASONS)}
        required
      />
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
