import { BUSINESS_CATEGORIES } from '#features/profiles/categories.rules.ts';
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

export function BusinessFields() {
  return (
    <>
      <EditorSection
        title="Your business"
        note="What it is called, how customers reach you, and where they find you."
      >
        <EditorTextField name="businessName" autoComplete="organization" />
        <FieldPair>
          <PhoneField name="businessPhone" />
          <WorkEmailField />
        </FieldPair>
        <WhatsappSwitch phone="businessPhone" />
        <EditorTextField
          name="address"
          hint="Street and number, or how to find you."
          autoComplete="street-address"
        />
        <FieldPair>
          <EditorChoiceField
            name="category"
            prompt="Choose a category"
            choices={BUSINESS_CATEGORIES}
          />
          <EditorTextField name="businessType" note="optional" hint="In your own words." />
        </FieldPair>
        <EditorChoiceField
          name="location"
          prompt="Choose a place"
          choices={LOCATIONS}
          autoComplete="address-level2"
        />
      </EditorSection>
      <EditorSection
        title="What you offer"
        note="What people read first, and the words they find you by."
      >
        <EditorTextArea name="about" hint="Who you are: your story in a few sentences." />
        <EditorTextArea name="services" hint="What you offer, separated by commas." />
        <EditorTextArea
          name="description"
          hint="Hours, prices, delivery: what customers ask most."
        />
      </EditorSection>
      <PictureSection note="Your logo at the top, and pictures of what you offer below." />
      <VideoSection />
      <LoginSection />
    </>
  );
}
