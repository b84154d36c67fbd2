import { takenMessage, unverifiedMessage } from '#features/profiles/availability.rules.ts';
import { useEditorContext } from '../draft/editor-context.ts';
import { editorFields } from '../editor.rules.ts';
import { labelOf } from '../labels.ts';
import { fieldId } from './field-id.ts';

/** What a field and its control need to know. */
export function useEditorField(name: string) {
  const { editor } = useEditorContext();
  const { kind, state } = editor;
  const { max, unique, required } = editorFields(kind)[name]!;
  const availability = state.availability[name];
  const taken = unique && availability === 'taken' ? takenMessage(unique) : undefined;
  return {
    max,
    availability,
    /** Whether it is free could not be found out. */
    caution: unique && availability === 'unverified' ? unverifiedMessage(unique) : undefined,
    field: {
      id: fieldId(name),
      label: labelOf(kind, name),
      required: required !== undefined,
      error: state.errors[name] ?? taken,
    },
    control: {
      name,
      value: state.draft.values[name]!,
      onChange: (event: { target: { value: string } }) => editor.type(name, event.target.value),
      onBlur: () => editor.leave(name),
    },
  };
}
