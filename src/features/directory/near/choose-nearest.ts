import { directory, near } from '#messages';
import type { Location } from '#features/profiles/locations.rules.ts';
import { COUNTRY } from '#platform/pack.ts';
import { nearestPlace, type Position } from '../map/positions.ts';
import { keepPlace } from './kept-place.ts';

const PATIENCE = 10_000;

/** Puts the nearest place where "Near me" is chosen; what to tell where there is none. */
export async function replaceByNearest(select: HTMLSelectElement): Promise<string | null> {
  const option = select.selectedOptions[0]!;
  option.text = near.finding;
  const found = await findNearest();
  option.text = directory.nearMe;
  // Another one may have been chosen meanwhile.
  if (!option.selected) return null;
  if ('problem' in found) return found.problem;
  select.value = found.place;
  keepPlace(found.place);
  if (select.form) select.form.dataset.near = found.place;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return null;
}

/** The place that is nearest to the visitor. Nothing else of the position is told to anybody. */
async function findNearest(): Promise<{ place: Location } | { problem: string }> {
  const position = await askPosition();
  if (typeof position === 'string') return { problem: near[position] };
  const place = nearestPlace(position);
  return place ? { place } : { problem: near.far(COUNTRY.name) };
}

type Failure = 'refused' | 'unavailable' | 'slow';

/** By the codes of a GeolocationPositionError. */
const FAILED: Record<number, Failure> = { 1: 'refused', 2: 'unavailable', 3: 'slow' };

function askPosition(): Promise<Position | Failure> {
  return new Promise((resolve) => {
    // Missing where the page is not served over https.
    if (!('geolocation' in navigator)) return resolve('unavailable');
    // The browser's own clock waits for the permission first.
    setTimeout(() => resolve('slow'), PATIENCE);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      ({ code }) => resolve(FAILED[code] ?? 'unavailable'),
      { maximumAge: 10 * 60_000, timeout: PATIENCE },
    );
  });
}
