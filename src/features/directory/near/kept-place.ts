import { LOCATIONS } from '#features/profiles/locations.rules.ts';

const PLACE_KEY = 'place';

/** The place that was searched in last, on this device; storage may be forbidden. */
export function keptPlace(): string {
  try {
    const kept = localStorage.getItem(PLACE_KEY);
    return LOCATIONS.find((place) => place === kept) ?? '';
  } catch {
    return '';
  }
}

export function keepPlace(place: string): void {
  try {
    if (place) localStorage.setItem(PLACE_KEY, place);
    else localStorage.removeItem(PLACE_KEY);
  } catch {
    // The next search begins with all places.
  }
}
