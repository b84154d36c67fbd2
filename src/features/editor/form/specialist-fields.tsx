import { SPECIALIST_CATEGORIES } from '#features/profiles/categories.rules.ts';
import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import { FieldPair } from '#features/signup/form/form-section.tsx';
import { PhoneField, WorkEmailField } from './contact-fields.tsx';
import { EditorChoiceField } from './editor-choice-field.tsx';
import { EditorSection } from './editor-section.tsx';
import { EditorTextArea } from './editor-text-area.tsx';
import { EditorTextField } from './editor-text-field.tsx';
import { LoginSection } from './login-section.tsx';
import { PictureSection } from './picture-section.tsx';
import { VideoSection } from './video-section.tsx';
import { WhatsappSwitch } from './whatsapp-switch.tsx';

export function SpecialistFields() {
  return (
    <>
      <EditorSection title="About you" note="Who you are and how customers reach you.">
        <FieldPair>
          <EditorTextField name="firstName" autoComplete="given-name" />
          <EditorTextField name="lastName" autoComplete="family-name" />
        </FieldPair>
        <FieldPair>
          <PhoneField name="phone" />
          <WorkEmailField />
        </FieldPair>
        <WhatsappSwitch phone="phone" />
        <EditorChoiceField
          name="location"
          prompt="Choose where you work"
          choices={LOCATIONS}
          autoComplete="address-level2"
        />
      </EditorSection>
      <EditorSection
        title="Your work"
        note="What people read first, and the words they find you by."
      >
        <FieldPair>
          <EditorChoiceField
            name="category"
            prompt="Choose a category"
            choices={SPECIALIST_CATEGORIES}
          />
          <EditorTextField name="occupation" autoComplete="organization-title" />
        </FieldPair>
        <EditorTextArea name="education" hint="Schools, courses, licences, years of experience." />
        <EditorTextArea name="skills" hint="What you can do, separated by commas." />
        <EditorTextArea
          name="bio"
          hint="A few sentences in your own words: what you do, for whom, and how."
        />
      </EditorSection>
      <PictureSection note="Your face at the top, and pictures of your work below." />
      <VideoSection />
      <LoginSection />
    </>
  );
}
