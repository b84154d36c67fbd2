import { directory } from '#messages';
import type { Location } from '#features/profiles/locations.rules.ts';
import { placeName } from '#platform/names.rules.ts';
import { Link } from '#ui/link.tsx';
import { MAPPED, type Counts } from './districts.ts';

interface PlaceListProps {
  counts: Counts;
  to: (place: Location) => string;
  chosen: Location | null;
  what: string;
}

/** Districts with their towns below them. */
export function PlaceList({ counts, to, chosen, what }: PlaceListProps) {
  const row = (name: Location) => (
    <Link to={to(name)} aria-current={name === chosen ? 'true' : undefined}>
      <span>{placeName(name)}</span>
      <span className="map-count">
        {/* Nobody is not a number that anybody looks for. */}
        {counts.get(name) ? (
          <>
            {counts.get(name)}
            <span className="sr-only">{` ${what}`}</span>
          </>
        ) : null}
      </span>
    </Link>
  );
  return (
    <ul aria-label={directory.placesWith(what)} className="map-list">
      {MAPPED.map(({ title, places }) => {
        const listed = places.filter((place) => counts.has(place));
        const head = listed.find((place) => place === title);
        if (listed.length === 0) return null;
        return (
          <li key={title}>
            {/* One that is no place itself is only a heading: who serves several of its towns is counted in each. */}
            {head ? row(head) : <span className="map-heading">{placeName(title)}</span>}
            {listed.length > (head ? 1 : 0) && (
              <ul>{listed.map((name) => name !== head && <li key={name}>{row(name)}</li>)}</ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}
