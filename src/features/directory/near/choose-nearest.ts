import { showNotice } from '#ui/notices.ts';
import { keepPlace } from './kept-place.ts';
import { findNearestPlace } from './nearest-place.ts';

/** Puts the nearest place where "Near me" is chosen. */
export async function replaceByNearest(select: HTMLSelectElement, before: string): Promise<void> {
  const option = select.selectedOptions[0]!;
  option.text = 'Finding you...';
  const found = await findNearestPlace();
  option.text = 'Near me';
  // Another one may have been chosen meanwhile.
  if (!option.selected) return;
  if (found.place) {
    select.value = found.place;
    keepPlace(found.place);
    if (select.form) select.form.dataset.near = found.place;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    select.value = before;
    showNotice({ tone: 'info', text: found.problem });
  }
}
