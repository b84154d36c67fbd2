import { useId } from 'react';
import { useNavigate } from 'react-router';
import { Select } from '#ui/select.tsx';
import { ORDERS, type Order } from '../search.rules.ts';
import { addressOf, currentCriteria, type Criteria } from './criteria.ts';
import { FILTER_FORM } from './filter-bar.tsx';
import type { ResultsKind } from './results-kinds.ts';

const names: Record<Order, string> = {
  best: 'Best match',
  rating: 'Highest rated',
  newest: 'Newest',
  name: 'Name, A to Z',
};

/** Belongs to the filter form, so that its button sends the order along where no script does. */
export function SortSelect({ kind, criteria }: { kind: ResultsKind; criteria: Criteria }) {
  const id = useId();
  const navigate = useNavigate();
  const sortBy = (value: string) => {
    const sort = ORDERS.find((order) => order === value) ?? 'best';
    const { values } = currentCriteria(kind);
    void navigate(addressOf(kind, { values, sort }), { preventScrollReset: true });
  };
  return (
    <div className="flex min-w-0 items-center gap-2.5">
      <label htmlFor={id} className="shrink-0 text-small font-medium text-ink-2 max-md:sr-only">
        Sort by
      </label>
      <Select
        id={id}
        name="sort"
        form={FILTER_FORM}
        value={criteria.sort}
        onChange={(event) => sortBy(event.target.value)}
      >
        {ORDERS.map((order) => (
          <option key={order} value={order}>
            {names[order]}
          </option>
        ))}
      </Select>
    </div>
  );
}
