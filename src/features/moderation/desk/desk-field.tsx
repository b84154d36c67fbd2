import { use, type ComponentProps, type ReactNode } from 'react';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { DeskFormContext } from './desk-form.tsx';
import { Options } from './desk-list.tsx';
import { REASON_MAX } from './desk.rules.ts';

interface DeskFieldProps extends Pick<
  ComponentProps<'input'>,
  | 'type'
  | 'maxLength'
  | 'readOnly'
  | 'inputMode'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'className'
  | 'list'
> {
  name: string;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  start?: string | undefined;
  /** How many there are to write on, where one is not enough. */
  lines?: number;
  counted?: boolean;
}

export function DeskField(props: DeskFieldProps) {
  const { label, hint, required, start, lines, counted, ...rest } = props;
  const { value, error } = useDeskField(rest.name, start);
  const control = { ...rest, defaultValue: value };
  const counter = counted ? { max: rest.maxLength!, length: value.length } : undefined;
  return (
    <Field label={label} hint={hint} error={error} required={required} counter={counter}>
      {lines ? <TextArea {...control} rows={lines} /> : <TextInput {...control} />}
    </Field>
  );
}

/** What whoever is decided about is told. */
export const ReasonField = (
  props: Pick<DeskFieldProps, 'label' | 'hint' | 'lines'> & { name?: string },
) => <DeskField name="reason" maxLength={REASON_MAX} required {...props} />;

interface DeskSelectProps {
  name: string;
  label: string;
  hint?: string;
  first?: string;
  start?: string | undefined;
  choices: readonly (readonly [value: string, text: string])[];
  required?: boolean;
}

export function DeskSelect(props: DeskSelectProps) {
  const { name, label, hint, start, first, choices, required } = props;
  const { value, error } = useDeskField(name, start);
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      <Select name={name} defaultValue={value}>
        {first && <option value="">{first}</option>}
        <Options choices={choices} />
      </Select>
    </Field>
  );
}

/** What is wrong with a field of the form around; what was typed before the page came back, or else the start. */
export function useDeskField(name: string, start = '') {
  const { own } = use(DeskFormContext);
  return {
    error: own?.field === name ? own.failure : undefined,
    value: own?.typed?.[name] ?? start,
  };
}
