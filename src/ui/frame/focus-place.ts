/** Moves the focus to a part of the page, so that Tab and screen readers go on from there. */
export function focusPlace(place: HTMLElement): void {
  // What takes the focus by itself stays within reach of the Tab key.
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** What had the focus is gone: reading goes on with the page. */
export const readOn = (): void => document.querySelector('main')?.focus({ preventScroll: true });

/** As a `ref`: when that goes away with the focus in it, reading goes on with the page. */
export const readOnAfter = (element: HTMLElement | null) => () => {
  if (element?.contains(document.activeElement)) readOn();
};
