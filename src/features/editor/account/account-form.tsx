import type { ComponentProps, ReactNode } from 'react';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import type { AccountIntent } from './account.rules.ts';
import type { AccountForm as Forms } from './use-account-form.ts';

interface AccountFormProps {
  form: Forms;
  className?: string;
  onReset?: () => void;
  children: ReactNode;
}

/** Posts to the page. The fragment takes those without scripts to the section that answers. */
export function AccountForm({
  form,
  className = 'grid grid-cols-1 gap-5',
  ...rest
}: AccountFormProps) {
  return (
    <form.Form
      method="post"
      action={`${paths.account}#${form.section}`}
      noValidate
      {...form.handlers}
      className={className}
      {...rest}
    />
  );
}

interface AccountButtonProps extends Omit<ComponentProps<typeof Button>, 'form'> {
  form: Forms;
  intent: AccountIntent;
}

/** The press that says what is wanted of the form it stands in. */
export function AccountButton({ form, intent, busy, disabled, ...rest }: AccountButtonProps) {
  return (
    <Button
      {...rest}
      type="submit"
      name="intent"
      value={intent}
      busy={busy ?? form.sent('intent') === intent}
      disabled={form.busy || disabled}
    />
  );
}
