import type { ReactNode } from 'react';
import { sentAs, type KeyedField } from '../fields.rules.ts';
import { useProfileForm } from './form-context.ts';

/** The words around a field. Signup says below it that it is optional, the editor behind its label. */
export function useDescribed(field: KeyedField, hint: ReactNode = field.hint) {
  const { askedBy } = useProfileForm();
  const { label, optional } = field;
  const name = sentAs(askedBy, field);
  if (askedBy === 'signup')
    return {
      name,
      label,
      hint: optional ? `Optional. ${field.hint}` : hint,
      placeholder: field.placeholder,
    };
  const marked = (
    <>
      {label} <span className="font-normal text-ink-3">({optional})</span>
    </>
  );
  return { name, label: optional ? marked : label, hint, placeholder: undefined };
}
