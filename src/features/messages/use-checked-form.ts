import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useFetcher } from 'react-router';
import { textOf } from '#ui/text-of.ts';

type Errors<Name extends string> = Partial<Record<Name, string | undefined>>;

interface Answer<Name extends string> {
  values?: Record<Name, string>;
  errors?: Errors<Name>;
  failure?: string;
  stamp?: string;
}

interface CheckedForm<Name extends string, Answered> {
  /** Its fields, in the order of the form. */
  names: readonly Name[];
  start: Record<Name, string>;
  stamp: string;
  /** What the page answered to a form that was sent without scripts. */
  posted: Answered | undefined;
  check: (typed: Record<Name, string>) => Errors<Name> | null;
  /** What is looked at anew when a field changes; itself, where nothing is said. */
  forgives?: (changed: Name) => readonly Name[];
}

/** A visitor's form: checked here before it is sent to its own page, and again where it arrives. */
export function useCheckedForm<Name extends string, Answered extends Answer<Name>>(
  options: CheckedForm<Name, Answered>,
) {
  const { names, start, stamp, posted, check, forgives = (changed) => [changed] } = options;
  const fetcher = useFetcher<Answered>();
  const form = useRef<HTMLFormElement>(null);
  const busy = fetcher.state !== 'idle';
  const answer = (fetcher.data as Answered | undefined) ?? posted;
  const [own, setOwn] = useState<{ to: Answered | undefined; errors: Errors<Name> }>();
  const errors: Errors<Name> = own && own.to === answer ? own.errors : (answer?.errors ?? {});
  // What the page is asked for may change; what was written stays.
  const [begun] = useState(posted?.values ?? start);

  useEffect(() => {
    if (!answer || !form.current) return;
    // Whoever was caught by mistake gets through at the second try.
    control(form.current, 'website').value = '';
    if (answer.errors) focusFirst(form.current, names, answer.errors);
  }, [answer, names]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const data = new FormData(event.currentTarget);
    const typed = names.map((name) => [name, textOf(data, name)] as const);
    const wrong = check(Object.fromEntries(typed) as Record<Name, string>);
    setOwn({ to: answer, errors: wrong ?? {} });
    if (!wrong) return;
    event.preventDefault();
    focusFirst(event.currentTarget, names, wrong);
  };
  const onInput = ({ target }: FormEvent) => {
    const told = forgives((target as HTMLInputElement).name as Name).filter((name) => errors[name]);
    if (told.length === 0) return;
    const left = Object.entries(errors).filter(([name]) => !told.includes(name as Name));
    setOwn({ to: answer, errors: Object.fromEntries(left) as Errors<Name> });
  };

  return {
    Form: fetcher.Form,
    handlers: { ref: form, method: 'post', noValidate: true, onSubmit, onInput } as const,
    stamp: answer?.stamp ?? stamp,
    answer,
    begun,
    errors,
    busy,
    failure: busy ? undefined : answer?.failure,
  };
}

const control = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function focusFirst<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
  errors: Errors<Name>,
): void {
  const first = names.find((name) => errors[name]);
  if (first) control(form, first).focus();
}
