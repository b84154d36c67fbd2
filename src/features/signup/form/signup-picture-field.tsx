import { PictureField } from '#features/media/picture-fields/picture-field.tsx';
import { PICTURE_FIELDS, type PictureField as PictureFieldName } from '../signup-form.rules.ts';
import { fieldId } from './field-id.ts';
import { useSignup } from './signup-context.ts';

interface SignupPictureFieldProps {
  name: PictureFieldName;
  label: string;
  hint: string;
}

export function SignupPictureField({ name, label, hint }: SignupPictureFieldProps) {
  const { form, busy } = useSignup();
  return (
    <PictureField
      slot={PICTURE_FIELDS[name]}
      id={fieldId(form.rules.form, name)}
      name={name}
      label={label}
      hint={hint}
      state={form.state.pictures[name]}
      onChange={(pictures) => form.setPictures(name, pictures)}
      disabled={busy}
    />
  );
}
