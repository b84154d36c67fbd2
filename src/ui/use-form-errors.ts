import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { textOf } from './text-of.ts';

export type FormErrors<Name extends string> = Partial<Record<Name, string | undefined>>;

interface Checked<Name extends string> {
  /** What the server said last: its errors count until the form is sent again. */
  answer: { errors?: FormErrors<Name> | undefined } | undefined;
  busy: boolean;
  /** What is wrong with what was typed, in the order of the form; null when nothing is. */
  check: (typed: Record<Name, string>) => FormErrors<Name> | null;
  /** What is looked at anew when a field changes; itself, where nothing is said. */
  forgives?: (changed: Name) => readonly Name[];
}

/** Checks a form before it is sent, once at a time; what is wrong with a field is forgiven when it changes. */
export function useFormErrors<Name extends string>(checked: Checked<Name>) {
  const { answer, busy, check, forgives = (changed: Name) => [changed] } = checked;
  const sending = useRef(false);
  const [own, setOwn] = useState<{ to: unknown; errors: FormErrors<Name> }>();
  const errors: FormErrors<Name> = own && own.to === answer ? own.errors : (answer?.errors ?? {});

  // An answer may come before anybody saw that the form was busy, and the next press right behind it.
  useLayoutEffect(() => {
    if (!busy) sending.current = false;
  }, [busy, answer]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (sending.current) return event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form, (event.nativeEvent as SubmitEvent).submitter);
    const typed = [...data.keys()].map((name) => [name, textOf(data, name)] as const);
    const wrong = check(Object.fromEntries(typed) as Record<Name, string>);
    setOwn({ to: answer, errors: wrong ?? {} });
    sending.current = !wrong;
    if (!wrong) return;
    event.preventDefault();
    focusFirst(form, wrong);
  };
  const onInput = ({ target }: FormEvent) => {
    const changed = forgives((target as HTMLInputElement).name as Name);
    if (!changed.some((name) => errors[name])) return;
    const left = Object.entries(errors).filter(([name]) => !changed.includes(name as Name));
    setOwn({ to: answer, errors: Object.fromEntries(left) as FormErrors<Name> });
  };
  return { errors, onSubmit, onInput };
}

/** The first field that is wrong takes the keyboard. */
export function focusFirst(form: HTMLFormElement | null, errors: FormErrors<string>): void {
  const [first] = Object.entries(errors).find(([, message]) => message) ?? [];
  form?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
}
