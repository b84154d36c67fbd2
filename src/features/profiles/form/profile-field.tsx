import type { ReactNode } from 'react';
import { areasOf, getField, type FieldKey } from '../fields.rules.ts';
import { AreaField } from './area-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { DescribedLine } from './described-line.tsx';
import { useProfileForm } from './form-context.ts';

interface ProfileFieldProps {
  name: FieldKey;
  /** In place of the described one, where more is known. */
  hint?: ReactNode;
}

/** A field of a profile, as it is described. */
export function ProfileField({ name, hint }: ProfileFieldProps) {
  const field = getField(useProfileForm().kind, name);
  const { input } = field;
  if (input === 'area') return <AreaField field={field} />;
  if (input === 'choice') return <ChoiceField field={field} />;
  return <DescribedLine field={field} input={input} hint={hint} />;
}

/** All long texts. */
export function AreaFields({ first }: { first?: FieldKey | undefined }) {
  const areas = areasOf(useProfileForm().kind);
  const ordered = areas.toSorted((a, b) => Number(b.key === first) - Number(a.key === first));
  return ordered.map((field) => <AreaField key={field.key} field={field} />);
}
