import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { focusFirst, useFormErrors, type FormErrors } from '#ui/use-form-errors.ts';

/** What a page answers to such a form, besides that it is done. */
export interface FormAnswer<Name extends string> {
  values?: Record<Name, string>;
  errors?: FormErrors<Name> | undefined;
  failure?: string | undefined;
  stamp?: string;
}

interface CheckedForm<Name extends string, Answered> {
  start: Record<Name, string>;
  stamp: string;
  /** What the page answered to a form that was sent without scripts. */
  posted: Answered | undefined;
  check: (typed: Record<Name, string>) => FormErrors<Name> | null;
  forgives?: (changed: Name) => readonly Name[];
}

/** A visitor's form: checked here before it is sent to its own page, and again where it arrives. */
export function useCheckedForm<Name extends string, Answered extends FormAnswer<Name>>(
  options: CheckedForm<Name, Answered>,
) {
  const { start, stamp, posted, ...checks } = options;
  const fetcher = useFetcher<Answered>();
  const form = useRef<HTMLFormElement>(null);
  const busy = fetcher.state !== 'idle';
  const answer = (fetcher.data as Answered | undefined) ?? posted;
  const { errors, ...handlers } = useFormErrors<Name>({ answer, busy, ...checks });
  // What the page is asked for may change; what was written stays.
  const [begun] = useState(posted?.values ?? start);

  useEffect(() => {
    if (!answer || !form.current) return;
    // Whoever was caught by mistake gets through at the second try.
    (form.current.elements.namedItem('website') as HTMLInputElement).value = '';
    if (answer.errors) focusFirst(form.current, answer.errors);
  }, [answer]);

  return {
    Form: fetcher.Form,
    handlers: { ref: form, method: 'post', noValidate: true, ...handlers } as const,
    stamp: answer?.stamp ?? stamp,
    answer,
    begun,
    errors,
    busy,
    /** What is on its way. */
    sent: fetcher.formData,
    failure: busy ? undefined : answer?.failure,
  };
}
