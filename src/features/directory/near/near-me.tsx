import type { ChangeEvent, FocusEvent } from 'react';
import { directory, failures } from '#messages';
import { dismissNotice, showNotice } from '#ui/notices.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

/** One more choice among places. Sent before its place is known, it means any. */
export function NearMe() {
  return (
    useHydrated() && (
      <option ref={(option) => remember(option?.closest('select'))} value="" data-near>
        {directory.nearMe}
      </option>
    )
  );
}

const loadNearest = () => import('./choose-nearest.ts');

const isNear = (select: HTMLSelectElement) =>
  select.options[select.selectedIndex]?.dataset.near !== undefined;

/** Also what was chosen by no hand: a list is in focus before it changes, or was before it had that choice. */
function remember(select: HTMLSelectElement | null | undefined): void {
  if (select && !isNear(select)) select.dataset.before = select.value;
}

/**
 * For a list with that choice: once it is made, the nearest place is chosen instead, as if by hand; where that is not
 * known, what was chosen before. Few ask for it, so the rest comes when they do.
 */
export const choosingNearest = {
  onFocus: (event: FocusEvent<HTMLSelectElement>): void => remember(event.currentTarget),
  onChange: (event: ChangeEvent<HTMLSelectElement>): void => {
    const select = event.currentTarget;
    remember(select);
    if (!isNear(select)) return;
    event.stopPropagation();
    void loadNearest()
      .then(
        ({ replaceByNearest }) => replaceByNearest(select),
        () => failures.unexpected,
      )
      .then((problem) => {
        dismissNotice(refusal);
        if (problem) restore(select, problem);
      });
  },
};

let refusal = 0;

/** Whoever has read the form meanwhile reads it again; nothing new was chosen. */
function restore(select: HTMLSelectElement, problem: string): void {
  select.value = select.dataset.before ?? '';
  select.dispatchEvent(new Event('input', { bubbles: true }));
  refusal = showNotice({ tone: 'info', text: problem });
}
