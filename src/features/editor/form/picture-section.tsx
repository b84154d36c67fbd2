import { PictureField } from '#features/media/picture-fields/picture-field.tsx';
import { fieldId } from '#features/profiles/form/field-id.ts';
import { PICTURE_FIELDS } from '#features/signup/signup-form.rules.ts';
import { EDITOR_ID, useEditorContext } from '../draft/editor-context.ts';
import { pictureLabel } from '../labels.ts';
import { EditorSection } from './editor-section.tsx';

const FIELDS = Object.entries(PICTURE_FIELDS);

const NOTES = {
  specialist: 'Your face at the top, and pictures of your work below.',
  business: 'Your logo at the top, and pictures of what you offer below.',
};

export function PictureSection() {
  const { editor, busy } = useEditorContext();
  const { kind, state } = editor;
  return (
    <EditorSection title="Pictures" note={NOTES[kind]}>
      {FIELDS.map(([name, slot]) => (
        <PictureField
          // Filled anew, a field opens the previews of its files again.
          key={`${slot} ${state.filled}`}
          slot={slot}
          id={fieldId(EDITOR_ID, slot)}
          name={name}
          label={pictureLabel(kind, slot)}
          wording={kind === 'business' ? 'business-editor' : 'form'}
          state={state.draft.pictures[slot]}
          onChange={(pictures) => editor.setPictures(slot, pictures)}
          disabled={busy}
        />
      ))}
    </EditorSection>
  );
}
