import type { ReactNode } from 'react';
import type { FieldKey } from '../fields.rules.ts';
import { AreaFields, ProfileField } from './profile-field.tsx';
import { FieldPair, type Section } from './section.tsx';

interface SpecialistFieldsProps {
  Section: Section;
  workEmailHint?: ReactNode;
  /** Belongs to the phone number above it. */
  whatsapp?: ReactNode;
  /** The long text that is asked for before the others. */
  firstText?: FieldKey;
}

/** What a specialist is asked for, when signing up and ever after. */
export function SpecialistFields(props: SpecialistFieldsProps) {
  const { Section, workEmailHint, whatsapp, firstText } = props;
  return (
    <>
      <Section title="About you" note="Who you are and how customers reach you.">
        <FieldPair>
          <ProfileField name="firstName" />
          <ProfileField name="lastName" />
        </FieldPair>
        <FieldPair>
          <ProfileField name="phone" />
          <ProfileField name="workEmail" hint={workEmailHint} />
        </FieldPair>
        {whatsapp}
        <ProfileField name="location" />
      </Section>
      <Section title="Your work" note="What people read first, and the words they find you by.">
        <FieldPair>
          <ProfileField name="category" />
          <ProfileField name="occupation" />
        </FieldPair>
        <AreaFields first={firstText} />
      </Section>
    </>
  );
}
