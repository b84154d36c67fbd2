import type { ChangeEvent } from 'react';
import { FAILURES } from '#platform/failures.rules.ts';
import { showNotice } from '#ui/notices.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { keepPlace } from './kept-place.ts';

/** One more choice among places. Sent before its place is known, it means any. */
export function NearMe() {
  return (
    useHydrated() && (
      <option value="" data-near>
        Near me
      </option>
    )
  );
}

/**
 * For a list with that choice: once it is made, the nearest place is chosen instead, as if by hand; where that is not
 * known, what was chosen before.
 */
export const chooseNearest =
  (before: string) =>
  (event: ChangeEvent<HTMLSelectElement>): void => {
    const select = event.currentTarget;
    const option = select.selectedOptions[0];
    if (option?.dataset.near === undefined) return;
    event.stopPropagation();
    void replace(select, option, before);
  };

async function replace(select: HTMLSelectElement, option: HTMLOptionElement, before: string) {
  option.text = 'Finding you...';
  const found = await findNearest();
  option.text = 'Near me';
  // Another one may have been chosen meanwhile.
  if (!option.selected) return;
  if (found.place) {
    select.value = found.place;
    keepPlace(found.place);
    select.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    select.value = before;
    showNotice({ tone: 'info', text: found.problem });
  }
}

/** Few ask for it, so it comes when they do. */
const findNearest = () =>
  import('./nearest-place.ts').then(
    ({ findNearestPlace }) => findNearestPlace(),
    () => ({ place: null, problem: FAILURES.unexpected }),
  );
