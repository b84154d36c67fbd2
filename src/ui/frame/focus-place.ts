/** Moves the focus to a part of the page, so that Tab and screen readers go on from there. */
export function focusPlace(place: HTMLElement): void {
  // What takes the focus by itself stays within reach of the Tab key.
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
