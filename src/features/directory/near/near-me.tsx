import type { ChangeEvent } from 'react';
import { directory, failures } from '#messages';
import { showNotice } from '#ui/notices.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

/** One more choice among places. Sent before its place is known, it means any. */
export function NearMe() {
  return (
    useHydrated() && (
      <option value="" data-near>
        {directory.nearMe}
      </option>
    )
  );
}

const loadNearest = () => import('./choose-nearest.ts');

/**
 * For a list with that choice: once it is made, the nearest place is chosen instead, as if by hand; where that is not
 * known, what was chosen before. Few ask for it, so the rest comes when they do.
 */
export const chooseNearest =
  (before: string) =>
  (event: ChangeEvent<HTMLSelectElement>): void => {
    const select = event.currentTarget;
    if (select.selectedOptions[0]?.dataset.near === undefined) return;
    event.stopPropagation();
    loadNearest().then(
      ({ replaceByNearest }) => replaceByNearest(select, before),
      () => {
        select.value = before;
        showNotice({ tone: 'info', text: failures.unexpected });
      },
    );
  };
