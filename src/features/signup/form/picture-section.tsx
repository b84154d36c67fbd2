import { slotLimits } from '#features/media/picture-fields/slot-limits.ts';
import { FormSection } from './form-section.tsx';
import { SignupPictureField } from './signup-picture-field.tsx';

export function PictureSection({ business = false }: { business?: boolean }) {
  return (
    <FormSection
      title="Pictures"
      note="All of them are optional, and you can add them later. Profiles with pictures are looked at more."
    >
      <SignupPictureField
        name="profilePic"
        label={business ? 'Logo or profile picture' : 'Profile picture'}
        hint={slotLimits('profile')}
      />
      <SignupPictureField
        name="backgroundPic"
        label="Background picture"
        hint={`The wide banner of your profile. ${slotLimits('background')}`}
      />
      <SignupPictureField
        name="showcasePics[]"
        label="Showcase pictures"
        hint={`Your work at its best. ${slotLimits('showcase')}`}
      />
    </FormSection>
  );
}
