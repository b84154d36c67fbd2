import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ActiveCriteria } from './active-criteria.tsx';
import { Arriving } from './arriving.tsx';
import { BackButton } from './back-button.tsx';
import { headline, isCountable } from './criteria.ts';
import { FilterBar } from './filter-bar.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import type { ResultsData } from './outcome.ts';
import { ResultCount } from './result-count.tsx';
import { ResultList } from './result-list.tsx';
import { ResultSkeletons } from './result-skeletons.tsx';
import type { ResultsKind } from './results-kinds.ts';
import { SortSelect } from './sort-select.tsx';
import { useSettled } from './use-settled.ts';
import { useKeptFocus } from './use-kept-focus.ts';

interface ResultsPageProps<Result> {
  kind: ResultsKind;
  data: ResultsData<Result>;
  renderCard: (result: Result, index: number) => ReactNode;
}

/** A results page of either kind. */
export function ResultsPage<Result>({ kind, data, renderCard }: ResultsPageProps<Result>) {
  const { criteria } = data;
  // A new key for each visit: a list that is loading takes the place of the old one at once.
  const { key } = useLocation();
  const settled = useSettled(data.around);
  const around = isCountable(kind, criteria) ? settled : null;
  const results = useKeptFocus(key);
  return (
    <div data-accent={kind.id}>
      <div className="bg-accent-soft">
        <div className="container-page grid gap-4 pt-3 pb-6 sm:pb-8">
          <div className="grid justify-items-start gap-1">
            <BackButton />
            <h1 className="max-w-full text-title wrap-anywhere">{headline(kind, criteria)}</h1>
          </div>
          <FilterBar kind={kind} criteria={criteria} around={around} />
        </div>
      </div>
      <section
        ref={results}
        aria-label="Results"
        className="container-page grid grid-cols-[minmax(0,1fr)] gap-6 pt-5 sm:pt-6"
      >
        <div className="grid gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
          <div className="grid grid-cols-2 gap-3 md:order-1 md:flex">
            <FilterSheet kind={kind} criteria={criteria} around={around} />
            <SortSelect kind={kind} criteria={criteria} />
          </div>
          <div className="grid min-w-0 gap-x-5 gap-y-3 md:flex md:flex-wrap md:items-center">
            <p role="status" className="font-semibold empty:sr-only">
              <Arriving key={key} value={data.outcome} fallback={`Loading ${kind.many}...`}>
                {(outcome) => <ResultCount kind={kind} outcome={outcome} />}
              </Arriving>
            </p>
            <ActiveCriteria kind={kind} criteria={criteria} />
          </div>
        </div>
        <div>
          <Arriving key={key} value={data.outcome} fallback={<ResultSkeletons kind={kind} />}>
            {(outcome) => (
              <ResultList
                kind={kind}
                criteria={criteria}
                outcome={outcome}
                around={data.around}
                renderCard={renderCard}
              />
            )}
          </Arriving>
        </div>
      </section>
    </div>
  );
}
