import { useState } from 'react';
import { Map as MapIcon } from 'lucide-react';
import { useLocation } from 'react-router';
import { directory, failures, results as words } from '#messages';
import { useRightHours } from '#features/profiles/use-right-hours.ts';
import { isNothing, useSettled } from '#ui/use-settled.ts';
import { Arriving } from '#ui/arriving.tsx';
import { Button } from '#ui/button.tsx';
import { showNotice } from '#ui/notices.ts';
import type { Facets } from '../find-facets.server.ts';
import { counted, KINDS } from '../kinds.ts';
import { headline, isCountable, addressOf, pageTitle } from '../search-query.ts';
import { ActiveCriteria, FilterBar, SortSelect } from './filter-bar.tsx';
import { BackButton } from './back-button.tsx';
import {
  countOf,
  isFailed,
  type CountedQuery,
  type ResultsData,
  type ResultsOutcome,
} from './results-outcome.ts';
import { FilterSheet } from './filter-sheet.tsx';
import { OtherKind, OtherKindCards } from './other-kind.tsx';
import { ResultSkeletons } from './result-grid.tsx';
import { FoundCount, ShownResults } from './shown-results.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { NoResults } from './no-results.tsx';

/** A results page of either kind. */
export function ResultsPage({ query, outcome, facets }: ResultsData) {
  const { kind } = query;
  const isAll = Object.keys(query.values).length === 0;
  // A new key for each visit: a list that is loading takes the place of the old one at once.
  const { key } = useLocation();
  const first = facets instanceof Promise ? null : facets;
  const settled = useSettled<Facets | null>(facets, first, isNothing, key);
  const known = isCountable(query) ? settled.known : null;
  // Where nobody is, a zero beside each choice says nothing.
  const counts = countOf(known?.categories) === 0 && isAll ? null : known;
  const results = useKeptFocus(key);
  useRightHours(known !== null);
  return (
    <div data-accent={kind}>
      <div className="bg-accent-soft">
        <div className="container-page grid gap-3 py-2 md:py-3">
          <div className="flex items-center gap-1 md:gap-5">
            <BackButton />
            <h1 className="line-clamp-2 min-w-0 text-heading wrap-anywhere">{headline(query)}</h1>
          </div>
          <FilterBar query={query} facets={counts} />
        </div>
      </div>
      <section
        ref={results}
        aria-label={words.results}
        className="container-page grid grid-cols-[minmax(0,1fr)] gap-2 pt-2 md:gap-3 md:pt-3"
      >
        <div className="grid gap-x-8 gap-y-2 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
          <div className="flex flex-wrap gap-2 md:order-1 md:flex-nowrap">
            <FilterSheet query={query} facets={counts} />
            <SortSelect query={query} />
            <MapButton query={query} facets={counts} />
          </div>
          <div className="chip-row">
            <p role="status" className="font-semibold empty:sr-only max-md:text-small">
              <FoundCount
                key={key}
                outcome={outcome}
                loading={directory.loading(KINDS[kind].many)}
                words={(total) => (total === 0 && isAll ? null : counted(total, kind))}
                limit={query.limit}
              />
            </p>
            <Arriving key={`others ${key}`} value={facets}>
              {(others) => <OtherKind query={query} facets={others} />}
            </Arriving>
            <ActiveCriteria query={query} />
          </div>
        </div>
        <div>
          <Arriving
            key={key}
            value={outcome}
            isFailure={isFailed}
            fallback={<ResultSkeletons kind={kind} />}
          >
            {(found) => <ResultList query={query} outcome={found} facets={facets} />}
          </Arriving>
        </div>
      </section>
    </div>
  );
}

type ResultListProps = ResultsData & { outcome: ResultsOutcome };

/** Those of one kind. */
function ResultList({ query, outcome, facets }: ResultListProps) {
  return (
    <ShownResults
      outcome={outcome}
      facets={facets}
      askedPage={query.page}
      titleOf={(page) => pageTitle(query, page)}
      href={(page) => addressOf({ ...query, page })}
      all={KINDS[query.kind]}
      above={
        outcome.state === 'found' &&
        outcome.partial && <p className="mb-5 text-ink-2">{words.mostWords}</p>
      }
      nobody={
        <>
          <NoResults query={query} facets={facets} />
          <Arriving value={facets}>
            {(known) => <OtherKindCards query={query} facets={known} />}
          </Arriving>
        </>
      }
    />
  );
}

const loadSheet = () => import('./map-sheet.tsx');
type Sheet = Awaited<ReturnType<typeof loadSheet>>['MapSheet'];

/** Shows where the found ones are. Few ask for it, so the map comes when they do. */
function MapButton(props: CountedQuery) {
  const [open, setOpen] = useState<{ MapSheet: Sheet } | null>(null);
  const load = () =>
    loadSheet().then(setOpen, () => showNotice({ tone: 'info', text: failures.unexpected }));
  return (
    <>
      <Button
        variant="secondary"
        className="max-md:px-3"
        data-needs-script
        aria-haspopup="dialog"
        onClick={() => void load()}
      >
        <MapIcon aria-hidden className="size-5" />
        <span className="max-md:sr-only">{words.map}</span>
      </Button>
      {open && <open.MapSheet {...props} onClose={() => setOpen(null)} />}
    </>
  );
}
