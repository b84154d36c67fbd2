import { PictureField } from '#features/media/picture-fields/picture-field.tsx';
import { PICTURE_FIELDS } from '#features/signup/signup-form.rules.ts';
import { useEditorContext } from '../draft/editor-context.ts';
import { pictureLabel } from '../labels.ts';
import { EditorSection } from './editor-section.tsx';
import { fieldId } from './field-id.ts';

const FIELDS = Object.entries(PICTURE_FIELDS);

export function PictureSection({ note }: { note: string }) {
  const { editor, busy } = useEditorContext();
  const { kind, state } = editor;
  return (
    <EditorSection title="Pictures" note={note}>
      {FIELDS.map(([name, slot]) => (
        <PictureField
          // Filled anew, a field opens the previews of its files again.
          key={`${slot} ${state.filled}`}
          slot={slot}
          id={fieldId(slot)}
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
