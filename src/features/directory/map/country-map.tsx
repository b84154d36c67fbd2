import type { ReactNode } from 'react';
import { Link } from '#ui/link.tsx';
import type { Location } from '#features/profiles/locations.rules.ts';
import { MAP_DISTRICTS, MAP_TOWNS } from '#platform/pack.ts';
import { MAP_HEIGHT, MAP_WIDTH, project } from './project.ts';
import './map.css';

interface CountedPlace {
  name: Location;
  /** Null as long as it is not known. */
  count: number | null;
}

interface CountryMapProps {
  places: readonly CountedPlace[];
  /** Where choosing a place leads. */
  to: (place: Location) => string;
  chosen?: Location | null;
  /** Says of what the numbers are: "specialists". */
  what: string;
  /** Further choices, below the list. */
  children?: ReactNode;
}

const SHAPES = '/pictures/belize.svg';
const TOWNS = MAP_TOWNS.map((town) => ({ ...town, at: project(town.longitude, town.latitude) }));

/**
 * The country to point at, and the same places as a list: for the keyboard, for screen readers, and for fingers that
 * are larger than a dot.
 */
export function CountryMap({ places, to, chosen = null, what, children }: CountryMapProps) {
  const counts = new Map(places.map(({ name, count }) => [name, count]));
  const titleOf = (name: Location) => {
    const count = counts.get(name);
    return count == null ? name : `${name}: ${count}`;
  };
  const pointer = (name: Location) => ({
    to: to(name),
    tabIndex: -1,
    'data-chosen': name === chosen || undefined,
    'data-empty': counts.get(name) === 0 || undefined,
  });
  return (
    <div className="country-map">
      <svg viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} aria-hidden="true" focusable="false">
        <use href={`${SHAPES}#belize`} className="map-land" />
        <use href={`${SHAPES}#cayes`} className="map-land" />
        {MAP_DISTRICTS.map(({ name, shape }) => (
          <Link key={name} {...pointer(name)} className="map-district">
            <title>{titleOf(name)}</title>
            <use href={`${SHAPES}#${shape}`} />
          </Link>
        ))}
        {TOWNS.map(({ name, short = name, at: [x, y], side }) => (
          <Link key={name} {...pointer(name)} className="map-town">
            <title>{titleOf(name)}</title>
            <circle cx={x} cy={y} r="15" className="map-reach" />
            <circle cx={x} cy={y} r="5" className="map-dot" />
            <text
              x={side === 'left' ? x - 10 : x + 10}
              y={y + 5}
              textAnchor={side === 'left' ? 'end' : 'start'}
            >
              {short}
            </text>
          </Link>
        ))}
      </svg>
      <ul aria-label={`Places with ${what}`} className="map-list">
        {places.map(({ name, count }) => (
          <li key={name}>
            <Link to={to(name)} aria-current={name === chosen ? 'true' : undefined}>
              <span>{name}</span>
              <span className="map-count">
                {count}
                <span className="sr-only"> {what}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {children && <div className="map-more">{children}</div>}
    </div>
  );
}
