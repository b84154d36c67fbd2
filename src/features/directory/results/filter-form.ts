import { useEffect, useRef } from 'react';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { KINDS } from '../kinds.ts';
import {
  askedCategory,
  askedLocation,
  currentQuery,
  type Asked,
  type SearchQuery,
  type Values,
} from '../search-query.ts';

/** The filters as a form shows them: one field holds the category, whichever name it came under. */
export function formValues(query: SearchQuery): Values {
  const { category: _, ...rest } = query.values;
  const chosen = { [KINDS[query.kind].categoryField]: askedCategory(query) };
  return { ...rest, ...chosen, location: askedLocation(query) };
}

function readFilters(form: HTMLFormElement): Values {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') values[name] = value.trim();
  }
  return values;
}

/** What a form asks for. "Near me" wants the nearest first; else the order stays what the address says. */
export function askedIn(form: HTMLFormElement, kind: ProviderKind): Asked {
  const values = readFilters(form);
  const { near } = form.dataset;
  const isNear = near !== undefined && near === values.location;
  return { kind, values, sort: isNear ? 'near' : currentQuery(kind).sort };
}

/** Sets the fields to these values; `before` spares those that stay as they are, with what was typed since. */
export function fillFilters(form: HTMLFormElement, values: Values, before?: Values): void {
  for (const control of form.elements) {
    const fillable = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
    if (!fillable || !form.contains(control)) continue;
    const value = values[control.name] ?? '';
    if (before && value === (before[control.name] ?? '')) continue;
    if (control.type === 'checkbox') control.checked = value === control.value;
    else control.value = value;
  }
}

/** The fields keep their own text, so that nothing holds up typing; when the address changes, they follow it. */
export function useFollowingForm(query: SearchQuery) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(query);
  useEffect(() => {
    if (shown.current === query) return;
    const before = formValues(shown.current);
    shown.current = query;
    if (form.current) fillFilters(form.current, formValues(query), before);
  }, [query]);
  return form;
}
