import { SPECIALIST_CATEGORIES } from '#features/profiles/categories.rules.ts';
import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import { FieldPair, FormSection } from './form-section.tsx';
import { LoginFields, WorkEmailField } from './login-fields.tsx';
import { PhoneField } from './phone-field.tsx';
import { PictureSection } from './picture-section.tsx';
import { SignupChoiceField } from './signup-choice-field.tsx';
import { SignupTextArea } from './signup-text-area.tsx';
import { SignupTextField } from './signup-text-field.tsx';

export function SpecialistFields() {
  return (
    <>
      <FormSection title="Your login" note="For you alone: this is how you sign in later.">
        <LoginFields />
      </FormSection>
      <FormSection title="About you" note="Who you are and how customers reach you.">
        <FieldPair>
          <SignupTextField name="firstName" label="First name" autoComplete="given-name" />
          <SignupTextField name="lastName" label="Last name" autoComplete="family-name" />
        </FieldPair>
        <FieldPair>
          <PhoneField name="phone" label="Phone number" />
          <WorkEmailField />
        </FieldPair>
        <SignupChoiceField
          name="location"
          label="Location"
          prompt="Choose where you work"
          choices={LOCATIONS}
          autoComplete="address-level2"
        />
      </FormSection>
      <FormSection title="Your work" note="What people read first, and the words they find you by.">
        <FieldPair>
          <SignupChoiceField
            name="category"
            label="Category"
            prompt="Choose a category"
            choices={SPECIALIST_CATEGORIES}
          />
          <SignupTextField
            name="occupation"
            label="Occupation"
            placeholder="Electrician"
            autoComplete="organization-title"
          />
        </FieldPair>
        <SignupTextArea
          name="skills"
          label="Skills"
          hint="What you can do, separated by commas."
          placeholder="House wiring, solar panels, fault finding"
        />
        <SignupTextArea
          name="education"
          label="Education"
          hint="Schools, courses, licences, years of experience."
        />
        <SignupTextArea
          name="bio"
          label="Bio"
          hint="A few sentences in your own words: what you do, for whom, and how."
        />
      </FormSection>
      <PictureSection />
    </>
  );
}
