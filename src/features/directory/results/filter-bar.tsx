import type { FormEvent } from 'react';
import { Search } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import type { Facets } from '../find-facets.server.ts';
import { addressOf, currentCriteria, type Criteria } from './criteria.ts';
import { FilterFields } from './filter-fields.tsx';
import { formValues, readFilters, useFollowingForm } from './filter-form.ts';
import type { ResultsKind } from './results-kinds.ts';

export const FILTER_FORM = 'filters';

interface FilterBarProps {
  kind: ResultsKind;
  criteria: Criteria;
  around: Facets | null;
}

/** The filters on a wide screen, and on any screen where no script can open the sheet. */
export function FilterBar({ kind, criteria, around }: FilterBarProps) {
  const navigate = useNavigate();
  const form = useFollowingForm(kind, criteria);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = readFilters(event.currentTarget);
    void navigate(addressOf(kind, { values, sort: currentCriteria(kind).sort }));
  };
  // A choice from a list is complete as it is; words are sent when they are finished.
  const change = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLSelectElement) currentTarget.requestSubmit();
  };

  return (
    <form
      ref={form}
      id={FILTER_FORM}
      role="search"
      aria-label={`Filter ${kind.many}`}
      action={kind.path}
      onSubmit={submit}
      onChange={change}
      className="grid gap-4 rounded-card bg-surface p-5 shadow-mid max-md:[@media(scripting:enabled)]:hidden md:grid-cols-[1fr_1fr_auto] md:items-end lg:grid-cols-[1.3fr_1fr_1fr_auto] md:max-lg:[&>:first-child]:col-span-full"
    >
      <FilterFields kind={kind} values={formValues(kind, criteria)} around={around} />
      <Button type="submit">
        <Search aria-hidden className="size-5" />
        Search
      </Button>
    </form>
  );
}
