import type { ChangeEvent, ReactNode } from 'react';
import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';

interface DeskFilterProps {
  label: string;
  children: ReactNode;
}

/** What to show, kept in the address. A choice from a list is complete as it is; words are sent when finished. */
export function DeskFilter({ label, children }: DeskFilterProps) {
  const choose = ({ target, currentTarget }: ChangeEvent<HTMLFormElement>) => {
    if ((target as Element) instanceof HTMLSelectElement) currentTarget.requestSubmit();
  };
  return (
    <Form
      method="get"
      role="search"
      aria-label={label}
      onChange={choose}
      preventScrollReset
      className="card grid gap-4 p-5 sm:flex sm:flex-wrap sm:items-end sm:[&>:not(button)]:min-w-40 sm:[&>:not(button)]:flex-1"
    >
      {children}
      <Button type="submit">
        <Search aria-hidden className="size-5" />
        Show
      </Button>
    </Form>
  );
}
