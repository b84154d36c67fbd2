import type { ReactNode, SyntheticEvent } from 'react';
import { directory } from '#messages';
import type { Location } from '#features/profiles/locations.rules.ts';
import { placeName } from '#platform/names.rules.ts';
import { MAP_TOWNS } from '#platform/pack.ts';
import { Link } from '#ui/link.tsx';
import { countIn, MAPPED, type CountedPlace, type Counts } from './districts.ts';
import { MAP_HEIGHT, MAP_WIDTH, pointAt } from './project.ts';
import './map.css';

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

const SHAPES = '/pictures/map.svg';
const TOWNS = MAP_TOWNS.map((town) => ({ ...town, at: pointAt(town.longitude, town.latitude) }));

/**
 * The country to point at, the darker the more there are, and the same places as a list: for the keyboard, for screen
 * readers, and for fingers, which are larger than a town.
 */
export function CountryMap({ places, to, chosen = null, what, children }: CountryMapProps) {
  const counts = new Map(places.map(({ name, count }) => [name, count]));
  const most = Math.max(1, ...MAPPED.map((district) => countIn(district, counts)));
  const pointer = (name: Location) => ({
    to: to(name),
    tabIndex: -1,
    'data-chosen': name === chosen || undefined,
  });
  return (
    <div
      className="country-map"
      onPointerOver={lightUp}
      onPointerLeave={lightUp}
      onFocus={lightUp}
      onBlur={lightUp}
    >
      <svg viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} aria-hidden="true" focusable="false">
        <use href={`${SHAPES}#land`} className="map-land" />
        {MAPPED.map((district) => (
          <Link key={district.name} {...pointer(district.name)} className="map-district">
            <use
              href={`${SHAPES}#${district.shape}`}
              fillOpacity={(0.12 + (0.48 * countIn(district, counts)) / most).toFixed(2)}
            />
          </Link>
        ))}
        {MAPPED.map(({ title, at: [x, y] }) => (
          <text key={title} x={x} y={y} textAnchor="middle" className="map-name">
            {placeName(title)}
          </text>
        ))}
        {TOWNS.map(({ name, short = placeName(name), at: [x, y], side, small }) => (
          <Link key={name} {...pointer(name)} className="map-town">
            <circle cx={x} cy={y} r="6" />
            {side && (
              <text
                className={small && 'map-small'}
                x={side === 'left' ? x - 10 : x + 10}
                y={y + 5}
                textAnchor={side === 'left' ? 'end' : 'start'}
              >
                {short}
              </text>
            )}
          </Link>
        ))}
      </svg>
      <PlaceList counts={counts} to={to} chosen={chosen} what={what} />
      {children && <div className="map-more">{children}</div>}
    </div>
  );
}

/** What is pointed at in the list lights up on the map, and the other way round. */
function lightUp({ type, target, currentTarget }: SyntheticEvent<HTMLElement>): void {
  const isOver = type === 'pointerover' || type === 'focus';
  const link = isOver && target instanceof Element && target.closest('a');
  const href = link ? link.getAttribute('href') : null;
  for (const each of currentTarget.querySelectorAll('svg a, .map-list a'))
    each.toggleAttribute('data-lit', each.getAttribute('href') === href);
}

interface PlaceListProps {
  counts: Counts;
  to: (place: Location) => string;
  chosen: Location | null;
  what: string;
}

/** Districts with their towns below them. */
function PlaceList({ counts, to, chosen, what }: PlaceListProps) {
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
