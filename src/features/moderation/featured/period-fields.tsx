import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { DeskFormState } from '../desk/desk-form.tsx';
import type { TypedPeriod } from './featured-period.ts';

interface PeriodFieldsProps {
  form: DeskFormState;
  period?: TypedPeriod;
}

export function PeriodFields({ form, period }: PeriodFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="First day" hint="Empty means today." error={form.error('from')}>
        <TextInput type="date" name="from" defaultValue={form.start('from', period?.from)} />
      </Field>
      <Field label="Last day" hint="Empty means no end." error={form.error('until')}>
        <TextInput type="date" name="until" defaultValue={form.start('until', period?.until)} />
      </Field>
    </div>
  );
}
