import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import { createStored } from '#ui/stored.ts';

const stored = createStored('place');

/** The place that was searched in last, on this device. */
export function keptPlace(): string {
  const kept = stored.read();
  return LOCATIONS.find((place) => place === kept) ?? '';
}

export const keepPlace = (place: string): void => stored.write(place || null);
