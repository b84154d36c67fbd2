import { useId, type FormEvent } from 'react';
import { Search } from 'lucide-react';
import { useNavigate } from 'react-router';
import { results } from '#messages';
import { pageHref } from '#platform/language.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { Chip } from '#ui/chip.tsx';
import { Link } from '#ui/link.tsx';
import { useAsk } from '../form/use-ask.ts';
import { KINDS } from '../kinds.ts';
import {
  addressOf,
  currentQuery,
  findLocation,
  type SearchQuery,
  valueName,
  without,
} from '../search-query.ts';
import { ORDERS, type Order } from '../search.rules.ts';
import type { CountedQuery } from './results-outcome.ts';
import { FactFields, FilterFields } from './filter-fields.tsx';
import { askedIn, formValues, useFollowingForm } from './filter-form.ts';
import { factFilterWords } from '../fact-filters.ts';

const FORM_ID = 'filters';

/** The filters on a wide screen, and on any screen where no script can open the sheet. */
export function FilterBar({ query, facets }: CountedQuery) {
  const { kind } = query;
  const ask = useAsk();
  const form = useFollowingForm(query);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget: filled } = event;
    ask(addressOf(askedIn(filled, kind)));
    // From now on the address says the order, until "Near me" is chosen again.
    delete filled.dataset.near;
  };
  // A choice from a list is complete as it is; words are sent when they are finished.
  const change = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    const isBox = target instanceof HTMLInputElement && target.type === 'checkbox';
    if (isBox || target instanceof HTMLSelectElement) currentTarget.requestSubmit();
  };

  return (
    <form
      ref={form}
      id={FORM_ID}
      role="search"
      aria-label={results.filterSome(KINDS[kind].many)}
      action={pageHref(KINDS[kind].path)}
      onSubmit={submit}
      onChange={change}
      className="grid gap-4 rounded-card bg-surface p-3 shadow-mid max-md:[@media(scripting:enabled)]:hidden md:grid-cols-[1fr_1fr_1fr_auto] md:items-end md:max-lg:gap-3 lg:grid-cols-[1.3fr_1fr_1fr_auto]"
    >
      <FilterFields kind={kind} values={formValues(query)} facets={facets} />
      <Button type="submit" className="max-md:order-last md:max-lg:px-4">
        <Search aria-hidden className="size-5" />
        <span className="md:max-lg:sr-only">{results.search}</span>
      </Button>
      <FactFields values={query.values} facets={facets} />
    </form>
  );
}

const orderNames = (): Record<Order, string> => ({
  best: results.best,
  near: results.near,
  rating: results.rating,
  newest: results.newest,
  name: results.byName,
});

/** Belongs to the filter form, so that its button sends the order along where no script does. */
export function SortSelect({ query: { kind, sort, values } }: { query: SearchQuery }) {
  const offered = ORDERS.filter((order) => order !== 'near' || findLocation(values.location));
  const names = orderNames();
  const id = useId();
  const navigate = useNavigate();
  const sortBy = (order: Order) => {
    const query = currentQuery(kind);
    void navigate(addressOf({ ...query, sort: order, page: 1 }), { preventScrollReset: true });
  };
  return (
    <div className="grid min-w-[4.5rem] flex-1 items-center gap-2.5 md:flex md:flex-none">
      <label htmlFor={id} className="shrink-0 text-small font-medium text-ink-2 max-md:sr-only">
        {results.sortBy}
      </label>
      <Select
        id={id}
        name="sort"
        form={FORM_ID}
        value={sort}
        onChange={(event) => sortBy(event.target.value as Order)}
      >
        {offered.map((order) => (
          <option key={order} value={order}>
            {names[order]}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** The line that says what was asked for; each part can be taken back. */
export function ActiveCriteria({ query: { kind, values, sort } }: { query: SearchQuery }) {
  const active = KINDS[kind].fields.filter((name) => values[name]);
  const labelOf = (name: string) =>
    name === 'location' && sort === 'near' ? results.nearPlace : KINDS[kind].labels[name];
  if (active.length === 0) return null;
  return (
    <ul aria-label={results.activeCriteria}>
      {active.map((name) => {
        const value = values[name]!;
        const fact = factFilterWords(name, value);
        const [label, said] = [labelOf(name), valueName(name, value)];
        return (
          <li key={name}>
            <Chip
              removeTo={addressOf({ kind, values: without(values, name), sort })}
              removeLabel={results.remove(fact ?? `${label}: ${said}`)}
            >
              {fact ?? (
                <>
                  {label}: <strong className="font-semibold">{said}</strong>
                </>
              )}
            </Chip>
          </li>
        );
      })}
      {active.length > 1 && (
        <li>
          <Link
            to={addressOf({ kind, values: {}, sort })}
            preventScrollReset
            className="inline-flex min-h-11 items-center px-1.5 text-small font-semibold text-accent underline-offset-4 hover:underline"
          >
            {results.clearAll}
          </Link>
        </li>
      )}
    </ul>
  );
}
