import { use, type ComponentProps } from 'react';
import { Button } from '#ui/button.tsx';
import { DeskFormContext } from './desk-form-context.ts';

/** Sends the form around it, once. */
export function DeskButton({ size = 'small', ...rest }: ComponentProps<typeof Button>) {
  const { sent, anySent } = use(DeskFormContext);
  return (
    <Button {...rest} type="submit" size={size} busy={sent} disabled={anySent || rest.disabled} />
  );
}
