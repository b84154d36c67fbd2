import { useState } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import type { Facets } from '../find-facets.server.ts';
import type { Criteria } from './criteria.ts';
import { FilterSheetForm } from './filter-sheet-form.tsx';
import type { ResultsKind } from './results-kinds.ts';

interface FilterSheetProps {
  kind: ResultsKind;
  criteria: Criteria;
  around: Facets | null;
}

/** The button that opens the filters on a phone. */
export function FilterSheet({ kind, criteria, around }: FilterSheetProps) {
  const [open, setOpen] = useState(false);
  const active = Object.keys(criteria.values).length;
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
        Filters
        {active > 0 && (
          <span className="grid size-6 place-items-center rounded-full bg-accent text-tiny text-accent-ink tabular-nums">
            {active}
            <span className="sr-only"> active</span>
          </span>
        )}
      </Button>
      {open && (
        <FilterSheetForm
          kind={kind}
          criteria={criteria}
          around={around}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
