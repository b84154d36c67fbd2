import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import { results } from '#messages';
import { pageHref } from '#platform/language.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import type { Facets } from '../find-facets.server.ts';
import { useAsk } from '../form/use-ask.ts';
import { KINDS } from '../kinds.ts';
import { addressOf, isCountable, type Asked } from '../search-query.ts';
import { totalOf, type CountedQuery } from './results-outcome.ts';
import { fetchFacets } from './fetch-results.ts';
import { FactFields, FilterFields } from './filter-fields.tsx';
import { askedIn, fillFilters, formValues } from './filter-form.ts';

/** The button that opens the filters on a phone. */
export function FilterSheet(props: CountedQuery) {
  const [open, setOpen] = useState(false);
  const active = Object.keys(props.query.values).length;
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => setOpen(true)}
        data-needs-script
        aria-haspopup="dialog"
        className="md:hidden"
      >
        <SlidersHorizontal aria-hidden className="size-5" />
        {results.filters}
        {active > 0 && (
          <span className="grid size-6 place-items-center rounded-full bg-accent text-tiny text-accent-ink tabular-nums">
            {active}
            <span className="sr-only">{results.active}</span>
          </span>
        )}
      </Button>
      {open && <FilterSheetForm {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The filters on a phone: chosen in peace, with a promise of what they will find. */
function FilterSheetForm({ query, facets, onClose }: CountedQuery & { onClose: () => void }) {
  const { kind } = query;
  const id = useId();
  const ask = useAsk();
  const form = useRef<HTMLFormElement>(null);
  const shown = { kind, values: formValues(query), sort: query.sort };
  const [{ values: start }] = useState(shown);
  const [asked, setAsked] = useState<Asked>(shown);
  const live = useLiveFacets(asked, { address: addressOf(shown), facets });

  const read = () => form.current && setAsked(askedIn(form.current, kind));
  const clear = () => {
    if (form.current) fillFilters(form.current, {});
    read();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = addressOf(askedIn(event.currentTarget, kind));
    onClose();
    ask(address);
  };

  return (
    <Sheet
      open
      onClose={onClose}
      title={results.filterSome(KINDS[kind].many)}
      footer={
        <div className="flex gap-3">
          <Button variant="secondary" onClick={clear}>
            {results.clear}
          </Button>
          <Button type="submit" form={id} wide>
            <span aria-live="polite">
              {live ? results.showCount(totalOf(asked, live)) : results.showResults}
            </span>
          </Button>
        </div>
      }
    >
      <form
        ref={form}
        id={id}
        // Starting in the first field would bring up a phone's keyboard over the others.
        tabIndex={-1}
        data-autofocus
        action={pageHref(KINDS[kind].path)}
        onSubmit={submit}
        onChange={read}
        onInput={read}
        // A suggestion that is taken fills its field without a word to anyone.
        onClick={read}
        onKeyUp={read}
        className="grid gap-5"
      >
        <FilterFields kind={kind} values={start} facets={live} />
        <FactFields values={start} facets={live} />
      </form>
    </Sheet>
  );
}

const PAUSE = 250;

interface Counted {
  address: string;
  facets: Facets | null;
}

/** Counts for filters that are being chosen; null where they cannot be known. Those of the page may come or change meanwhile. */
function useLiveFacets(asked: Asked, known: Counted): Facets | null {
  const address = addressOf(asked);
  const [counted, setCounted] = useState(known);
  useEffect(() => {
    if (counted.address === address) return;
    const stop = new AbortController();
    const show = (facets: Facets | null) => {
      if (!stop.signal.aborted) setCounted({ address, facets });
    };
    const timer = setTimeout(() => {
      fetchFacets(asked, stop.signal).then(show, () => show(null));
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
    // The address stands for what is asked, which is new with every reading of the form.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [address, counted.address]);
  if (!isCountable(asked)) return null;
  return (counted.address === known.address && known.facets) || counted.facets;
}
