import type { ClipboardEvent } from 'react';
import { displayPhone, normalisePhone, PHONE } from '#features/profiles/phone.rules.ts';
import { useSignup } from './signup-context.ts';
import { SignupTextField } from './signup-text-field.tsx';

export function PhoneField({ name, label }: { name: string; label: string }) {
  const { form } = useSignup();
  const local = form.rules.fields[name]!.max === PHONE.max;

  // A number copied with its country code is longer than the field, and would be cut in the middle.
  const paste = (event: ClipboardEvent) => {
    const number = displayPhone(normalisePhone(event.clipboardData.getData('text')));
    if (!local || !number || !PHONE.pattern.test(number)) return;
    event.preventDefault();
    form.type(name, number);
  };

  return (
    <SignupTextField
      name={name}
      label={label}
      hint={
        local ? `Seven digits, such as ${PHONE.example}.` : `Such as ${PHONE.example} or +501 …`
      }
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      onPaste={paste}
    />
  );
}
