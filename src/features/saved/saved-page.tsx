import { useLocation } from 'react-router';
import { saved } from '#messages';
import { keptPlace } from '#features/directory/near/kept-place.ts';
import { useKeptFocus } from '#features/directory/results/use-kept-focus.ts';
import { Arriving } from '#ui/arriving.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { OwnList } from './own-list.tsx';
import type { SavedData } from './saved-query.ts';
import { SharedList } from './shared-list.tsx';
import './saved.css';

/** Saved providers: those of this browser, or those of a link. */
export function SavedPage({ query, cards }: SavedData) {
  const isHere = useHydrated();
  const from = isHere ? keptPlace() : '';
  const { key } = useLocation();
  const place = useKeptFocus<HTMLDivElement>(key);
  return (
    <div ref={place} className="container-page grid grid-cols-[minmax(0,1fr)] gap-5 pt-6">
      <header className="grid gap-2">
        <h1 className="text-title">{query.ids ? saved.sharedTitle : saved.title}</h1>
        <p className="max-w-prose text-ink-2">{query.ids ? saved.sharedLead : saved.lead}</p>
      </header>
      {query.ids ? (
        <Arriving key={query.ids.join()} value={cards} fallback={<Loading />}>
          {(known) => <SharedList query={query} found={known} from={from} />}
        </Arriving>
      ) : isHere ? (
        <OwnList compared={query.compared} from={from} />
      ) : (
        <>
          <Loading />
          <p className="without-scripts rounded-card bg-surface-2 px-5 py-4">
            {saved.needsScripts}
          </p>
        </>
      )}
    </div>
  );
}

function Loading() {
  return (
    <div aria-hidden data-needs-script className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} className="h-40 rounded-card" />
      ))}
    </div>
  );
}
