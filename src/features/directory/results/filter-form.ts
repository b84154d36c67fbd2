import { useEffect, useRef } from 'react';
import { askedCategory, askedLocation, type Criteria } from './criteria.ts';
import type { ResultsKind, Values } from './results-kinds.ts';

/** The filters as a form shows them: one field holds the category, whichever name it came under. */
export function formValues(kind: ResultsKind, { values }: Pick<Criteria, 'values'>): Values {
  const { category: _, ...rest } = values;
  const chosen = { [kind.categoryField]: askedCategory(kind, values) };
  return { ...rest, ...chosen, location: askedLocation(values) };
}

export function readFilters(form: HTMLFormElement): Values {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') values[name] = value.trim();
  }
  return values;
}

/** Sets the fields to these values; `before` spares those that stay as they are, with what was typed since. */
export function fillFilters(form: HTMLFormElement, values: Values, before?: Values): void {
  for (const control of form.elements) {
    const fillable = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
    if (!fillable || !form.contains(control)) continue;
    const value = values[control.name] ?? '';
    if (!before || value !== (before[control.name] ?? '')) control.value = value;
  }
}

/** The fields keep their own text, so that nothing holds up typing; when the address changes, they follow it. */
export function useFollowingForm(kind: ResultsKind, criteria: Criteria) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(criteria);
  useEffect(() => {
    if (shown.current === criteria) return;
    const before = formValues(kind, shown.current);
    shown.current = criteria;
    if (form.current) fillFilters(form.current, formValues(kind, criteria), before);
  }, [kind, criteria]);
  return form;
}
