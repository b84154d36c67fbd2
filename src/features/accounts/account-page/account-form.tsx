import { createContext, use, useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { useActionData, useFetcher } from 'react-router';
import { paths } from '#platform/paths.ts';
import { BusyWithContext, IntentButton } from '#ui/intent-button.tsx';
import { Field } from '#ui/field.tsx';
import { textOf } from '#ui/text-of.ts';
import { useFormErrors } from '#ui/use-form-errors.ts';
import { useKeptFields } from '#ui/use-kept-fields.ts';
import { messageOf } from '../access/live-message.tsx';
import { PasswordInput } from '../access/password-input.tsx';
import {
  checkAccountForm,
  isAccountIntent,
  type AccountField,
  type AccountIntent,
  type AccountSectionId,
  type FieldErrors,
} from './account.rules.ts';

/** Given by the section around. */
export const AccountFormContext = createContext<ReturnType<typeof useAccountForm> | null>(null);
export const useFormAround = () => use(AccountFormContext)!;

/** Whose page it is: what was meant for one account must not be done to another. */
export const WhoseContext = createContext(0);

/** Posts to the page. The fragment takes those without scripts to the section that answers. */
export function AccountForm({
  children,
  ...props
}: Pick<ComponentProps<'form'>, 'className' | 'onReset' | 'children'>) {
  const { Form, section, handlers, busyWith } = useFormAround();
  const whose = use(WhoseContext);
  const form = useRef<HTMLFormElement>(null);
  useKeptFields(form, `${section} ${whose}`);
  return (
    <Form
      ref={form}
      method="post"
      action={`${paths.account}#${section}`}
      noValidate
      {...handlers}
      className="grid grid-cols-1 gap-5"
      {...props}
    >
      <input type="hidden" name="whose" value={whose} />
      <BusyWithContext value={busyWith}>{children}</BusyWithContext>
    </Form>
  );
}

export const AccountButton = IntentButton<AccountIntent>;

interface AccountPasswordProps extends ComponentProps<typeof PasswordInput> {
  name: AccountField;
  label: string;
  hint?: ReactNode;
}

export function AccountPassword({ label, hint, ...input }: AccountPasswordProps) {
  const { errors, busy } = useFormAround();
  return (
    <Field label={label} hint={hint} error={errors[input.name]} required>
      <PasswordInput autoComplete="current-password" {...input} busy={busy} />
    </Field>
  );
}

export interface AccountAnswer {
  /** Absent when no answer came at all. */
  section?: AccountSectionId;
  done?: string;
  failure?: string;
  errors?: FieldErrors;
  /** What was typed and may be shown again: never a password. */
  typed?: { email: string; confirmation: string };
  deleted?: boolean;
}

/**
 * The forms of one section: one at a time is sent, and its answer is told there. Without scripts the whole page is the
 * answer, and each section finds its own in it.
 */
export function useAccountForm(section: AccountSectionId) {
  const heard = useRef<AccountAnswer>(undefined);
  const { Form, state, data, formData } = useFetcher<AccountAnswer>();
  const posted = useActionData<AccountAnswer>();
  const own = posted?.section === section ? posted : undefined;
  const answer = data ?? own;
  const busy = state !== 'idle';
  const { errors, ...handlers } = useFormErrors<AccountField | 'intent'>({
    answer,
    busy,
    check: (typed) =>
      isAccountIntent(typed.intent) ? checkAccountForm(typed.intent, typed) : null,
  });

  useEffect(() => {
    if (!data || heard.current === data) return;
    // What is wrong is told at once, and nobody who puts it right is disturbed later. A next step comes with the page.
    if (busy && !data.errors) return;
    heard.current = data;
    const card = document.getElementById(section)!;
    if (data.done) for (const form of card.querySelectorAll('form')) form.reset();
    goOnIn(card);
  }, [busy, data, section]);

  return {
    section,
    Form,
    handlers,
    busy,
    busyWith: busy ? textOf(formData ?? new FormData(), 'intent') : null,
    sent: (field: string) => (busy ? formData?.get(field) : undefined),
    errors,
    // With scripts it still stands there: what a field begins with is nothing that somebody has written.
    typed: own?.typed,
    message: busy ? null : messageOf(answer),
  };
}

/** To what is wrong, to where the next step begins, or to the heading, under which stands what happened. */
function goOnIn(card: HTMLElement): void {
  const places = ['[aria-invalid]', '[data-first]', 'h2'].flatMap(
    (place) => card.querySelector<HTMLElement>(place) ?? [],
  );
  places[0]?.focus();
}
