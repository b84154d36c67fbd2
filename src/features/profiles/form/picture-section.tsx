import { fields } from '#messages';
import { PictureField } from '#features/media/picture-fields/picture-field.tsx';
import { PICTURE_SLOTS, SLOTS, type PictureSlot } from '#features/media/picture.rules.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { pictureLabel } from '../labels.ts';
import { fieldId, useProfileForm } from './form-context.ts';
import { Section, SIGNUP_STEPS } from './section.tsx';

const EDITOR_NOTES: Record<ProviderKind, () => string> = {
  specialist: () => fields.specialistPicturesNote,
  business: () => fields.businessPicturesNote,
};
const SIGNUP_HINTS: Record<PictureSlot, () => string> = {
  profile: () => '',
  background: () => `${fields.backgroundHint} `,
  showcase: () => `${fields.showcaseHint} `,
};

export function PictureSection() {
  const { kind, askedBy, id, pictures, busy, setPictures } = useProfileForm();
  const signup = askedBy === 'signup';
  return (
    <Section
      title={fields.pictures}
      note={signup ? fields.picturesLater : EDITOR_NOTES[kind]()}
      step={SIGNUP_STEPS}
    >
      {SLOTS.map((slot) => {
        const name = PICTURE_SLOTS[slot].field;
        return (
          <PictureField
            key={slot}
            slot={slot}
            // What is wrong is told by the field when signing up, by the slot in the editor.
            id={fieldId(id, signup ? name : slot)}
            name={name}
            label={pictureLabel(kind, slot, askedBy)}
            hint={signup ? SIGNUP_HINTS[slot]() : ''}
            wording={!signup && kind === 'business' ? 'business-editor' : 'form'}
            state={pictures[slot]}
            onChange={(state) => setPictures(slot, state)}
            disabled={busy}
          />
        );
      })}
    </Section>
  );
}
