import type { ClipboardEvent, ReactNode } from 'react';
import { fields } from '#messages';
import { categoryName, placeName } from '#platform/names.rules.ts';
import { COUNTRY } from '#platform/pack.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { getField, sentAs, type FieldKey, type KeyedField } from '../fields.rules.ts';
import { displayPhone, normalisePhone, PHONE } from '../phone.rules.ts';
import { useProfileForm } from './section.tsx';
import { INPUT_ATTRIBUTES, LineField, useField } from './line-field.tsx';

interface ProfileFieldProps {
  name: FieldKey;
  /** In place of the described one, where more is known. */
  hint?: ReactNode;
}

export function ProfileField({ name, hint }: ProfileFieldProps) {
  const { kind, whoHas } = useProfileForm();
  const field = getField(kind, name);
  const words = useWords(field, hint);
  const { input } = field;
  // Whoever may know who has a number is staff, and types what is not theirs.
  const autoComplete = whoHas ? 'off' : field.autoComplete;
  if (input === 'area') return <AreaField {...words} />;
  if (input === 'choice') return <ChoiceField field={field} {...words} />;
  if (input === 'phone') return <PhoneField {...words} autoComplete={autoComplete} />;
  return <LineField {...words} autoComplete={autoComplete} {...INPUT_ATTRIBUTES[input]} />;
}

type Words = ReturnType<typeof useWords>;

/** The words around a field. Signup says below it that it is optional, the editor behind its label. */
function useWords(field: KeyedField, hint: ReactNode = field.hint?.()) {
  const { askedBy } = useProfileForm();
  const { optional } = field;
  const label = field.label();
  const name = sentAs(askedBy, field);
  if (askedBy === 'signup')
    return {
      name,
      label,
      hint: optional && field.hint ? fields.optionalHint(field.hint()) : hint,
      placeholder: field.placeholder?.(),
    };
  const marked = (
    <>
      {label}{' '}
      <span className="font-normal text-ink-3">
        ({optional === 'recommended' ? fields.recommended : fields.optional})
      </span>
    </>
  );
  return { name, label: optional ? marked : label, hint, placeholder: undefined };
}

interface AreaProps {
  name: string;
  label: ReactNode;
  lang?: string;
}

/** Several lines. More than fits may be pasted and then shortened: cutting it would lose somebody's words. */
export function AreaField({ name, label, hint, placeholder, lang }: Partial<Words> & AreaProps) {
  const { field, control, max } = useField(name);
  return (
    <Field {...field} label={label} hint={hint} counter={{ max, length: control.value.length }}>
      <TextArea {...control} lang={lang} placeholder={placeholder} />
    </Field>
  );
}

const nameOf = (choice: string) => placeName(categoryName(choice));

function ChoiceField({
  name,
  label,
  field: { choices, autoComplete },
}: Words & { field: KeyedField }) {
  const { askedBy } = useProfileForm();
  const { field, control } = useField(name);
  const spell = (choice: string) =>
    askedBy === 'signup' ? nameOf(choice) : nameOf(choice).replaceAll(' and ', ' & ');
  return (
    <Field {...field} label={label}>
      <Select {...control} autoComplete={autoComplete}>
        <option value="">{choices?.prompt()}</option>
        {choices?.of.map((choice) => (
          <option key={choice} value={choice}>
            {spell(choice)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function PhoneField(words: Words & { autoComplete: string | undefined }) {
  const { rules, type } = useProfileForm();
  const local = rules[words.name]!.max === PHONE.max;
  // A number copied with its country code is longer than the field, and would be cut in the middle.
  const onPaste = (event: ClipboardEvent) => {
    const number = displayPhone(normalisePhone(event.clipboardData.getData('text')));
    if (!local || !number || !PHONE.pattern.test(number)) return;
    event.preventDefault();
    type(words.name, number);
  };
  return (
    <LineField
      {...words}
      {...INPUT_ATTRIBUTES.phone}
      hint={
        local
          ? fields.phoneHint(PHONE.digits, PHONE.example)
          : fields.phoneHintAbroad(PHONE.example, COUNTRY.phone.code)
      }
      onPaste={onPaste}
    />
  );
}
