import type { ReactNode } from 'react';
import { AreaFields, ProfileField } from './profile-field.tsx';
import { FieldPair, type Section } from './section.tsx';

interface BusinessFieldsProps {
  Section: Section;
  /** Asked for together with the name, when signing up. */
  login?: ReactNode;
  workEmailHint?: ReactNode;
  /** Belongs to the phone number above it. */
  whatsapp?: ReactNode;
}

/** What a business is asked for, when signing up and ever after. */
export function BusinessFields({ Section, login, workEmailHint, whatsapp }: BusinessFieldsProps) {
  const name = <ProfileField name="businessName" />;
  const contact = (
    <>
      <FieldPair>
        <ProfileField name="phone" />
        <ProfileField name="workEmail" hint={workEmailHint} />
      </FieldPair>
      {whatsapp}
      <ProfileField name="address" />
    </>
  );
  const place = <ProfileField name="location" />;
  const trade = (
    <FieldPair>
      <ProfileField name="category" />
      <ProfileField name="specificType" />
    </FieldPair>
  );
  return (
    <>
      {login ? (
        <>
          <Section
            title="Name and login"
            note="What your business is called, and how you sign in later."
          >
            {name}
            {login}
          </Section>
          <Section
            title="About your business"
            note="How customers reach you, and where they find you."
          >
            {contact}
            {place}
            {trade}
          </Section>
        </>
      ) : (
        <Section
          title="Your business"
          note="What it is called, how customers reach you, and where they find you."
        >
          {name}
          {contact}
          {trade}
          {place}
        </Section>
      )}
      <Section
        title="What you offer"
        note="What people read first, and the words they find you by."
      >
        <AreaFields />
      </Section>
    </>
  );
}
