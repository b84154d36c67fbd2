import { useState } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { PasswordMarks } from './password-marks.tsx';
import { useSignupField } from './use-signup-field.ts';

/** No limit on typing: a password manager must not have its password cut without a word. */
export function PasswordField() {
  const { field, control } = useSignupField('password');
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="grid content-start gap-3">
      <Field {...field} label="Password">
        <div className="relative">
          <TextInput
            {...control}
            type={shown ? 'text' : 'password'}
            autoComplete="new-password"
            autoCapitalize="none"
            spellCheck={false}
            className="pr-14"
          />
          <IconButton
            label="Show password"
            aria-pressed={shown}
            aria-controls={field.id}
            onClick={() => setShown(!shown)}
            data-needs-script
            className="absolute top-1/2 right-1 -translate-y-1/2"
          >
            <Icon aria-hidden className="size-5" />
          </IconButton>
        </div>
      </Field>
      <PasswordMarks typed={control.value} />
    </div>
  );
}
