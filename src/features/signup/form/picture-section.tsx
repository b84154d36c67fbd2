import { PictureField } from '#features/media/picture-fields/picture-field.tsx';
import { slotLimits } from '#features/media/picture-fields/slot-limits.ts';
import { fieldId } from '#features/profiles/form/field-id.ts';
import { PICTURE_FIELDS } from '../signup-form.rules.ts';
import { FormSection } from './form-section.tsx';
import { pictureFields } from './form-state.ts';
import { useSignup } from './signup-context.ts';

const WORDS = {
  profilePic: { label: 'Profile picture', hint: '' },
  backgroundPic: { label: 'Background picture', hint: 'The wide banner of your profile. ' },
  'showcasePics[]': { label: 'Showcase pictures', hint: 'Your work at its best. ' },
};

export function PictureSection() {
  const { form, busy } = useSignup();
  const { form: id, kind } = form.rules;
  return (
    <FormSection
      title="Pictures"
      note="All of them are optional, and you can add them later. Profiles with pictures are looked at more."
    >
      {pictureFields.map((name) => {
        const { label, hint } = WORDS[name];
        const logo = kind === 'business' && name === 'profilePic';
        return (
          <PictureField
            key={name}
            slot={PICTURE_FIELDS[name]}
            id={fieldId(id, name)}
            name={name}
            label={logo ? 'Logo or profile picture' : label}
            hint={hint + slotLimits(PICTURE_FIELDS[name])}
            state={form.state.pictures[name]}
            onChange={(pictures) => form.setPictures(name, pictures)}
            disabled={busy}
          />
        );
      })}
    </FormSection>
  );
}
