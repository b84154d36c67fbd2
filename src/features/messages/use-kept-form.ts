import type { FormEvent } from 'react';
import { useLocation } from 'react-router';
import { forgetKept, textsOf, useKeptFields } from '#ui/use-kept-fields.ts';
import { useCheckedForm, type FormAnswer } from './use-checked-form.ts';

const nameOf = (pathname: string) => `written ${pathname}`;

/** Once it is sent; whoever has left before the answer came would send it again. */
export const forgetWritten = (pathname: string): void => forgetKept(nameOf(pathname));

/** A visitor's form; whoever looks something up before sending it finds the text again on coming back. */
export function useKeptForm<Name extends string, Answered extends FormAnswer<Name>>(
  options: Parameters<typeof useCheckedForm<Name, Answered>>[0],
  isDone: (answer: Answered | undefined) => boolean,
) {
  const form = useCheckedForm<Name, Answered>(options);
  const { handlers } = form;
  const { pathname } = useLocation();
  const keepFields = useKeptFields(handlers.ref, nameOf(pathname), isDone(form.answer), textsOf);
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    handlers.onInput(event);
    keepFields(event);
  };
  return { ...form, handlers: { ...handlers, onInput } };
}
