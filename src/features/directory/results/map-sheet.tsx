import { results } from '#messages';
import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import { Sheet } from '#ui/sheet.tsx';
import { KINDS } from '../kinds.ts';
import { CountryMap } from '../map/country-map.tsx';
import { addressOf, findLocation } from '../search-query.ts';
import type { CountedQuery } from './results-outcome.ts';

interface MapSheetProps extends CountedQuery {
  onClose: () => void;
}

/** The found ones on the map: a place that is chosen becomes the filter. */
export function MapSheet({ query, facets, onClose }: MapSheetProps) {
  const { kind, values } = query;
  const sort = query.sort === 'near' ? 'best' : query.sort;
  const countOf = (name: string) => facets?.locations.find((each) => each.name === name)?.count;
  return (
    <Sheet open onClose={onClose} title={results.whereAre(KINDS[kind].many)}>
      <div
        onClick={(event) =>
          event.target instanceof Element && event.target.closest('a') && onClose()
        }
      >
        <CountryMap
          places={LOCATIONS.map((name) => ({ name, count: countOf(name) ?? null }))}
          what={KINDS[kind].many}
          chosen={findLocation(values.location) ?? null}
          to={(location) => addressOf({ kind, values: { ...values, location }, sort })}
        />
      </div>
    </Sheet>
  );
}
