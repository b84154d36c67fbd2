import { useId, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import type { Facets } from '../find-facets.server.ts';
import { totalOf } from './counts.ts';
import { addressOf, currentCriteria, type Criteria } from './criteria.ts';
import { FilterFields } from './filter-fields.tsx';
import { fillFilters, formValues, readFilters } from './filter-form.ts';
import type { ResultsKind } from './results-kinds.ts';
import { useLiveFacets } from './use-live-facets.ts';

interface FilterSheetFormProps {
  kind: ResultsKind;
  criteria: Criteria;
  around: Facets | null;
  onClose: () => void;
}

/** The filters on a phone: chosen in peace, with a promise of what they will find. */
export function FilterSheetForm({ kind, criteria, around, onClose }: FilterSheetFormProps) {
  const id = useId();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [start] = useState(() => formValues(kind, criteria));
  const [values, setValues] = useState(start);
  const live = useLiveFacets(kind, values, around);

  const read = () => form.current && setValues(readFilters(form.current));
  const clear = () => {
    if (form.current) fillFilters(form.current, {});
    read();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = readFilters(event.currentTarget);
    onClose();
    void navigate(addressOf(kind, { values: chosen, sort: currentCriteria(kind).sort }));
  };

  return (
    <Sheet
      open
      onClose={onClose}
      title={`Filter ${kind.many}`}
      footer={
        <div className="flex gap-3">
          <Button variant="secondary" onClick={clear}>
            Clear
          </Button>
          <Button type="submit" form={id} wide>
            <span aria-live="polite">{promise(live && totalOf(kind, values, live))}</span>
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
        action={kind.path}
        onSubmit={submit}
        onChange={read}
        // A suggestion that is taken fills its field without a word to anyone.
        onClick={read}
        onKeyUp={read}
        className="grid gap-5"
      >
        <FilterFields kind={kind} values={start} around={live} />
      </form>
    </Sheet>
  );
}

function promise(count: number | null): string {
  if (count === null) return 'Show results';
  return `Show ${count} ${count === 1 ? 'result' : 'results'}`;
}
