import type { ClipboardEvent, ReactNode } from 'react';
import type { KeyedField } from '../fields.rules.ts';
import { displayPhone, normalisePhone, PHONE } from '../phone.rules.ts';
import { useProfileForm, type ProfileForm } from './form-context.ts';
import { INPUT_ATTRIBUTES } from './input-attributes.ts';
import { LineField } from './line-field.tsx';
import { useDescribed } from './use-described.tsx';

interface DescribedLineProps {
  field: KeyedField;
  input: keyof typeof INPUT_ATTRIBUTES;
  hint?: ReactNode;
}

/** A line as it is described. */
export function DescribedLine({ field, input, hint }: DescribedLineProps) {
  const form = useProfileForm();
  const words = useDescribed(field, hint);
  return (
    <LineField
      {...words}
      autoComplete={field.autoComplete}
      {...INPUT_ATTRIBUTES[input]}
      {...(input === 'phone' && phoneProps(form, words.name))}
    />
  );
}

function phoneProps({ rules, type }: ProfileForm, name: string) {
  const local = rules[name]!.max === PHONE.max;
  return {
    hint: local ? `Seven digits, such as ${PHONE.example}.` : `Such as ${PHONE.example} or +501 …`,
    // A number copied with its country code is longer than the field, and would be cut in the middle.
    onPaste(event: ClipboardEvent) {
      const number = displayPhone(normalisePhone(event.clipboardData.getData('text')));
      if (!local || !number || !PHONE.pattern.test(number)) return;
      event.preventDefault();
      type(name, number);
    },
  };
}
