import { keptPlace } from '#features/directory/near/kept-place.ts';
import type { PocketPart } from '#features/pocket/pocket.rules.ts';
import { DISTRICT_OF, type Location } from '#features/profiles/locations.rules.ts';
import { createStored } from '#ui/stored.ts';
import { isFreeLine } from './free-line.ts';

type Choices = Readonly<Record<string, boolean>>;

/** By district, or by nothing for the whole, what somebody switched on or off. */
const stored = createStored('keep-directory');

function readChoices(): Choices {
  try {
    const read: unknown = JSON.parse(stored.read() ?? '{}');
    return typeof read === 'object' && read !== null ? (read as Choices) : {};
  } catch {
    return {};
  }
}

const nameOf = ({ district }: Pick<PocketPart, 'district'>) => district ?? '';

export function choose(part: PocketPart, on: boolean): void {
  stored.write(JSON.stringify({ ...readChoices(), [nameOf(part)]: on }));
}

/** Whether a part shall be on this phone: as was chosen, else where it is already, or costs nobody anything. */
export function isWanted(part: PocketPart, isKept: boolean): boolean {
  const isNear = !part.district || part.district === DISTRICT_OF[keptPlace() as Location];
  return readChoices()[nameOf(part)] ?? (isKept || (isNear && isFreeLine()));
}

/** Whether a part that is on this phone may be brought anew by itself. */
export const mayRefresh = (part: PocketPart): boolean =>
  readChoices()[nameOf(part)] ?? isFreeLine();
