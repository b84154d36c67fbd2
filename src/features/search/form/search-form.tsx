import type { FormEvent, ReactNode } from 'react';
import { Search } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { searchAddress } from './search-address.ts';

interface SearchFormProps {
  /** The results page. */
  action: string;
  label: string;
  button: string;
  /** Its fields, best three. */
  children: ReactNode;
}

/** A plain GET form, so it searches before scripts arrive; with them the address stays tidy and the page is kept. */
export function SearchForm({ action, label, button, children }: SearchFormProps) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(searchAddress(action, new FormData(event.currentTarget)));
  };
  return (
    <form
      action={action}
      method="get"
      role="search"
      aria-label={label}
      onSubmit={submit}
      className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1.15fr_auto]"
    >
      {children}
      <Button type="submit" className="min-h-[calc(1.6em+1.375rem)] max-sm:mt-1">
        <Search aria-hidden className="size-5" />
        {button}
      </Button>
    </form>
  );
}
