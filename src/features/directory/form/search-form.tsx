import type { ReactNode, SyntheticEvent } from 'react';
import { Search } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { keepSearch, type Kept } from './kept-search.ts';
import { searchAddress } from './search-address.ts';

interface SearchFormProps {
  kind: Kept['kind'];
  /** The results page. */
  action: string;
  label: string;
  button: string;
  /** Its fields, best three. */
  children: ReactNode;
}

/** A plain GET form, so it searches before scripts arrive; with them the address stays tidy and the page is kept. */
export function SearchForm({ kind, action, label, button, children }: SearchFormProps) {
  const navigate = useNavigate();
  // Whoever leaves by another link finds it again, too.
  const keep = ({ currentTarget: form }: SyntheticEvent<HTMLFormElement>) => {
    const filled = Array.from(new FormData(form)).filter(([, text]) => typeof text === 'string');
    keepSearch({ kind, values: Object.fromEntries(filled) as Kept['values'] });
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    keep(event);
    void navigate(searchAddress(action, new FormData(event.currentTarget)));
  };
  return (
    <form
      action={action}
      method="get"
      role="search"
      aria-label={label}
      onSubmit={submit}
      onBlur={keep}
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
