import { BUSINESS_CATEGORIES } from '#features/profiles/categories.rules.ts';
import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import { FieldPair, FormSection } from './form-section.tsx';
import { LoginFields, WorkEmailField } from './login-fields.tsx';
import { PhoneField } from './phone-field.tsx';
import { PictureSection } from './picture-section.tsx';
import { SignupChoiceField } from './signup-choice-field.tsx';
import { SignupTextArea } from './signup-text-area.tsx';
import { SignupTextField } from './signup-text-field.tsx';

export function BusinessFields() {
  return (
    <>
      <FormSection
        title="Name and login"
        note="What your business is called, and how you sign in later."
      >
        <SignupTextField name="businessName" label="Business name" autoComplete="organization" />
        <LoginFields />
      </FormSection>
      <FormSection
        title="About your business"
        note="How customers reach you, and where they find you."
      >
        <FieldPair>
          <PhoneField name="businessPhone" label="Business phone" />
          <WorkEmailField />
        </FieldPair>
        <SignupTextField
          name="address"
          label="Address"
          hint="Street and number, or how to find you."
          autoComplete="street-address"
        />
        <SignupChoiceField
          name="location"
          label="Location"
          prompt="Choose a place"
          choices={LOCATIONS}
          autoComplete="address-level2"
        />
        <FieldPair>
          <SignupChoiceField
            name="category"
            label="Category"
            prompt="Choose a category"
            choices={BUSINESS_CATEGORIES}
          />
          <SignupTextField
            name="businessType"
            label="Specific business type"
            hint="Optional. In your own words."
            placeholder="Bakery"
          />
        </FieldPair>
      </FormSection>
      <FormSection
        title="What you offer"
        note="What people read first, and the words they find you by."
      >
        <SignupTextArea
          name="About"
          label="About"
          hint="Who you are: your story in a few sentences."
        />
        <SignupTextArea
          name="Services"
          label="Services"
          hint="What you offer, separated by commas."
          placeholder="Wedding cakes, fresh bread, catering"
        />
        <SignupTextArea
          name="Description"
          label="Description"
          hint="Hours, prices, delivery: what customers ask most."
        />
      </FormSection>
      <PictureSection business />
    </>
  );
}
