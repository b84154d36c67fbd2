import { BusinessFields } from '#features/profiles/form/business-fields.tsx';
import { ProfileFormContext, type ProfileForm } from '#features/profiles/form/form-context.ts';
import { SpecialistFields } from '#features/profiles/form/specialist-fields.tsx';
import { EDITOR_ID, useEditorContext } from '../draft/editor-context.ts';
import { editorFields } from '../editor.rules.ts';
import { EditorSection } from './editor-section.tsx';
import { LoginSection } from './login-section.tsx';
import { PictureSection } from './picture-section.tsx';
import { VideoSection } from './video-section.tsx';
import { WhatsappSwitch } from './whatsapp-switch.tsx';
import { WorkEmailHint } from './work-email-hint.tsx';

export function EditorFields() {
  const { kind, state, type, leave } = useEditorContext().editor;
  const asked: ProfileForm = {
    kind,
    askedBy: 'editor',
    id: EDITOR_ID,
    wording: 'main',
    rules: editorFields(kind),
    values: state.draft.values,
    errors: state.errors,
    availability: state.availability,
    type,
    leave,
  };
  const parts = {
    Section: EditorSection,
    workEmailHint: <WorkEmailHint />,
    whatsapp: <WhatsappSwitch />,
  };
  return (
    <ProfileFormContext value={asked}>
      {kind === 'specialist' ? <SpecialistFields {...parts} /> : <BusinessFields {...parts} />}
      <PictureSection />
      <VideoSection />
      <LoginSection />
    </ProfileFormContext>
  );
}
