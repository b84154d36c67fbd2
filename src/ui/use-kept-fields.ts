import { useEffect, useRef, type FormEvent, type RefObject } from 'react';
import { controlsOf, fill, nameOf, startOf, valueOf } from './frame/typed-values.ts';
import { readSession, writeSession } from './session-store.ts';
import { KEPT } from './unsent-values.ts';

type Control = ReturnType<typeof controlsOf>[number];
type Value = string | boolean;
type Starts = Map<string, Value>;
/** By field: what the page began with, and what was typed or chosen instead. */
type Kept = Record<string, { from: Value; to: Value }>;

/**
 * Keeps what is filled into a form until it is `done`, but nothing secret: whoever has to sign in again meanwhile finds
 * it on coming back. A form that may be sent more than once tells each time with another answer. Returns what the form
 * calls with every input.
 */
export function useKeptFields(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  done: unknown,
  fieldsOf = controlsOf,
): (event: FormEvent<HTMLFormElement>) => void {
  const key = KEPT + name;
  const starts = useRef<Starts>(new Map());
  useEffect(() => {
    starts.current.clear();
    if (!form.current) return;
    if (fieldsOf === controlsOf) form.current.setAttribute('data-kept', '');
    restore(fieldsOf(form.current), starts.current, readSession(key) as Kept | null);
  }, [form, key, fieldsOf]);
  useEffect(() => {
    if (!done) return;
    forgetKept(name);
    starts.current.clear();
  }, [name, done]);
  return ({ currentTarget }) =>
    writeSession(key, filledInto(fieldsOf(currentTarget), starts.current));
}

export const forgetKept = (name: string): void => writeSession(KEPT + name, null);

/** Where strangers write: who they are stays out of what their browser keeps. */
export const textsOf: typeof controlsOf = (form) =>
  controlsOf(form).filter(({ type }) => type === 'textarea');

/** With which value the page will begin again: after a refusal a field begins with what was typed. */
function beginning(control: Control, starts: Starts): Value {
  const name = nameOf(control);
  const start = starts.get(name) ?? startOf(control);
  starts.set(name, start);
  return start;
}

function filledInto(fields: Control[], starts: Starts): Kept | null {
  const filled = fields.map(
    (control) =>
      [nameOf(control), { from: beginning(control, starts), to: valueOf(control) }] as const,
  );
  const changed = filled.filter(([, { from, to }]) => from !== to);
  return changed.length > 0 ? Object.fromEntries(changed) : null;
}

/** Not over what was typed by now, nor over what somebody else has changed meanwhile. */
function restore(fields: Control[], starts: Starts, kept: Kept | null): void {
  for (const control of fields) {
    const start = beginning(control, starts);
    const { from, to } = kept?.[nameOf(control)] ?? {};
    if (to === undefined || start !== from || valueOf(control) !== from) continue;
    fill(control, to);
    const folded = control.closest('details');
    if (folded) folded.open = true;
  }
}
